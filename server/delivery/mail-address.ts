/** Strict enough that it can name one recipient and nothing else. */
export function isMailAddress(typed: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(typed);
}

/** The same on every try, so that mail programs and people recognize a repeat. */
export function messageIdFor(key: string, from: string): string {
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${key.replace(/[^\w.-]/g, '-')}@${domain}>`;
}
