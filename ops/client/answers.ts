// What has to be known of a contractor before his folder can be written, and how each answer has to look. The same rules
// hold for answers typed at a terminal and for those of a file.

import { z } from 'zod';
import type { Climate, Features, ProductServiceSlug, PromiseName } from '#client/shapes/business.ts';
import {
  count,
  email,
  foundedYear,
  materials,
  metalColors,
  namesIn,
  secureAddress,
  serviceArea,
  shortName,
  squareFootPrice,
  stateCode,
  words,
  zipCode,
} from './fields.ts';

// Only types of the product: what it offers follows from a folder that is not there yet.
export const services = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'flat-roof-systems',
  'commercial-roofing',
  'emergency-repairs',
  'roof-inspection',
] as const satisfies readonly ProductServiceSlug[];

export const features = {
  financing: 'A lender’s plans: 0% if all is paid within some months, and longer ones',
  energyCalculator: 'The energy savings calculator, and a free energy audit',
  emergencyLine:
    'A person answers the phone around the clock, holidays too, and sends a crew; without it the site has no page of emergency repairs',
  voucher: 'A voucher toward the roof, announced as “today only”',
  claimHelp:
    'Help with storm claims as a free service of its own; that you photograph damage, for an insurer too, is said either way',
} as const satisfies Readonly<Record<keyof Features, string>>;

export const climates = {
  freezing: 'Ice and snow',
  'hot and humid': 'Long, hot and humid summers',
  arid: 'Dry air and strong sun',
  coastal: 'Salt air and tropical storms',
} as const satisfies Readonly<Record<Climate, string>>;

/** What some roofers do on every job. It is said only of one who was asked (content/business/promises.ts). */
export const promises = {
  closedEveryNight: 'Close an open roof before the crew goes home',
  magnets: 'Run magnets over lawn and driveway',
  finalWalk: 'Walk around the finished job with the owner before the final bill',
  signedChanges: 'Have every change of the price signed first, other than decking by the sheet',
  waterTest: 'Run water over the finished work while someone watches from inside',
  chalkSquares: 'Chalk a hail test square on each slope we can walk',
  poleCamera: 'Use a pole camera where a slope is unsafe to walk',
  adjusterMeeting: 'Meet the adjuster on the roof',
  claimAssistanceValue: 'Put a value on claim assistance, as client/offers.json has it',
  samples: 'Bring samples to the house',
  panelsFormed: 'Form metal panels to the length of the roof',
  workPhotographed: 'Photograph the work, also what gets covered, and give the owner the photos',
  truckWithLights: 'Come to an emergency with tarps, boards and lights',
  steamForIce: 'Open ice dams with steam',
  noPrepaymentPenalty: 'The lender’s plans have no prepayment penalty',
  plantsCovered: 'Lay tarps over walls and flower beds before the tear-off',
  maintenancePlans: 'Sell maintenance plans; on flat roofs, two visits a year',
  snowGuards: 'Set snow guards over the doors and walks of a metal roof',
  spareTiles: 'Leave spare tiles with the house',
  newGutters: 'Hang new gutters, which the calculator then prices',
  textsCustomers: 'Text customers who tick the box for it, up to about five times about their request',
} as const satisfies Partial<Readonly<Record<PromiseName, string>>>;

/** The entry of a list that is meant, in front of what is wrong with it. */
const ofEntry = (fault: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `has “${input}”, which ${fault}`,
});

const listsNothing = 'names nothing: name at least one';
const hasTwins = (list: readonly unknown[]) =>
  new Set(list.map((item) => JSON.stringify(item))).size < list.length;
const namesTwice = 'names the same twice: keep one';

