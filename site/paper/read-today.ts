/** The visitor's own calendar day, as "2026-03-09". */
export function readToday(now = new Date()): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
