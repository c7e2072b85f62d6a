import { escapeHtml } from '#content/wording/text.ts';

/** HTML as we wrote or built it. Only what is not `Markup` is escaped when a page is put together. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** Puts HTML together: whatever is filled in is escaped, unless it is `Markup` already. */
export function markup(parts: TemplateStringsArray, ...filled: readonly (string | Markup)[]): Markup {
  const html = filled.map(
    (each, place) => `${parts[place]}${each instanceof Markup ? each.html : escapeHtml(each)}`,
  );
  return new Markup(`${html.join('')}${parts.at(-1)}`);
}

export function joinMarkup(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ html }) => html).join(''));
}
