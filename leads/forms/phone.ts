// Phone numbers the way Americans write them. Source: reading 7. Stored as typed plus a normalized form.

/** Ten digits, the area code first; null when they make no US number. */
export function parsePhone(typed: string) {
  const [, body = '', extension] =
    /^(.*?)(?:\s*(?:,|;|x|ext\.?|extension)\s*#?\s*(\d{1,7}))?\s*$/i.exec(typed) ?? [];
  const digits = body.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? { digits, extension } : null;
}

/** "+19375550142" or "+19375550142;ext=12", and null when the digits make no US number. */
export function normalizePhone(typed: string): string | null {
  const phone = parsePhone(typed);
  return phone && `+1${phone.digits}${phone.extension ? `;ext=${phone.extension}` : ''}`;
}

/** "(937) 555-0142" or "(937) 555-0142 x12"; anything that is no US number stays as typed. */
export function formatPhone(typed: string): string {
  const phone = parsePhone(typed);
  if (!phone) return typed;
  const { digits, extension } = phone;
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `${number}${extension ? ` x${extension}` : ''}`;
}

/** Fewest digits somebody can call: a local number without its area code. */
const fewestDigits = 7;

export function canBeCalled(typed: string): boolean {
  return typed.replace(/\D/g, '').length >= fewestDigits;
}
