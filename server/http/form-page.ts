// A built page with a form, taken apart once, to be put together again with what a visitor typed.

import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { Fields } from './form-bodies.ts';
import { joinMarkup, Markup, markup } from './markup.ts';

export interface FilledForm {
  readonly typed: Fields;
  readonly errors: FieldErrors;
  readonly summary: (linkOf: (field: string) => string | undefined) => Markup;
  readonly title: (title: Markup) => Markup;
}

export type WriteFormPage = (form: FilledForm) => string;

type Piece = Markup | ((form: FilledForm) => Markup);

/**
 * Takes a page, as browsers without script have it, apart at its title, at the form whose action is `action`, and at the
 * form's controls. Null when there is no such form, as in a site built for static hosting.
 */
export function compileFormPage(builtHtml: string, action: string): WriteFormPage | null {
  const html = withoutScript(builtHtml);
  const opening = new RegExp(`<form\\b[^>]*\\saction="${action}"[^>]*>`).exec(html);
  const end = html.indexOf('</form>', opening?.index);
  if (!opening || end === -1) return null;
  const start = opening.index + opening[0].length;
  const { pieces, ids } = compileControls(html.slice(start, end));
  const page: Piece[] = [
    ...compileTitle(html.slice(0, start)),
    ({ summary }) => summary((field) => ids.get(field)),
    ...pieces,
    new Markup(html.slice(end)),
  ];
  return (form) => joinMarkup(page.map((piece) => (piece instanceof Markup ? piece : piece(form)))).html;
}

/** A script that failed or came late would draw a new form over what was typed, and hide the reason beside it. */
function withoutScript(html: string): string {
  return html
    .replace(/<noscript data-plain-form[^>]*>([\s\S]*?)<\/noscript>/, '$1')
    .replace(/(<astro-island\b[^>]*?)\sclient="[^"]*"/g, '$1');
}

function compileTitle(html: string): Piece[] {
  const [, before, title, after] = /^([\s\S]*?<title[^>]*>)([^<]*)(<\/title>[\s\S]*)$/.exec(html) ?? [];
  if (before === undefined || title === undefined || after === undefined) return [new Markup(html)];
  return [new Markup(before), (form) => form.title(new Markup(title)), new Markup(after)];
}

interface Tag {
  readonly name: string;
  /** Values as they are in the page, escaped. */
  readonly attributes: ReadonlyMap<string, string>;
}

function compileControls(html: string): { pieces: Piece[]; ids: Map<string, string> } {
  const pieces: Piece[] = [];
  const ids = new Map<string, string>();
  let select: Tag | undefined;
  let rest = 0;
  for (const match of html.matchAll(
    /<(input|select|option|textarea|\/select)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g,
  )) {
    pieces.push(new Markup(html.slice(rest, match.index)));
    rest = match.index + match[0].length;
    const [whole, name = '', attributes = '', text = ''] = match;
    const tag: Tag = { name, attributes: readAttributes(attributes) };
    const field = tag.attributes.get('name');
    const id = tag.attributes.get('id');
    if (field !== undefined && id !== undefined && !ids.has(field)) ids.set(field, id);
    if (name === 'select') select = tag;
    if (name === 'option' && select) pieces.push(compileOption(tag, select));
    else if (name === '/select' && select) pieces.push(new Markup(whole), errorAfter(select));
    else if (isTyped(field)) pieces.push(compileControl(tag, field, new Markup(text)));
    else pieces.push(new Markup(whole));
  }
  pieces.push(new Markup(html.slice(rest)));
  return { pieces, ids };
}

/** The honeypot and whatever else is ours comes back as it was built. */
const isTyped = (field: string | undefined): field is string => field !== undefined && !field.startsWith('_');

function compileControl(tag: Tag, field: string, text: Markup): Piece {
  const type = tag.attributes.get('type') ?? '';
  const error = tag.name === 'select' ? () => new Markup('') : errorAfter(tag);
  return (form) => {
    const typed = typedIn(form, field);
    const marked = withError(tag, form);
    if (tag.name === 'select') return writeTag(marked);
    if (tag.name === 'textarea') return markup`${writeTag(marked)}${typed ?? text}</textarea>${error(form)}`;
    if (type === 'radio' || type === 'checkbox') return writeTag(withChoice(marked, 'checked', typed));
    return markup`${writeTag(marked, typed === undefined ? {} : { value: typed })}${error(form)}`;
  };
}

function compileOption(option: Tag, select: Tag): Piece {
  const field = select.attributes.get('name');
  return (form) =>
    writeTag(withChoice(option, 'selected', isTyped(field) ? typedIn(form, field) : undefined));
}

/** A browser's form sends texts. Whatever else arrived was not typed here. */
function typedIn({ typed }: FilledForm, field: string): string | undefined {
  const value = Object.hasOwn(typed, field) ? typed[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withChoice(tag: Tag, mark: 'checked' | 'selected', typed: string | undefined): Tag {
  if (typed === undefined) return tag;
  const attributes = new Map(tag.attributes);
  attributes.delete(mark);
  if (markup`${typed}`.html === attributes.get('value')) attributes.set(mark, '');
  return { ...tag, attributes };
}

function withError(tag: Tag, { errors }: FilledForm): Tag {
  const id = tag.attributes.get('id');
  if (id === undefined || errors[tag.attributes.get('name') ?? ''] === undefined) return tag;
  const described = [`${id}-error`, tag.attributes.get('aria-describedby') ?? ''].join(' ').trim();
  return {
    ...tag,
    attributes: new Map([...tag.attributes, ['aria-invalid', 'true'], ['aria-describedby', described]]),
  };
}

function errorAfter({ attributes }: Tag): (form: FilledForm) => Markup {
  const id = attributes.get('id');
  return ({ errors }) => {
    const message = errors[attributes.get('name') ?? ''];
    if (id === undefined || message === undefined) return new Markup('');
    return markup`<p id="${new Markup(id)}-error" data-field-error>${message}</p>`;
  };
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function writeTag({ name, attributes }: Tag, filled: Readonly<Record<string, string>> = {}): Markup {
  const kept = [...attributes].filter(([attribute]) => !Object.hasOwn(filled, attribute));
  return joinMarkup([
    new Markup(`<${name}`),
    ...kept.map(([attribute, value]) => new Markup(` ${attribute}="${value}"`)),
    ...Object.entries(filled).map(([attribute, value]) => markup` ${new Markup(attribute)}="${value}"`),
    new Markup('>'),
  ]);
}
