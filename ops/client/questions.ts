// What `npm run new-client` asks, in this order, and what it says of those that cannot be used (answers.ts).

import { findStateRule } from '#content/business/state-rules.ts';
import {
  type ClientAnswers,
  climates,
  features,
  promises,
  services,
  wholeAnswers,
  whyNone,
} from './answers.ts';
import { materials, metalColors } from './fields.ts';
import { usStates } from './us-states.ts';

type Given = Readonly<Record<string, string>>;

interface Question {
  readonly name: keyof ClientAnswers;
  /** Null where the answers so far leave nothing to ask. */
  readonly message: string | ((given: Given) => string | null);
  /** An example, shown while nothing is typed. */
  readonly placeholder?: string;
  /** Answered by ticking some of these, or none. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What stands there to begin with; `given` are the answers so far. */
  readonly initial?: (given: Given) => string;
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

export const questions: readonly Question[] = [
  { name: 'name', message: 'What is the business called?', placeholder: 'Palmetto Ridge Roofing' },
  {
    name: 'shortName',
    message: 'Its name under an icon on a phone, 12 characters at most',
    placeholder: 'Palmetto',
    initial: ({ name = '' }) => shortenName(name),
  },
  { name: 'phone', message: 'Its phone', placeholder: '(843) 555-0123' },
  { name: 'email', message: 'Its email', placeholder: 'office@example.com' },
  {
    name: 'bookingUrl',
    message: 'The page where customers book a visit',
    placeholder: 'https://calendar.example.com/palmetto',
  },
  {
    name: 'isReal',
    message: 'Are name, phone, email and booking page the real ones, for customers? (yes or no)',
    initial: () => 'no',
  },
  { name: 'state', message: 'The state, in two letters', placeholder: 'SC' },
  {
    name: 'license',
    message: ({ state = '' }) => {
      const rule = findStateRule(state.trim().toUpperCase());
      return rule === undefined || rule.kind === 'none'
        ? null
        : `Your ${rule.kind} number of the ${rule.issuer}; empty while it is to come, or “not applicable, because …”`;
    },
    placeholder: '12345',
    initial: () => '',
  },
  { name: 'town', message: 'The city of the shop', placeholder: 'Summerville' },
  { name: 'zip', message: 'Its ZIP code', placeholder: '29483' },
  { name: 'foundedYear', message: 'The year it was founded', placeholder: '2012' },
  {
    name: 'metro',
    message: 'The largest city you work in, as people name it when they search',
    placeholder: 'Charleston',
    initial: ({ town = '' }) => town,
  },
  {
    name: 'theServiceArea',
    message: 'The area you work in, as in “Roofs in …”',
    placeholder: 'the Lowcountry',
  },
  {
    name: 'serviceArea',
    message: 'The same before another word, as in “… roofs”',
    placeholder: 'Lowcountry',
    initial: ({ theServiceArea = '' }) => theServiceArea.replace(/^the /i, ''),
  },
  { name: 'weekdayHours', message: 'Open Monday to Friday', initial: () => '08:00-17:00' },
  { name: 'saturdayHours', message: 'Open on Saturday', initial: () => 'closed' },
  { name: 'sundayHours', message: 'Open on Sunday', initial: () => 'closed' },
  { name: 'climate', message: 'What does the weather ask of a roof?', choices: climates },
  {
    name: 'services',
    message: 'The services you offer, in order; take out what you do not do',
    initial: () => services.join(', '),
  },
  {
    name: 'prices',
    message: 'The materials you lay, each with your price for a square foot; take out what you do not lay',
    initial: () =>
      Object.entries(materials)
        .map(([material, dollars]) => `${material} ${dollars.toFixed(2)}`)
        .join(', '),
  },
  {
    name: 'metalColors',
    message: ({ services: offered = 'metal-roofing' }) =>
      offered.includes('metal-roofing') ? 'Which metal roof colors do you sell?' : null,
    choices: metalColors,
  },
  { name: 'features', message: 'What else is so?', choices: features },
  {
    name: 'replyWithin',
    message:
      'How soon do you answer a request? Without the word “business” it holds on weekends and holidays too',
    initial: () => '8 business hours',
  },
  {
    name: 'voucherDollars',
    message: onlyIf('voucher', 'The voucher in dollars'),
    placeholder: '500',
  },
  {
    name: 'sameAsCashMonths',
    message: onlyIf('financing', 'The lender’s plans at 0% if all is paid within so many months'),
    placeholder: '6, 12',
  },
  {
    name: 'planMonths',
    message: onlyIf('financing', 'The lender’s longer plans, in months'),
    placeholder: '24-120',
  },
  {
    name: 'promises',
    message: 'What do you do on every job? What is not ticked is said nowhere',
    choices: promises,
  },
  {
    name: 'towns',
    message: 'Cities with a page of their own, each with its county',
    placeholder: 'Charleston (Charleston), Summerville (Dorchester)',
  },
  {
    name: 'servedTowns',
    message: 'Other cities you serve, each with its county, or none',
    placeholder: 'Hanahan (Berkeley)',
    initial: () => '',
  },
];

/** "phone: is missing. Its phone (like “(843) 555-0123”)." for each question that a file does not answer. */
function listUnanswered(given: object, missing: ReadonlySet<unknown>): readonly string[] {
  return questions.flatMap(({ name, message, placeholder, choices, initial }) => {
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
