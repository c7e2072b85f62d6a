// The rules of single fields, and the rows that several forms share. Source: specification §5, reading 7.
// Which form asks for what is in the table of that form.

import * as z from 'zod/mini';
import { notAnOption } from '#calculators/wizard/answer-reader.ts';
import { company } from '#client/company.ts';
import { features } from '#content/business/features.ts';
import { allChoices, serviceChoices } from '#content/services/service-choices.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { Field, Options } from './form-table.ts';
import { canBeCalled } from './phone.ts';

// Generous bounds: long enough for any person, short enough that nobody fills the disk with one post.
const lineLimit = 200;
const emailLimit = 254;
const addressLimit = 500;
const messageLimit = 5000;

const tooLong = (limit: number) => `Please keep this under ${limit.toLocaleString('en-US')} characters`;

/** Text with at least `shortest` characters once it is clean. */
const text = (clean: typeof cleanText, limit: number, shortest = 0, message?: string) =>
  z.pipe(
    z.pipe(z._default(z.string(message), ''), z.transform(clean)),
    z.string().check(z.minLength(shortest, message), z.maxLength(limit, tooLong(limit))),
  );

export const requiredLine = (message: string, shortest = 1, limit = lineLimit) =>
  text(cleanLine, limit, shortest, message);

export const optionalLine = (limit = lineLimit) => text(cleanLine, limit);

/** Of several lines. */
export const requiredAddress = (message: string, shortest = 1) =>
  text(cleanText, addressLimit, shortest, message);

const emailMessage = 'Valid email is required';
const anEmail = z.pipe(
  z.pipe(z._default(z.string(emailMessage), ''), z.transform(cleanLine)),
  z.string().check(
    z.regex(z.regexes.html5Email, emailMessage),
    z.regex(/\.[^.@\s]{2,}$/, emailMessage),
    // Two dots in a row, or one at an edge of the name, is a slip that no mail server takes.
    z.regex(/^(?!\.|[^@]*\.\.|[^@]*\.@)/, emailMessage),
    z.maxLength(emailLimit, emailMessage),
  ),
);

/** For what is written down on the phone: somebody who calls may have none. */
export const optionalEmail = z.pipe(
  z.pipe(z._default(z.string(emailMessage), ''), z.transform(cleanLine)),
  z.string().check(z.refine((typed) => typed === '' || anEmail.safeParse(typed).success, emailMessage)),
);

export const phoneLine = (shortest = 1) => requiredLine('Phone number is required', shortest, 60);

const notDialable = `Please enter a phone number we can call, like ${company.phone.value.display}`;

/** Any way a person writes a number. */
const aPhone = z.pipe(
  phoneLine(),
  z.string().check(z.refine((typed) => typed === '' || canBeCalled(typed), notDialable)),
);

/** Options whose words `say` gives. */
export const optionsOf = <Option extends string>(
  options: readonly Option[],
  say: (option: Option) => string,
): Options => Object.fromEntries(options.map((option) => [option, say(option)]));

/** One of the options; left out or empty means `fallback`. */
const oneOf = <const O extends Options, F extends '' | (keyof O & string)>(options: O, fallback: F) =>
  z.pipe(
    z.transform((sent: unknown) => (sent === undefined || sent === null || sent === '' ? fallback : sent)),
    z.enum([fallback, ...Object.keys(options)] as (F | (keyof O & string))[], notAnOption),
  );

/** A few short options, one of them chosen from the start. */
export const segments = <const O extends Options, F extends keyof O & string>(options: O, fallback: F) => ({
  kind: 'segments' as const,
  options,
  rule: oneOf(options, fallback),
});

/** Options behind a button; none need be chosen. */
export const select = <const O extends Options>(options: O) => ({
  kind: 'select' as const,
  prompt: 'Choose',
  options,
  rule: oneOf(options, ''),
});

/** One of the versions; anything else counts as no consent. */
export const consentTo = (versions: readonly string[]) =>
  z.pipe(
    z.transform((sent: unknown) => (typeof sent === 'string' && versions.includes(sent) ? sent : '')),
    z.string(),
  );

export const name = {
  label: 'Name',
  rule: requiredLine('Name is required'),
  kind: 'text',
  autoComplete: 'name',
  desk: 'reach',
} satisfies Field;

export const firstName = {
  label: 'First name',
  rule: requiredLine('First name is required'),
  kind: 'text',
  autoComplete: 'given-name',
  width: 'half',
  desk: 'reach',
} satisfies Field;

export const lastName = {
  label: 'Last name',
  rule: requiredLine('Last name is required'),
  kind: 'text',
  autoComplete: 'family-name',
  width: 'half',
  desk: 'reach',
} satisfies Field;

export const email = {
  label: 'Email',
  rule: anEmail,
  kind: 'email',
  autoComplete: 'email',
  width: 'half',
  desk: 'reach',
} satisfies Field;

export const phone = {
  label: 'Phone',
  rule: aPhone,
  kind: 'tel',
  autoComplete: 'tel',
  width: 'half',
  desk: 'reach',
  heading: 'Phone as typed',
} satisfies Field;

export const address = {
  label: 'Address',
  rule: optionalLine(addressLimit),
  kind: 'text',
  autoComplete: 'street-address',
  width: 'half',
  desk: 'reach',
} satisfies Field;

export const city = {
  label: 'City',
  rule: optionalLine(),
  kind: 'text',
  autoComplete: 'address-level2',
  width: 'half',
  desk: 'reach',
} satisfies Field;

export const urgency = {
  label: 'How soon?',
  ...segments({ emergency: 'Emergency', urgent: 'Urgent', normal: 'Normal' }, 'normal'),
  options: {
    ...(features.emergencyLine && { emergency: 'Emergency' }),
    urgent: 'Urgent',
    normal: 'Normal',
  },
  desk: { label: 'Urgency', says: { normal: '' } },
} satisfies Field;

export const service = {
  label: 'Service needed',
  rule: z.enum(allChoices, 'Please choose a service'),
  kind: 'select',
  prompt: 'Choose a service',
  options: optionsOf(serviceChoices, (words) => words),
  desk: { label: 'Service' },
  isSearched: true,
} satisfies Field;

export const message = {
  label: 'Message',
  rule: text(cleanText, messageLimit),
  kind: 'long-text',
  rows: 5,
} satisfies Field;
