// What each file of plain data in a contractor's folder may hold: check:client holds the files to it, and the JSON schemas in
// client/shapes/, by which an editor completes and checks them, are written from it. It follows the types of client/shapes/business.ts.

import { z } from 'zod';
import type { CustomerReview, Hours, Offers, Prices, Proof } from '#client/shapes/business.ts';

const words = z.string().trim().min(1, 'is empty: write it, or take the entry out');
const amount = z.number().min(0, 'is below zero');
const count = z.int('is no whole number').min(1, 'has to be 1 or more');
const day = z.iso.date('is no day: write the ISO date, 2026-05-31');
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is no month: write it like 2026-05');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time: write 24-hour HH:MM, 07:00');
const picture = words.describe('The name of a file in client/pictures/, "kettering-2026-05.jpg".');
const address = z.templateLiteral(['https://', z.string()]);
const range = z.strictObject({ from: amount, to: amount });

const times = {
  opens: time.nullable().describe('24-hour time, "07:00"; null when closed.'),
  closes: time.nullable().describe('24-hour time, "18:00"; null when closed.'),
};
const hours = z.strictObject({
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
        ...times,
      }),
    )
    .describe('Every day of the week once; days with the same hours together.'),
  specialDays: z
    .array(z.strictObject({ name: words.describe('"Thanksgiving"'), on: day, ...times }))
    .describe('Days with hours of their own, or closed.'),
});

const prices = z.strictObject({
  pricesReviewedOn: day
    .nullable()
    .describe('The day you last went through this file, whether or not a price changed: "2026-05-31".'),
  dollarsPerSquareFoot: z
    .partialRecord(z.enum(['asphalt', 'architectural', 'metal', 'tile', 'slate', 'wood']), amount)
    .describe(
      'Materials, labor, permits, disposal and standard warranties are in the price. One for each offered material.',
    ),
  multipliers: z
    .strictObject({
      stories: z.strictObject({ '1': amount, '2': amount, '3+': amount }),
      roofPitch: z.strictObject({ low: amount, standard: amount, steep: amount, 'very-steep': amount }),
      roofAccess: z.strictObject({
        easy: amount,
        moderate: amount,
        difficult: amount,
        'very-difficult': amount,
      }),
    })
    .describe('1 changes nothing; 1.15 adds 15%.'),
  additions: z
    .strictObject({ gutterDollarsPerSquareFoot: amount, skylightDollars: amount, chimneyDollars: amount })
    .describe('Added after the multipliers, so a steep roof does not make a skylight dearer.'),
  rangeFactors: z
    .strictObject({ low: z.tuple([amount, amount]), high: amount })
    .describe('The range around the average; the factors of the low end are multiplied.'),
});

const offers = z.strictObject({
  inspectionPointCount: count.describe('Points of the free inspection.'),
  inspectionValueDollars: amount,
  claimAssistanceValueDollars: amount,
  voucherDollars: amount.describe('Toward roof replacement or repair.'),
  voucherValidDays: count,
  estimateValidDays: count,
  reportValidDays: count,
  replyWithinHours: count.describe('"We reply within … hours".'),
  emergencyArrivalHours: range.describe('Emergency crew on site, hours.'),
  sameAsCash: z
    .strictObject({ months: z.array(count), ratePercent: amount })
    .describe('This rate if the balance is paid in full within the term.'),
  extendedPlanMonths: range.describe('Plans with fixed monthly payments, months.'),
});

const person = { name: words, role: words };
const people = z.strictObject({
  people: z.array(z.strictObject({ ...person, picture: z.exactOptional(picture) })),
  reviewer: z
    .strictObject({ ...person, picture: z.exactOptional(picture), reviewedOn: day })
    .nullable()
    .describe('Who has read what the pages say of roofs, and when.'),
});

const jobs = z.strictObject({
  jobs: z.array(
    z.strictObject({
      after: picture,
      before: z.exactOptional(picture),
      city: words.describe('One of the cities you serve.'),
      material: words.describe('"architectural shingles"'),
      squares: z.number().positive('has to be above zero').describe('Of 100 square feet.'),
      month: month.describe('When it was finished, "2026-05".'),
      days: z.exactOptional(count),
      priceDollars: z.exactOptional(
        range.describe('What it cost, as a range the owner agrees to see printed.'),
      ),
    }),
  ),
});

