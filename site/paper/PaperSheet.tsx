import type { LabelledText, PaperBlock, PaperDocument } from '#calculators/paper/paper-document.ts';

/** A paper as markup, for the print window and the HTML file. paper-sheet.css styles it, and nothing else does. */
export function PaperSheet({ paper }: { readonly paper: PaperDocument }) {
  const { company, title, head, sections } = paper;
  return (
    <main>
      <header>
        <p className="company">{company.name}</p>
        <address>
          {company.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </header>
      <h1>{title}</h1>
      <Pairs className="head" pairs={head} />
      {sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
            <Block key={position} block={block} />
          ))}
        </section>
      ))}
    </main>
  );
}

interface PairsProps {
  readonly className: string;
  readonly pairs: readonly (LabelledText & { readonly isMain?: boolean })[];
}

function Pairs({ className, pairs }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(({ label, text, isMain }) => (
        <div key={label} className={isMain ? 'main' : undefined}>
          <dt>{label}</dt>
          {/* A name may run from right to left. */}
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  switch (block.kind) {
    case 'text':
      return <p className={block.isFine ? 'fine' : undefined}>{block.text}</p>;
    case 'facts':
      return <Pairs className="facts" pairs={block.facts} />;
    case 'figures':
      return <Pairs className="figures" pairs={block.figures} />;
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <TableRow key={row[0]} cells={row} />
            ))}
          </tbody>
          <tfoot>
            <TableRow cells={block.total} />
          </tfoot>
        </table>
      );
    case 'list':
      return (
        <ul className={block.marks}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'offer':
      return (
        <div className="offer">
          <p className="amount">{block.amount}</p>
          <div>
            <p>{block.text}</p>
            <p>{block.note}</p>
          </div>
        </div>
      );
  }
}

function TableRow({ cells }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <td key={position}>{cell}</td>
      ))}
    </tr>
  );
}