/** Several answers in one, or “none”: a list in a file, separated by commas at a terminal. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split(',')
            .map((part) => part.trim())
            .filter((part) => !/^(?:none)?$/i.test(part))
        : given,
    z.array(item).refine((list) => !hasTwins(list), namesTwice),
  );

const town = z
  .string()
  .regex(/^[^()]+ \([^()]+\)$/, ofEntry('is no town with its county: write “Mount Pleasant (Charleston)”'))
  .transform((text) => {
    const [, name = '', county = ''] = /^(.+) \((.+?)(?: County)?\)$/.exec(text) ?? [];
    return { name, county };
  });

const hours = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/\s*[-–]\s*/, '-').replaceAll(/\b\d:/g, '0$&'))
  .pipe(
    z
      .string()
      .regex(
        /^(?:closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/,
        'has to be like 08:00-17:00, or closed',
      ),
  )
  .transform((text) => {
    const [opens, closes] = text.split('-');
    return closes === undefined || opens === undefined ? null : { opens, closes };
  })
  .refine((times) => times === null || times.opens < times.closes, 'ends before it begins');

const materialNames = namesIn(materials);

/** Some of the names of a table, or none. */
const someOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  listOf(z.enum(namesIn(table), ofEntry(`is none of ${namesIn(table).join(', ')}`)));

const price = z
  .string()
  .regex(
    new RegExp(`^(?:${materialNames.join('|')}) \\d+(?:\\.\\d+)?$`),
    ofEntry(`is no material with its price: write “metal 9.50”, out of ${materialNames.join(', ')}`),
  )
  .transform((text) => {
    const [material, dollars] = text.split(' ');
    return { material: material as (typeof materialNames)[number], dollars: Number(dollars) };
  })
  .refine(
    ({ dollars }) => squareFootPrice.safeParse(dollars).success,
    'has a price for a square foot that cannot be',
  );

const yesOrNo = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:y|yes|n|no)$/, 'has to be yes or no')
  .transform((answer) => answer.startsWith('y'));

const months = z
  .string()
  .regex(/^\d+\s*-\s*\d+$/, 'has to be like 24-120')
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map(Number);
    return { from, to };
  });

const isNotEmpty = (list: readonly unknown[]) => list.length > 0;

export const clientAnswers = z.strictObject({
  name: words.min(2, 'is too short'),
  shortName,
  /** Whether name, phone, email and booking link are those customers shall use. */
  isReal: yesOrNo,
  phone: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .pipe(z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'is no US phone number of ten digits')),
  email: z.string().trim().pipe(email),
  bookingUrl: z.string().trim().pipe(secureAddress),
  state: z.string().trim().toUpperCase().pipe(stateCode),
  town: words,
  zip: z.string().trim().pipe(zipCode),
  foundedYear: z.coerce.number().pipe(foundedYear),
  /** As in a sentence, "the Lowcountry", and before a noun, "Lowcountry". */
  theServiceArea: words,
  serviceArea,
  metro: words,
  weekdayHours: hours,
  saturdayHours: hours,
  sundayHours: hours,
  climate: someOf(climates).refine(isNotEmpty, listsNothing),
  services: listOf(z.enum(services, ofEntry(`is none of ${services.join(', ')}`))).refine(
    isNotEmpty,
    listsNothing,
  ),
  prices: listOf(price).refine(isNotEmpty, listsNothing),
  metalColors: someOf(metalColors).default([]),
  features: someOf(features),
  replyWithin: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[1-9]\d* (?:business )?hours?$/, 'has to be like 8 business hours, or 24 hours')
    .transform((text) => ({ hours: Number.parseInt(text, 10), inBusinessHours: text.includes('business') })),
  /** Of the voucher and the lender’s plans, where there are some. */
  voucherDollars: z.coerce.number().pipe(count).optional(),
  sameAsCashMonths: listOf(z.coerce.number().pipe(count)).refine(isNotEmpty, listsNothing).optional(),
  planMonths: months.optional(),
  promises: someOf(promises).default([]),
  towns: listOf(town).refine(isNotEmpty, listsNothing),
  servedTowns: listOf(town),
  /** The number of the state, or why there is none; empty while it is to come. */
  license: z.string().trim().default(''),
});

export type ClientAnswers = z.infer<typeof clientAnswers>;

/** An answer that there is none, with the reason. */
export const whyNone = /^not applicable, because (.+)$/i;

/** What has to be answered because something else was. */
export const wholeAnswers = clientAnswers.superRefine((answers, { addIssue }) => {
  const { features: ticked } = answers;
  const needed = [
    ...(ticked.includes('voucher') ? (['voucherDollars'] as const) : []),
    ...(ticked.includes('financing') ? (['sameAsCashMonths', 'planMonths'] as const) : []),
  ];
  for (const name of needed)
    if (answers[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'is missing' });
});
