/** The visitor's own calendar day, as "2026-03-09". */
export function readToday(now = new Date()): string {
  return new Date(now.valueOf() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
