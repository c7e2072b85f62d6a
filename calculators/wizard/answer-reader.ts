// How loosely written answers become exact ones. Both calculators read form posts, saved sessions and links with it.
// Which questions there are, and within which bounds, each calculator says in its own answers.ts.

/** Gives fields by name. Anything may come in: an object of strings or numbers, or nonsense, which counts as empty. */
export function fieldReader(input: unknown): (name: string) => unknown {
  if (typeof input !== 'object' || input === null) return () => undefined;
  return (name) => (Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined);
}

/** Left out or left blank: the question was not answered, and its default counts. */
export function isUnanswered(entry: unknown): boolean {
  return entry === undefined || entry === null || (typeof entry === 'string' && entry.trim() === '');
}

/** What a visitor is told at an unknown choice. */
export const notAnOption = 'Please choose one of the options';

/** The option meant by `entry`, whatever its case or blanks; null when it is none of them. */
export function readOption<Option extends string>(entry: unknown, options: readonly Option[]): Option | null {
  if (typeof entry !== 'string' && typeof entry !== 'number') return null;
  const text = String(entry).trim().toLowerCase();
  return options.find((option) => option === text) ?? null;
}
