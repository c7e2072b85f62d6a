// Steps 6 and 7 of the energy savings calculator, its answers and what they come to. The answers are judged by
// calculators/energy-savings. Source: specification §3, §5 and §7; messages and lengths are fixed there.

import {
  type EnergyAnswers,
  energyDefaults,
  insulationOptions,
} from '#calculators/energy-savings/answers.ts';
import { energyBounds, insulationLevels } from '#calculators/energy-savings/model-figures.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import {
  email,
  firstName,
  lastName,
  optionsOf,
  phone,
  phoneLine,
  requiredAddress,
  requiredLine,
} from './fields.ts';
import type { Entered, Fields, Kept } from './form-table.ts';

const shortestName = 2;
const shortestPhone = 10;
const shortestAddress = 10;

export const energySavingsFields = {
  firstName: { ...firstName, rule: requiredLine('First name is required', shortestName) },
  lastName: { ...lastName, rule: requiredLine('Last name is required', shortestName) },
  email: { ...email, width: 'whole' },
  phone: { ...phone, rule: phoneLine(shortestPhone), width: 'whole' },
  address: {
    label: 'Complete property address',
    help: 'Street, city and ZIP.',
    rule: requiredAddress('Please enter a complete address', shortestAddress),
    kind: 'long-text',
    rows: 2,
    autoComplete: 'street-address',
    desk: 'reach',
  },
} satisfies Fields;

export type EnergySavingsContact = Entered<typeof energySavingsFields>;

const asked = (name: keyof typeof energyBounds, heading: string) => ({
  kept: 'number' as const,
  short: {
    label: words[name].slider,
    mark: words[name].field,
    kind: 'number' as const,
    bounds: energyBounds[name],
    default: energyDefaults[name],
  },
  heading,
});

export const energyAnswers = {
  currentBill: asked('currentBill', 'Monthly electric bill ($)'),
  homeSize: asked('homeSize', 'Home size (sq ft)'),
  roofAge: asked('roofAge', 'Roof age (years)'),
  insulation: {
    kept: 'text',
    short: {
      label: words.insulation,
      kind: 'select',
      width: 'whole',
      options: optionsOf(
        insulationOptions,
        (level) => `${insulationLevels[level].label}: ${insulationLevels[level].note}`,
      ),
      default: energyDefaults.insulation,
    },
  },
  hvacAge: { ...asked('hvacAge', 'HVAC age (years)'), askedBefore: 'insulation' },
} satisfies Readonly<Record<keyof EnergyAnswers, Kept>>;

const notNamed = { notice: { leftOut: 'specification §7 does not name it' } } as const;
const inDollars = { notice: { says: formatWholeDollars } };

export const energyFigures = {
  savingsPercentage: { kept: 'number', heading: 'Savings (%)', ...notNamed },
  monthlySavings: { kept: 'number', heading: 'Monthly savings ($)', ...inDollars },
  annualSavings: { kept: 'number', heading: 'Annual savings ($)', ...inDollars },
  twentyYearSavings: { kept: 'number', heading: '20-year savings ($)', ...notNamed },
  co2Reduction: { kept: 'number', heading: 'CO₂ reduction (lbs/year)', ...notNamed },
} satisfies Readonly<Record<keyof EnergySavings, Kept>>;
