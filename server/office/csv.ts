/** One line of RFC 4180. */
export function formatCsvLine(cells: readonly unknown[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  // Some programs stop reading at NUL.
  const text = (typeof cell === 'string' ? cell : JSON.stringify(cell)).replaceAll('\u0000', '');
  // A number in E.164, which no spreadsheet can make anything else of.
  if (/^\+1\d{10}$/.test(text)) return text;
  // A spreadsheet runs what starts like a formula, invisible or wide characters or not, and anybody can type one into a
  // form.
  const isLikeFormula = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text);
  const harmless = isLikeFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
