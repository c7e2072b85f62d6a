// What each file of plain data in a contractor's folder may hold: check:client holds the files to it, and the JSON schemas
// in client/shapes/, by which an editor completes and checks them, are written from it.

import { z } from 'zod';
import type { CustomerReview, Hours, Offers, Prices, Proof } from '#client/shapes/business.ts';
import { count, materials, metalColors, namesIn, squareFootPrice, words } from './fields.ts';

const today = () => new Date().toISOString().slice(0, 10);

const amount = z.number().min(0, 'is below zero');
const wholeDollars = z.int('is no whole number of dollars').min(0, 'is below zero');
const factor = z.number().positive('has to be above zero');
// A value that is not a day, month or time has only that finding: "abort" keeps the rules after it from speaking as well.
const day = z.iso.date({ error: 'is no day: write the year first, 2026-05-31', abort: true });
const pastDay = day.refine((text) => text <= today(), 'has not come yet');
const pastMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'is no month: write it like 2026-05', abort: true })
  .refine((text) => text <= today().slice(0, 7), 'has not come yet');
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is no time: write 07:00, or 17:00 for 5 pm', abort: true });
const picture = words.describe('The name of a file in client/pictures/, "kettering-2026-05.jpg".');
const rangeOf = (figure: typeof amount) =>
  z
    .strictObject({ from: figure, to: figure })
    .refine(({ from, to }) => from <= to, 'the lower figure comes first');
const range = rangeOf(factor);

const times = {
  opens: time.nullable().describe('24-hour time, "07:00"; null when closed.'),
  closes: time.nullable().describe('24-hour time, "18:00"; null when closed.'),
};
const inOrder = ({ opens, closes }: { readonly opens: string | null; readonly closes: string | null }) =>
  opens === null || closes === null ? opens === closes : opens < closes;
const outOfOrder = 'opens comes before closes, or both are null';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const hours = z.strictObject({
  hours: z
    .array(z.strictObject({ days: z.array(z.enum(weekdays)), ...times }).refine(inOrder, outOfOrder))
    .superRefine((list, { addIssue }) => {
      for (const name of weekdays) {
        const times = list.flatMap(({ days }) => days).filter((each) => each === name).length;
        if (times === 0) addIssue(`${name} has no hours: a day off has opens and closes null`);
        if (times > 1) addIssue(`${name} is there twice: keep one`);
      }
    })
    .describe('Every day of the week once; days with the same hours together.'),
  specialDays: z
    .array(
      z
        .strictObject({ name: words.describe('"Thanksgiving"'), on: day, ...times })
        .refine(inOrder, outOfOrder),
    )
    .describe('Days with hours of their own, or closed. What is over is not shown, and may stay.'),
});

const prices = z.strictObject({
  pricesReviewedOn: pastDay
    .nullable()
    .describe('The day you last went through this file, whether or not a price changed: "2026-05-31".'),
  dollarsPerSquareFoot: z
    .partialRecord(z.enum(namesIn(materials)), squareFootPrice)
    .describe(
      'Materials, labor, permits, disposal and standard warranties are in the price. One for each offered material.',
    ),
  multipliers: z
    .strictObject({
      stories: z.strictObject({ '1': factor, '2': factor, '3+': factor }),
      roofPitch: z.strictObject({ low: factor, standard: factor, steep: factor, 'very-steep': factor }),
      roofAccess: z.strictObject({
        easy: factor,
        moderate: factor,
        difficult: factor,
        'very-difficult': factor,
      }),
    })
    .describe('1 changes nothing; 1.15 adds 15%.'),
  additions: z
    .strictObject({
      gutterDollarsPerSquareFoot: amount,
      skylightDollars: wholeDollars,
      chimneyDollars: wholeDollars,
    })
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
  replyInBusinessHours: z.exactOptional(
    z.boolean().describe('true: of business hours. Without it they count on weekends and holidays too.'),
  ),
  emergencyArrivalHours: range.describe('Emergency crew on site, hours.'),
  sameAsCash: z
    .strictObject({ months: z.array(count), ratePercent: amount })
    .describe('This rate if the balance is paid in full within the term.'),
  extendedPlanMonths: range.describe('Plans with fixed monthly payments, months.'),
  metalColors: z.exactOptional(
    z
      .array(z.enum(namesIn(metalColors)))
      .describe('The metal roof colors you sell; without this list all there are.'),
  ),
});

const person = {
  name: words,
  role: words.describe('"Owner", "Estimator", "Foreman"'),
  since: z.exactOptional(
    z.int('is no year: write 2004').describe('The year they came into the trade, 2004.'),
  ),
  words: z.exactOptional(words.describe('One sentence of their own.')),
};
const people = z.strictObject({
  people: z.array(z.strictObject({ ...person, picture: z.exactOptional(picture) })),
  reviewer: z
    .strictObject({ ...person, picture: z.exactOptional(picture), reviewedOn: pastDay })
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
      squares: factor.describe('Of 100 square feet.'),
      month: pastMonth.describe('When it was finished, "2026-05".'),
      days: z.exactOptional(count),
      priceDollars: z.exactOptional(
        range.describe('What it cost, as a range the owner agrees to see printed.'),
      ),
    }),
  ),
});

const papers = {
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
        'Where the state licenses or registers roofers: "Minnesota Department of Labor and Industry", "RR123456". Only a license is called one.',
      ),
  ),
  workmanshipWarrantyYears: factor.nullable(),
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
      aprPercent: rangeOf(amount),
      example: words.describe('The lender’s own example: amount, months, APR, payment, total.'),
    })
    .nullable(),
};

const proof = z.strictObject({
  ...papers,
  notApplicable: z.exactOptional(
    z
      .partialRecord(z.enum([...namesIn(papers), 'people', 'reviewer', 'jobs', 'reviews']), words)
      .describe('What stays empty, and why: "registrations": "No city here registers roofers".'),
  ),
});

const reviews = z.strictObject({
  reviews: z.array(
    z.strictObject({
      name: z.string().trim().min(1, 'is empty: leave the review out until its customer agrees to be named'),
      location: z.string().describe('Empty, or a city when the customer agrees to it.'),
      text: words,
      rating: z.literal([1, 2, 3, 4, 5]),
      source: z
        .strictObject({
          name: words,
          url: z
            .templateLiteral(['https://', z.string()])
            .refine(
              (url) => /^https:\/\/[^/]+\/.+/.test(url),
              'is a home page: give the page it can be read on',
            ),
        })
        .describe('Where it can be read: "Google", with its address.'),
      writtenOn: pastDay,
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
