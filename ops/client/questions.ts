// What `npm run new-client` asks, in this order. How an answer has to look: answers.ts.

import { findStateRule } from '#content/business/state-rules.ts';
import { type ClientAnswers, climates, features, materials, promises, services } from './answers.ts';

interface Question {
  readonly name: keyof ClientAnswers;
  /** Null where the answers so far leave nothing to ask. */
  readonly message: string | ((given: Readonly<Record<string, string>>) => string | null);
  /** An example, shown while nothing is typed. */
  readonly placeholder?: string;
  /** Answered by ticking some of these, or none. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What stands there to begin with; `given` are the answers so far. */
  readonly initial?: (given: Readonly<Record<string, string>>) => string;
}

export const questions: readonly Question[] = [
  { name: 'name', message: 'What is the business called?', placeholder: 'Palmetto Ridge Roofing' },
  {
    name: 'shortName',
    message: 'Its name under an icon on a phone, 12 characters at most; empty: the first words that fit',
    initial: () => '',
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
    initial: () => '',
  },
  { name: 'town', message: 'The city of the shop', placeholder: 'Summerville' },
  { name: 'zip', message: 'Its ZIP code', placeholder: '29483' },
  { name: 'foundedYear', message: 'The year it was founded', placeholder: '2012' },
  {
    name: 'metro',
    message: 'The larger city people name when they search',
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
    initial: ({ theServiceArea = '' }) => theServiceArea.replace(/^the /i, ''),
  },
  { name: 'weekdayHours', message: 'Open Monday to Friday', initial: () => '08:00-17:00' },
  { name: 'saturdayHours', message: 'Open on Saturday', initial: () => 'closed' },
  { name: 'sundayHours', message: 'Open on Sunday', initial: () => 'closed' },
  {
    name: 'climate',
    message: `What the weather asks of a roof: ${climates.join(', ')}`,
    placeholder: 'hot and humid, coastal',
  },
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
    name: 'features',
    message: `What else is so, out of ${features.join(', ')} (emergencyLine: a person answers around the clock)`,
    initial: () => 'energyCalculator',
  },
  {
    name: 'promises',
    message: 'What do you do on every job? Space ticks it; what is not ticked is said nowhere',
    choices: promises,
  },
  {
    name: 'towns',
    message: 'Cities with a page of their own, each with its county',
    placeholder: 'Charleston (Charleston), Summerville (Dorchester)',
  },
  { name: 'servedTowns', message: 'Other cities you serve, each with its county', initial: () => '' },
];
