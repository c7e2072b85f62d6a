// The kinds of values that settings take. Each complaint completes a sentence that begins with the variable's name.

import { isIP } from 'node:net';
import * as z from 'zod';
import { isMailAddress } from '../delivery/mail-address.ts';

/** A setting that cannot be used. The message is one plain line that names the variable; secrets are never repeated. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(variable: string, whatIsWrong: string) {
    super(`${variable} ${whatIsWrong}`);
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that `shape` names. An empty one counts as not set: compose files pass on empty strings.
 * @param neededBy says why a variable without a default must be there.
 * @throws ConfigurationError about the first that cannot be used.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  shape: Shape,
  variables: Variables,
  neededBy = 'it has no default',
): z.output<z.ZodObject<Shape>> {
  const given = Object.keys(shape).map((name) => [name, variables[name]?.trim() || undefined]);
  const result = z.object(shape).safeParse(Object.fromEntries(given), {
    error: ({ input }) => (input === undefined ? `is missing: ${neededBy}.` : undefined),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigurationError(String(issue?.path[0]), String(issue?.message));
}

/** Repeats the value in the message, so only for settings that hold no secret. */
const mustBe = (description: string, verb = 'is') => ({
  error: ({ input }: { input?: unknown }) => `must be ${description}, but ${verb} "${input}".`,
});

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to,
      mustBe(`a whole number from ${from} to ${to}`),
    )
    .transform(Number);

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(choices, mustBe(`one of ${choices.join(', ')}`)));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** "a, b": some of the choices, each once and in the order of `choices`; also of those that are retired. */
export const someOf = <const Choice extends string, const Retired extends string>(
  choices: readonly Choice[],
  retired: readonly Retired[],
) =>
  z
    .string()
    .toLowerCase()
    .pipe(list)
    .pipe(z.array(z.enum([...choices, ...retired], mustBe(`a comma list of ${choices.join(', ')}`, 'names'))))
    .transform((names) =>
      [...new Set(names)].sort((a, b) => choices.indexOf(a as Choice) - choices.indexOf(b as Choice)),
    );

/** What a part of a URL stands for; null when it has a % that begins no escape. */
export function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A URL with one of the given schemes. The value is not repeated in the message: it may hold a password. */
export const address = (scheme: RegExp, example: string) => {
  const error = `must be an address such as ${example}.`;
  return z
    .url({
      protocol: scheme,
      hostname: /./,
      normalize: true,
      abort: true,
      error: ({ input }) => (input === undefined ? undefined : error),
    })
    .refine(
      (href) => [new URL(href).username, new URL(href).password].every((part) => decode(part) !== null),
      { error },
    );
};

export const webAddress = (example: string) => address(/^https?$/, example);

export const onOff = oneOf(['off', 'on']).transform((text) => text === 'on');

const shortestSecret = 16;
/** Guessing a short one would let anybody send leads in our name. */
export const secret = z.string().min(shortestSecret, {
  error: `must have at least ${shortestSecret} characters; "openssl rand -hex 24" makes one.`,
});

export const host = z.string().regex(/^[\w.:%-]+$/, mustBe('a host name or an IP address'));

/** Enough to catch a typing error. Whether the mailbox exists only the mail itself can tell. */
const isPublicAddress = (text: string) => isMailAddress(text) && /[^@]\.[^.]+$/.test(text);

export const mailbox = z.string().refine(
  // The form service gives out an alias of letters and digits that hides the address in a public page.
  (text) => isPublicAddress(text) || /^[a-z0-9]{24,64}$/i.test(text),
  mustBe('an e-mail address'),
);

export const mailAddresses = list.pipe(
  z.array(z.string().refine(isPublicAddress, mustBe('a comma list of e-mail addresses', 'has'))),
);

/** An address alone or with a name before it: `Web site <leads@example.com>`. */
export const mailSender = z
  .string()
  .refine(
    (text) => isPublicAddress(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    mustBe('an e-mail address'),
  );

const proxyRange = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.string().refine((text) => isIP(text) !== 0),
  z.cidrv4(),
  z.cidrv6(),
]);
/** A range of every address there is would let everybody choose theirs; "on" says so in plain words. */
const isNoProxyRange = (text: string) => text.endsWith('/0') || !proxyRange.safeParse(text).success;

/** In the shape Fastify's `trustProxy` takes. A number of hops is refused: it proves nothing about who is calling. */
export const trustedProxies = z
  .string()
  .toLowerCase()
  .transform((text) => {
    if (['off', 'false', 'no', '0'].includes(text)) return false;
    return ['on', 'true', 'yes'].includes(text) || text;
  })
  .superRefine((ranges, { addIssue }) => {
    const wrong = typeof ranges === 'string' && list.parse(ranges).find(isNoProxyRange);
    if (wrong) {
      addIssue(`must be off, on, or a comma list of loopback, IP addresses and ranges, but has "${wrong}".`);
    }
  });
