// What has to be known of a contractor before his folder can be written, and how each answer has to look. The same rules hold for
// answers typed at a terminal and for those of a file.

import { z } from 'zod';
import type {
  Climate,
  Features,
  ProductServiceSlug,
  PromiseName,
  RoofMaterial,
} from '#client/shapes/business.ts';
import { findStateRule } from '#content/business/state-rules.ts';
import { usStates } from './us-states.ts';

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

/** With the price of a square foot that the calculator would begin with. */
export const materials = {
  asphalt: 4.5,
  architectural: 6,
  metal: 9,
  tile: 11,
  slate: 15,
  wood: 8.5,
} as const satisfies Readonly<Record<RoofMaterial, number>>;

export const features = [
  'financing',
  'energyCalculator',
  'emergencyLine',
  'voucher',
  'claimHelp',
] as const satisfies readonly (keyof Features)[];
export const climates = [
  'freezing',
  'hot and humid',
  'arid',
  'coastal',
] as const satisfies readonly Climate[];

/** What some roofers do on every job, and nobody may say of one who was not asked. The words that follow: content/business/promises.ts. */
export const promises = {
  closedEveryNight: 'Close an open roof before the crew goes home',
  magnets: 'Run magnets over lawn and driveway',
  waterTest: 'Run water over the finished work while someone watches from inside',
  chalkSquares: 'Chalk a hail test square on each slope',
  poleCamera: 'Use a pole camera where a slope is unsafe to walk',
  adjusterMeeting: 'Meet the adjuster on the roof',
  claimAssistanceValue: 'Put a value on claim assistance, as client/offers.json has it',
  samples: 'Bring samples to the house',
  panelsFormed: 'Form metal panels to the length of the roof',
  corePatched: 'Patch a core cut within the hour',
  truckWithLights: 'Come to an emergency with tarps, boards and lights',
  steamForIce: 'Open ice dams with steam',
  noPrepaymentPenalty: 'The lender’s plans have no prepayment penalty',
} as const satisfies Partial<Readonly<Record<PromiseName, string>>>;

/** The entry of a list that is meant, in front of what is wrong with it. */
const ofEntry = (fault: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `has “${input}”, which ${fault}`,
});

const listsNothing = 'names nothing: name at least one';
const hasTwins = (list: readonly unknown[]) =>
  new Set(list.map((item) => JSON.stringify(item))).size < list.length;
const namesTwice = 'names the same twice: keep one';

const words = (least = 1) => z.string().trim().min(least, 'is missing');

/** Several answers in one: a list in a file, separated by commas at a terminal. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
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

const promiseNames = Object.keys(promises) as (keyof typeof promises)[];

const materialNames = Object.keys(materials) as (keyof typeof materials)[];

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
  .refine(({ dollars }) => dollars >= 1 && dollars <= 100, 'has a price for a square foot that cannot be');

const yesOrNo = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:y|yes|n|no)$/, 'has to be yes or no')
  .transform((answer) => answer.startsWith('y'));

export const clientAnswers = z.strictObject({
  name: words(2),
  /** Under the icon on a phone; empty: the first words of the name that fit. */
  shortName: z.string().trim().max(12, 'is longer than the 12 characters that fit under an icon').default(''),
  /** Whether name, phone, email and booking link are those customers shall use. */
  isReal: yesOrNo,
  phone: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .pipe(z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'is no US phone number of ten digits')),
  email: z.string().trim().pipe(z.email('is no email address')),
  bookingUrl: z
    .string()
    .trim()
    .pipe(z.url({ protocol: /^https$/, error: 'is no address that begins with https://' })),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => Object.hasOwn(usStates, code), 'is no state: write its two letters, SC'),
  town: words(),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'is no ZIP code of five digits'),
  foundedYear: z.coerce
    .number()
    .int()
    .min(1801, 'is no year of a company of today')
    .max(new Date().getFullYear(), 'has not come yet'),
  /** As in a sentence, "the Lowcountry", and before a noun, "Lowcountry". */
  theServiceArea: words(),
  serviceArea: words().refine(
    (text) => !/^the /i.test(text),
    'begins with “the”: leave it out, as in “Lowcountry roofs”',
  ),
  metro: words(),
  weekdayHours: hours,
  saturdayHours: hours,
  sundayHours: hours,
  climate: listOf(z.enum(climates, ofEntry(`is none of ${climates.join(', ')}`))).refine(
    (list) => list.length > 0,
    listsNothing,
  ),
  services: listOf(z.enum(services, ofEntry(`is none of ${services.join(', ')}`))).refine(
    (list) => list.length > 0,
    listsNothing,
  ),
  prices: listOf(price).refine((list) => list.length > 0, listsNothing),
  features: listOf(z.enum(features, ofEntry(`is none of ${features.join(', ')}`))),
  promises: listOf(z.enum(promiseNames, ofEntry(`is none of ${promiseNames.join(', ')}`))).default([]),
  towns: listOf(town).refine((list) => list.length > 0, listsNothing),
  servedTowns: listOf(town),
  /** The number of the state, or why there is none; empty while it is to come. */
  license: z.string().trim().default(''),
});

export type ClientAnswers = z.infer<typeof clientAnswers>;

/** An answer that there is none, with the reason. */
export const whyNone = /^not applicable, because (.+)$/i;

/** One line for each answer that cannot be used: "phone: 843 is no US phone number of ten digits". */
export function readAnswers(given: unknown): { answers: ClientAnswers } | { objections: readonly string[] } {
  const result = clientAnswers.safeParse(given);
  if (result.success) {
    const { license, state } = result.data;
    const kind = findStateRule(state)?.kind ?? 'none';
    if (kind !== 'none' || license === '' || whyNone.test(license)) return { answers: result.data };
    return {
      objections: [
        `license: that ${usStates[state]} licenses or registers roofers is not known here. Leave it empty, and write kind, issuer and number into client/proof.json.`,
      ],
    };
  }
  return {
    objections: result.error.issues.flatMap(({ code, path, message, ...issue }) => {
      if (code === 'unrecognized_keys' && 'keys' in issue)
        return issue.keys.map((key) => `${key}: there is no such question, take it out.`);
      const [name = 'the file'] = path;
      const value = (given as Record<PropertyKey, unknown> | null)?.[name];
      const said = value === undefined ? 'is missing' : `“${value}” ${message}`;
      return [`${String(name)}: ${said}.`];
    }),
  };
}
