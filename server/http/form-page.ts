// A built page with a form, put together again with what a visitor typed.

import type { FieldErrors } from '#leads/forms/field-errors.ts';
import type { Fields } from './form-bodies.ts';
import { Markup, markup } from './markup.ts';

export interface FilledForm {
  readonly typed: Fields;
  readonly errors: FieldErrors;
  readonly summary: (linkOf: (field: string) => string | undefined) => Markup;
  readonly titlePrefix: string;
}

/** Values as they are in the page, escaped. */
type Attributes = Map<string, string>;

const controls = /<(input|select|option|textarea|\/select)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g;

/**
 * Fills in the form whose action is `action`, in the page as browsers without script have it. Null when there is no such
 * form, as in a site built for static hosting.
 */
export function fillForm(builtHtml: string, action: string, form: FilledForm): string | null {
  const html = withoutScript(builtHtml);
  const opening = new RegExp(`<form\\b[^>]*\\saction="${action}"[^>]*>`).exec(html);
  const end = html.indexOf('</form>', opening?.index);
  if (!opening || end === -1) return null;
  const start = opening.index + opening[0].length;
  const inside = html.slice(start, end);
  const ids = findIds(inside);
  return [
    html.slice(0, start).replace(/<title[^>]*>/, (tag) => markup`${new Markup(tag)}${form.titlePrefix}`.html),
    form.summary((field) => ids.get(field)).html,
    fillControls(inside, form),
    html.slice(end),
  ].join('');
}

/** A script that failed or came late would draw a new form over what was typed, and hide the reason beside it. */
function withoutScript(html: string): string {
  return html
    .replace(/<noscript data-plain-form[^>]*>([\s\S]*?)<\/noscript>/, '$1')
    .replace(/(<astro-island\b[^>]*?)\sclient="[^"]*"/g, '$1');
}

/** By name; of the choices under one name, that of the first that has one. */
function findIds(html: string): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [, , text = ''] of html.matchAll(controls)) {
    const attributes = readAttributes(text);
    const [field, id] = [attributes.get('name'), attributes.get('id')];
    if (field !== undefined && id !== undefined && !ids.has(field)) ids.set(field, id);
  }
  return ids;
}

function fillControls(html: string, { typed, errors }: FilledForm): string {
  let select: Attributes = new Map();
  return html.replace(controls, (built, name: string, text: string, content = '') => {
    const attributes = readAttributes(text);
    if (name === 'select') select = attributes;
    const owner = name === 'option' || name === '/select' ? select : attributes;
    const field = owner.get('name');
    // The honeypot and our hidden fields come back as they were built.
    if (field === undefined || field.startsWith('_')) return built;
    const value = escapedText(typed, field);
    if (name === 'option') return writeTag(name, choose(attributes, 'selected', value));
    const error = describeError(owner.get('id'), errors[field]);
    if (name === '/select') return `${built}${error}`;
    if (error !== '') markWrong(attributes);
    if (name === 'select') return writeTag(name, attributes);
    if (name === 'textarea') return `${writeTag(name, attributes)}${value ?? content}</textarea>${error}`;
    if (/^(radio|checkbox)$/.test(attributes.get('type') ?? ''))
      return writeTag(name, choose(attributes, 'checked', value));
    if (value !== undefined) attributes.set('value', value);
    return `${writeTag(name, attributes)}${error}`;
  });
}

/** A browser's form sends texts. Whatever else arrived was not typed here. */
function escapedText(typed: Fields, field: string): string | undefined {
  const value = Object.hasOwn(typed, field) ? typed[field] : undefined;
  return typeof value === 'string' ? markup`${value}`.html : undefined;
}

function choose(attributes: Attributes, mark: 'checked' | 'selected', value: string | undefined): Attributes {
  if (value === undefined) return attributes;
  attributes.delete(mark);
  return value === attributes.get('value') ? attributes.set(mark, '') : attributes;
}

function describeError(id: string | undefined, message: string | undefined): string {
  if (id === undefined || message === undefined) return '';
  return markup`<p id="${new Markup(id)}-error" data-field-error>${message}</p>`.html;
}

function markWrong(attributes: Attributes): void {
  const others = attributes.get('aria-describedby');
  attributes.set('aria-invalid', 'true');
  attributes.set('aria-describedby', `${attributes.get('id')}-error${others ? ` ${others}` : ''}`);
}

function readAttributes(text: string): Attributes {
  return new Map(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function writeTag(name: string, attributes: Attributes): string {
  return `<${name}${[...attributes].map(([attribute, value]) => ` ${attribute}="${value}"`).join('')}>`;
}
