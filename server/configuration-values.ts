import { isIP } from 'node:net';

/** A setting that cannot be used. The message is one plain line that names the variable; secrets are never repeated. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly variable: string;

  constructor(variable: string, whatIsWrong: string) {
    super(`${variable} ${whatIsWrong}`);
    this.variable = variable;
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** The text of a variable, or undefined. Compose files hand over empty strings for what nobody set. */
export function readText(variables: Variables, name: string): string | undefined {
  const text = variables[name]?.trim();
  return text === undefined || text === '' ? undefined : text;
}

export function readWholeNumber(
  variables: Variables,
  name: string,
  { byDefault, from, to }: { byDefault: number; from: number; to: number },
): number {
  const text = readText(variables, name);
  if (text === undefined) return byDefault;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new ConfigurationError(name, `must be a whole number from ${from} to ${to}, but is "${text}".`);
}

export function readChoice<const Choice extends string>(
  variables: Variables,
  name: string,
  choices: readonly Choice[],
  byDefault: Choice,
): Choice {
  const text = readText(variables, name)?.toLowerCase();
  if (text === undefined) return byDefault;
  const choice = choices.find((candidate) => candidate === text);
  if (choice !== undefined) return choice;
  throw new ConfigurationError(name, `must be one of ${choices.join(', ')}, but is "${text}".`);
}

export function readList(variables: Variables, name: string): string[] {
  return (readText(variables, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A URL with one of the given schemes. The value is not repeated in the message: it may hold a password. */
export function readUrl(
  variables: Variables,
  name: string,
  schemes: readonly string[],
  example: string,
): URL | undefined {
  const text = readText(variables, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !schemes.includes(url.protocol) || url.hostname === '') {
    throw new ConfigurationError(name, `must be an address such as ${example}.`);
  }
  return url;
}

/** Enough to catch a slip of the pen. Whether the mailbox exists only the mail itself can tell. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@.<>",;:()[\]\\]+$/.test(text);
}

/** An address alone or with a name before it: `Web site <leads@example.com>`. */
export function isMailSender(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  const named = /^[^<>]*<([^<>]+)>$/.exec(text);
  return isMailAddress(named?.[1] ?? text);
}

const namedProxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** One entry of TRUST_PROXY: a named range, an address, or an address with a prefix length. */
export function isProxyRange(text: string): boolean {
  if (namedProxyRanges.includes(text)) return true;
  const [address = '', prefixBits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefixBits === undefined ||
    (/^\d{1,3}$/.test(prefixBits) && Number(prefixBits) <= (family === 4 ? 32 : 128))
  );
}
