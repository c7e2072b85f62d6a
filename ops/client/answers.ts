// What `npm run new-client` asks of a contractor before it can write his folder, in this order, and how each answer has to
// look. The same rules hold for answers typed at a terminal and for those of a file.

import { z } from 'zod';
import type { Climate, Features, ProductServiceSlug, PromiseName } from '#client/shapes/business.ts';
import { findStateRule } from '#content/business/state-rules.ts';
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

/** What some roofers do on every job. It is said only of a contractor who was asked (content/business/promises.ts). */
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

/** Several answers in one, or “none”: a list in a file, separated by commas at a terminal. */
const listOf = <Item extends z.ZodType>(item: Item, least = 0) =>
  z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split(',')
            .map((part) => part.trim())
            .filter((part) => !/^(?:none)?$/i.test(part))
        : given,
    z
      .array(item)
      .min(least, 'names nothing: name at least one')
      .refine(
        (list) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length,
        'names the same twice: keep one',
      ),
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

const someOf = <Name extends string>(table: Readonly<Record<Name, unknown>>, least = 0) =>
  listOf(z.enum(namesIn(table), ofEntry(`is not one of ${namesIn(table).join(', ')}`)), least);

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

type Given = Readonly<Record<string, string>>;

export interface Question {
  /** Null where the answers so far leave nothing to ask. */
  readonly message: string | ((given: Given) => string | null);
  /** An example, shown while nothing is typed. */
  readonly placeholder?: string;
  /** Answered by ticking some of these, or none. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What stands there to begin with; `given` are the answers so far. */
  readonly initial?: (given: Given) => string;
  readonly answer: z.ZodType;
}

/** "Palmetto Ridge Roofing, LLC" → "Palmetto": whole words that fit under an icon. */
function shortenName(name: string): string {
  const parts = name.split(/[\s,]+/);
  const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join(' '));
  return beginnings.findLast((beginning) => beginning.length <= 12) ?? '';
}

const onlyIf =
  (feature: keyof typeof features, asked: string) =>
  ({ features: ticked = '' }: Given) =>
    ticked.includes(feature) ? asked : null;

/** By name, in the order they are asked. */
export const questions = {
  name: {
    message: 'What is the business called?',
    placeholder: 'Palmetto Ridge Roofing',
    answer: words.min(2, 'is too short'),
  },
  shortName: {
    message: 'Its name under an icon on a phone, 12 characters at most',
    placeholder: 'Palmetto',
    initial: ({ name = '' }) => shortenName(name),
    answer: shortName,
  },
  phone: {
    message: 'Its phone',
    placeholder: '(843) 555-0123',
    answer: z
      .string()
      .transform((typed) => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
      .pipe(z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'is no US phone number of ten digits')),
  },
  email: { message: 'Its email', placeholder: 'office@example.com', answer: z.string().trim().pipe(email) },
  bookingUrl: {
    message: 'The page where customers book a visit',
    placeholder: 'https://calendar.example.com/palmetto',
    answer: z.string().trim().pipe(secureAddress),
  },
  /** Whether name, phone, email and booking link are those customers shall use. */
  isReal: {
    message: 'Are name, phone, email and booking page the real ones, for customers? (yes or no)',
    initial: () => 'no',
    answer: yesOrNo,
  },
  state: {
    message: 'The state, in two letters',
    placeholder: 'SC',
    answer: z.string().trim().toUpperCase().pipe(stateCode),
  },
  /** The number of the state, or why there is none; empty while it is to come. */
  license: {
    message: ({ state = '' }) => {
      const rule = findStateRule(state.trim().toUpperCase());
      return rule === undefined || rule.kind === 'none'
        ? null
        : `Your ${rule.kind} number of the ${rule.issuer}; empty while it is to come, or “not applicable, because …”`;
    },
    placeholder: '12345',
    initial: () => '',
    answer: z.string().trim().default(''),
  },
  town: { message: 'The city of the shop', placeholder: 'Summerville', answer: words },
  zip: { message: 'Its ZIP code', placeholder: '29483', answer: z.string().trim().pipe(zipCode) },
  foundedYear: {
    message: 'The year it was founded',
    placeholder: '2012',
    answer: z.coerce.number().pipe(foundedYear),
  },
  metro: {
    message: 'The largest city you work in, as people name it when they search',
    placeholder: 'Charleston',
    initial: ({ town = '' }) => town,
    answer: words,
  },
  /** As in a sentence, "the Lowcountry", and before a noun, "Lowcountry". */
  theServiceArea: {
    message: 'The area you work in, as in “Roofs in …”',
    placeholder: 'the Lowcountry',
    answer: words,
  },
  serviceArea: {
    message: 'The same before another word, as in “… roofs”',
    placeholder: 'Lowcountry',
    initial: ({ theServiceArea = '' }) => theServiceArea.replace(/^the /i, ''),
    answer: serviceArea,
  },
  weekdayHours: { message: 'Open Monday to Friday', initial: () => '08:00-17:00', answer: hours },
  saturdayHours: { message: 'Open on Saturday', initial: () => 'closed', answer: hours },
  sundayHours: { message: 'Open on Sunday', initial: () => 'closed', answer: hours },
  climate: {
    message: 'What does the weather ask of a roof?',
    choices: climates,
    answer: someOf(climates, 1),
  },
  services: {
    message: 'The services you offer, in order; take out what you do not do',
    initial: () => services.join(', '),
    answer: listOf(z.enum(services, ofEntry(`is not one of ${services.join(', ')}`)), 1),
  },
  prices: {
    message: 'The materials you lay, each with your price for a square foot; take out what you do not lay',
    initial: () =>
      Object.entries(materials)
        .map(([material, dollars]) => `${material} ${dollars.toFixed(2)}`)
        .join(', '),
    answer: listOf(price, 1),
  },
  metalColors: {
    message: ({ services: offered = 'metal-roofing' }) =>
      offered.includes('metal-roofing') ? 'Which metal roof colors do you sell?' : null,
    choices: metalColors,
    answer: someOf(metalColors).default([]),
  },
  features: { message: 'What else is so?', choices: features, answer: someOf(features) },
  replyWithin: {
    message:
      'How soon do you answer a request? Without the word “business” it holds on weekends and holidays too',
    initial: () => '8 business hours',
    answer: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[1-9]\d* (?:business )?hours?$/, 'has to be like 8 business hours, or 24 hours')
      .transform((text) => ({
        hours: Number.parseInt(text, 10),
        inBusinessHours: text.includes('business'),
      })),
  },
  /** Of the voucher and the lender’s plans, where there are some. */
  voucherDollars: {
    message: onlyIf('voucher', 'The voucher in dollars'),
    placeholder: '500',
    answer: z.coerce.number().pipe(count).optional(),
  },
  sameAsCashMonths: {
    message: onlyIf('financing', 'The lender’s plans at 0% if all is paid within so many months'),
    placeholder: '6, 12',
    answer: listOf(z.coerce.number().pipe(count), 1).optional(),
  },
  planMonths: {
    message: onlyIf('financing', 'The lender’s longer plans, in months'),
    placeholder: '24-120',
    answer: months.optional(),
  },
  promises: {
    message: 'What do you do on every job? What is not ticked is said nowhere',
    choices: promises,
    answer: someOf(promises).default([]),
  },
  towns: {
    message: 'Cities with a page of their own, each with its county',
    placeholder: 'Charleston (Charleston), Summerville (Dorchester)',
    answer: listOf(town, 1),
  },
  servedTowns: {
    message: 'Other cities you serve, each with its county, or none',
    placeholder: 'Hanahan (Berkeley)',
    initial: () => '',
    answer: listOf(town),
  },
} satisfies Readonly<Record<string, Question>>;

