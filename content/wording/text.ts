// Text from parts: lists in a sentence, slots in copy, plain text in markup.

// British English, because the house style of the specification has no comma before the last "and" or "or".
const andList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** ["photos", "notes", "a sketch"] → "photos, notes and a sketch". */
export function listWithAnd(items: readonly string[]): string {
  return andList.format(items);
}

/** ["6", "12", "18"] → "6, 12 or 18". */
export function listWithOr(items: readonly string[]): string {
  return orList.format(items);
}

/** "twelve points" → "Twelve points". */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "Heat melts the snow. It freezes again." → "Heat melts the snow." */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}

export type SlotValues = Readonly<Record<string, string>>;

/**
 * Replaces every `{name}` in `template` by its value.
 * @throws Error naming the slot when the template uses one that has no value, so that a mistake in copy stops the build.
 */
export function fillSlots(template: string, values: SlotValues): string {
  return template.replace(/\{(\w*)\}/g, (slot, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined)
      throw new Error(`Copy names the slot ${slot}, and nothing fills it: "${template}"`);
    return value;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` for between tags or in a quoted attribute of HTML and XML, so that it is never read as markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

// A "</script>" inside a text would end the element; the two line separators are legal in JSON and not in older scripts.
const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a `<script>` element whatever the texts contain. */
export function writeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => scriptEscapes[character] ?? character,
  );
}