const proof = z.strictObject({
  streetAddress: words.nullable().describe('Street and number of the shop, "120 South Main Street".'),
  liabilityInsurance: z.strictObject({ insurer: words, limitDollars: amount }).nullable(),
  workersCompensation: z
    .strictObject({ certificate: words, validThrough: day })
    .nullable()
    .describe('The certificate as its issuer calls it, "BWC certificate 12345678".'),
  registrations: z
    .array(z.strictObject({ place: words, number: words, year: z.int() }))
    .describe('Cities and counties that register contractors.'),
  license: z.exactOptional(
    z
      .strictObject({
        kind: z.exactOptional(z.enum(['license', 'registration'])),
        issuer: words,
        number: words,
      })
      .describe(
        'Where the state licenses or registers roofers: "Minnesota Department of Labor and Industry", "RR123456". kind only where the product does not know it.',
      ),
  ),
  workmanshipWarrantyYears: z.number().positive('has to be above zero').nullable(),
  warrantyTransfer: z.exactOptional(
    words.nullable().describe('One sentence: "It passes once, within 30 days of the sale."'),
  ),
  deckingSheetDollars: z.exactOptional(
    amount.nullable().describe('What a sheet of new decking costs, nailed down.'),
  ),
  crew: z.exactOptional(words.nullable().describe('Who is on the roof: "Our own employees".')),
  payments: z.exactOptional(words.nullable().describe('"A tenth at signing, the rest after the final walk"')),
  manufacturers: z.array(
    z.strictObject({
      name: words,
      products: words.describe('What of theirs you install, "architectural shingles".'),
      certificate: z.exactOptional(words.describe('The installer certificate, as they call it.')),
    }),
  ),
  lender: z
    .strictObject({
      name: words,
      aprPercent: range,
      example: words.describe('The lender’s own example: amount, months, APR, payment, total.'),
    })
    .nullable(),
  notApplicable: z.exactOptional(
    z
      .partialRecord(
        z.enum([
          'streetAddress',
          'liabilityInsurance',
          'workersCompensation',
          'registrations',
          'license',
          'workmanshipWarrantyYears',
          'warrantyTransfer',
          'deckingSheetDollars',
          'crew',
          'payments',
          'manufacturers',
          'people',
          'reviewer',
          'jobs',
          'lender',
          'reviews',
        ]),
        words,
      )
      .describe('What stays empty, and why: "registrations": "No city here registers roofers".'),
  ),
});

const reviews = z.strictObject({
  reviews: z.array(
    z.strictObject({
      name: z.string(),
      location: z.string().describe('Empty, or a city when the customer agrees to it.'),
      text: words,
      rating: z.literal([1, 2, 3, 4, 5]),
      source: z
        .strictObject({ name: words, url: address })
        .describe('Where it can be read: "Google", with its address.'),
      writtenOn: day,
      image: z.exactOptional(picture),
    }),
  ),
});

const shapes = { hours, prices, offers, proof, people, jobs, reviews };
export type DataName = keyof typeof shapes;
export const dataNames = Object.keys(shapes) as readonly DataName[];

// The compiler holds each shape to the type that the site reads, in both directions.
type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;
type Same<A, B> =
  (<T>() => T extends ReadOnly<A> ? 1 : 2) extends <T>() => T extends ReadOnly<B> ? 1 : 2 ? true : never;
type Read = {
  hours: Hours;
  prices: Prices;
  offers: Offers;
  proof: Omit<Proof, 'people' | 'reviewer' | 'jobs'>;
  people: Pick<Proof, 'people' | 'reviewer'>;
  jobs: Pick<Proof, 'jobs'>;
  reviews: { reviews: readonly Omit<CustomerReview, 'isSample'>[] };
};
true satisfies Same<Read, { [Name in DataName]: z.output<(typeof shapes)[Name]> }>;

const schemaOf = (name: string) => `./shapes/${name}.schema.json`;

/** The whole file, which names its schema. */
export const shapeOf = (name: DataName): z.ZodType =>
  shapes[name].extend({ $schema: z.literal(schemaOf(name)).optional() });

export const writeData = (name: DataName, values: object) =>
  `${JSON.stringify({ $schema: schemaOf(name), ...values }, null, 2)}\n`;
