// A paper as one HTML file. Every word that goes in is escaped here and nowhere else, and the file's own policy forbids
// scripts besides: it is opened from a disk, where no header protects it.

import { escapeHtml } from '#content/wording/text.ts';
import type { PaperBlock, PaperDocument } from '../paper-document.ts';
import { paperStyle, type SheetColors } from './paper-style.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function writeHtml(paper: PaperDocument, colors: SheetColors): string {
  const { company, title, head, sections } = paper;
  const lines = [company.addressLine, company.phone, company.email, company.hours].map(escapeHtml);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title}, ${company.name}`)}</title>
<style>${paperStyle(colors)}</style>
</head>
<body>
<main>
<header><p class="company">${escapeHtml(company.name)}</p><address>${lines.join('<br>')}</address></header>
<h1>${escapeHtml(title)}</h1>
${pairs('head', head)}
${sections.map(({ heading, blocks }) => `<section>\n<h2>${escapeHtml(heading)}</h2>\n${blocks.map(writeBlock).join('\n')}\n</section>`).join('\n')}
</main>
</body>
</html>
`;
}

interface Pair {
  readonly label: string;
  readonly text: string;
  readonly isMain?: boolean;
}

/** Typed words stand apart from ours: a name that runs from right to left must not turn the line around. */
function pairs(name: string, facts: readonly Pair[]): string {
  const items = facts.map(
    ({ label, text, isMain }) =>
      `<div${isMain ? ' class="main"' : ''}><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd></div>`,
  );
  return `<dl class="${name}">${items.join('')}</dl>`;
}

function writeBlock(block: PaperBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p${block.isFine ? ' class="fine"' : ''}>${escapeHtml(block.text)}</p>`;
    case 'facts':
      return pairs('facts', block.facts);
    case 'figures':
      return pairs('figures', block.figures);
    case 'table': {
      const row = (cells: readonly string[]) =>
        `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
      const columns = block.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
      const sum = block.sum ? `<tfoot>${row(block.sum)}</tfoot>` : '';
      return `<table><thead><tr>${columns}</tr></thead><tbody>${block.rows.map(row).join('')}</tbody>${sum}</table>`;
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
      if (block.marks === 'number') return `<ol>${items}</ol>`;
      return `<ul${block.marks === 'box' ? ' class="boxes"' : ''}>${items}</ul>`;
    }
    case 'offer':
      return `<p class="offer"><strong>${escapeHtml(block.amount)}</strong> ${escapeHtml(block.text)} ${escapeHtml(block.note)}</p>`;
  }
}