type Shape = { readonly [Name in keyof typeof questions]: (typeof questions)[Name]['answer'] };

export const clientAnswers = z.strictObject(
  Object.fromEntries(Object.entries(questions).map(([name, { answer }]) => [name, answer])) as Shape,
);

export type ClientAnswers = z.infer<typeof clientAnswers>;

/** The answer that there is no such thing, with the reason. */
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

/** "phone: is missing. Its phone (like “(843) 555-0123”)." for each question that a file does not answer. */
function listUnanswered(given: object, missing: ReadonlySet<unknown>): readonly string[] {
  return Object.entries<Question>(questions).flatMap(([name, { message, placeholder, choices, initial }]) => {
    const asked = typeof message === 'string' ? message : message({ ...given });
    if (Object.hasOwn(given, name) || asked === null) return [];
    const mayBe = missing.has(name) ? 'is missing' : 'may be left out';
    const example = placeholder ?? initial?.({}) ?? '';
    const form = choices ? `some of ${Object.keys(choices).join(', ')}` : `like “${example}”`;
    return [`${name}: ${mayBe}. ${asked} (${form}).`];
  });
}

/** One line for each answer that cannot be used: "phone: 843 is no US phone number of ten digits". */
export function readAnswers(given: unknown): { answers: ClientAnswers } | { objections: readonly string[] } {
  if (typeof given !== 'object' || given === null)
    return { objections: ['the file holds no answers: begin with {}.'] };
  const { success, data, error } = wholeAnswers.safeParse(given);
  if (success) {
    const { license, state } = data;
    const kind = findStateRule(state)?.kind ?? 'none';
    if (kind !== 'none' || license === '' || whyNone.test(license)) return { answers: data };
    return {
      objections: [
        `license: that ${usStates[state]} licenses or registers roofers is not known here. Leave it empty, and write kind, issuer and number into client/proof.json.`,
      ],
    };
  }
  const wrong = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${key}: there is no such question, take it out.`);
    const name = String(issue.path[0]);
    return Object.hasOwn(given, name)
      ? [`${name}: “${(given as Record<string, unknown>)[name]}” ${issue.message}.`]
      : [];
  });
  return {
    objections: [...wrong, ...listUnanswered(given, new Set(error.issues.map(({ path }) => path[0])))],
  };
}
