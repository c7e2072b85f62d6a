// Phone numbers the way Americans write them. Source: reading 7. Stored as typed plus a normalized form.

/** "+19375550142" or "+19375550142;ext=12", and null when the digits make no US number. */
export function normalizePhone(typed: string): string | null {
  const [, body = '', extension] =
    /^(.*?)(?:\s*(?:,|;|x|ext\.?|extension)\s*#?\s*(\d{1,7}))?\s*$/i.exec(typed) ?? [];
  const digits = body.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!/^[2-9]\d{9}$/.test(national)) return null;
  return `+1${national}${extension ? `;ext=${extension}` : ''}`;
}

/** "(937) 555-0142" or "(937) 555-0142 x12"; anything that is no US number stays as typed. */
export function formatPhone(typed: string): string {
  const normalized = normalizePhone(typed);
  const parts = normalized && /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(normalized);
  if (!parts) return typed;
  const [, area, exchange, line, extension] = parts;
  return `(${area}) ${exchange}-${line}${extension ? ` x${extension}` : ''}`;
}

/** Fewest digits somebody can call: a local number without its area code. */
const fewestDigits = 7;

export function canBeCalled(typed: string): boolean {
  return typed.replace(/\D/g, '').length >= fewestDigits;
}
