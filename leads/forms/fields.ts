// The rules of single fields that several forms share. Source: specification §5, reading 7.
// Which form asks for what is in the file of that form.

import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean-text.ts';
import { messages } from './messages.ts';
import { canBeCalled } from './phone.ts';

// Generous bounds: long enough for any person, short enough that nobody fills the disk with one post.
const lineLimit = 200;
const emailLimit = 254;
const addressLimit = 500;
const messageLimit = 5000;

/** One line of text with at least `shortest` characters once blanks are folded. */
export const requiredLine = (message: string, shortest = 1, limit = lineLimit) =>
  z.pipe(
    z.pipe(z._default(z.string(message), ''), z.transform(cleanLine)),
    z.string().check(z.minLength(shortest, message), z.maxLength(limit, messages.tooLong(limit))),
  );

export const optionalLine = (limit = lineLimit) =>
  z.pipe(
    z.pipe(z._default(z.string(), ''), z.transform(cleanLine)),
    z.string().check(z.maxLength(limit, messages.tooLong(limit))),
  );

export const requiredText = (message: string, shortest = 1, limit = addressLimit) =>
  z.pipe(
    z.pipe(z._default(z.string(message), ''), z.transform(cleanText)),
    z.string().check(z.minLength(shortest, message), z.maxLength(limit, messages.tooLong(limit))),
  );

export const optionalText = (limit = messageLimit) =>
  z.pipe(
    z.pipe(z._default(z.string(), ''), z.transform(cleanText)),
    z.string().check(z.maxLength(limit, messages.tooLong(limit))),
  );

export const emailField = () =>
  z.pipe(
    z.pipe(z._default(z.string(messages.email), ''), z.transform(cleanLine)),
    z.string().check(
      z.regex(z.regexes.html5Email, messages.email),
      z.regex(/\.[^.@\s]{2,}$/, messages.email),
      // Two dots in a row, or one at an edge of the name, is a slip that no mail server takes.
      z.regex(/^(?!\.|[^@]*\.\.|[^@]*\.@)/, messages.email),
      z.maxLength(emailLimit, messages.email),
    ),
  );

/** Any way a person writes a number. */
export const phoneField = () =>
  z.pipe(
    requiredLine(messages.phone, 1, 60),
    z.string().check(z.refine((typed) => typed === '' || canBeCalled(typed), messages.phoneDigits)),
  );

export const addressLine = () => optionalLine(addressLimit);

export const oneOf = <const T extends readonly string[]>(choices: T, message: string = messages.choice) =>
  z.enum(choices, message);

/** One of the choices; left out or empty means `fallback`. */
export const oneOfOr = <const T extends readonly [string, ...string[]], F extends T[number]>(
  choices: T,
  fallback: F,
) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typed === undefined || typed === null || typed === '' ? fallback : typed,
    ),
    z.enum(choices, messages.choice),
  );
