// What the types of client/company.ts cannot say of its values.

import { z } from 'zod';
import {
  email,
  foundedYear,
  secureAddress,
  serviceArea,
  shortName,
  stateCode,
  words,
  zipCode,
} from './fields.ts';
import { usStates } from './us-states.ts';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const replaceable = <Value extends z.ZodType>(value: Value) => z.looseObject({ value });

export const companyShape = z
  .looseObject({
    name: replaceable(words),
    shortName,
    phone: replaceable(
      z
        .looseObject({
          display: z.string(),
          e164: z
            .string()
            .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'is no US number: write +1 and ten digits, +19375550142'),
        })
        .refine(
          ({ display, e164 }) => e164 === `+1${display.replaceAll(/\D/g, '')}`,
          'are two numbers: write the same ten digits in both',
        ),
    ),
    email: replaceable(email),
    bookingUrl: replaceable(secureAddress),
    regionCode: stateCode,
    region: z.string(),
    postalCode: zipCode,
    serviceArea,
    timeZone: z.string().refine(isTimeZone, 'is no time zone: write its IANA name, America/New_York'),
    referencePrefix: z.string().regex(/^[A-Z]{2,5}$/, 'is no prefix: write two to five capital letters'),
    foundedYear,
  })
  .refine(({ region, regionCode }) => [region, undefined].includes(usStates[regionCode]), {
    path: ['region'],
    error: 'is not the state of regionCode: make both the same',
  });
