// Several things in one sentence. House style as in the specification: no comma before the last "and" or "or".

/** ["photos", "notes", "a sketch"] → "photos, notes and a sketch". */
export function listWithAnd(items: readonly string[]): string {
  return joinLast(items, 'and');
}

/** ["6", "12", "18"] → "6, 12 or 18". */
export function listWithOr(items: readonly string[]): string {
  return joinLast(items, 'or');
}

function joinLast(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
