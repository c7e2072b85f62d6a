// The contact step of the roof cost calculator, its answers and what they come to. The answers are judged by
// calculators/roof-cost. Source: specification §3, §5 and §7.

import * as z from 'zod/mini';
import { type RoofCostAnswers, roofCostDefaults, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import type { RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import { describePitchRange } from '#calculators/roof-cost/option-wording.ts';
import {
  roofAccess,
  roofPitches,
  roofTypes,
  squareFootageBounds,
  stories,
} from '#calculators/roof-cost/price-book.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { email, name, optionsOf, phone, requiredAddress } from './fields.ts';
import type { Entered, Fields, Kept } from './form-table.ts';

export const roofCostFields = {
  name,
  email,
  phone: { ...phone, askedBefore: 'email' },
  address: {
    label: 'Address',
    help: 'Street and city of the house.',
    rule: requiredAddress('Address is required'),
    kind: 'long-text',
    rows: 2,
    autoComplete: 'street-address',
    desk: 'reach',
  },
} satisfies Fields;

export type RoofCostContact = Entered<typeof roofCostFields>;

const inProjectDetails = {
  notice: { leftOut: 'told in one line with the other answers, as projectDetails' },
} as const;
const inEstimatedCost = {
  notice: { leftOut: 'specification §7 has the range, as estimatedCost, and the average in the subject' },
} as const;

const choiceOf = <Option extends string>(
  name: 'roofType' | 'stories' | 'roofPitch' | 'roofAccess',
  choices: readonly Option[],
  say: (option: Option) => string,
) => ({
  kept: 'text' as const,
  short: {
    label: words[name],
    kind: 'select' as const,
    options: optionsOf(choices, say),
    default: roofCostDefaults[name],
  },
  ...inProjectDetails,
});

export const roofCostAnswers = {
  squareFootage: {
    kept: 'number',
    short: {
      label: words.areaField,
      kind: 'number',
      bounds: squareFootageBounds,
      default: roofCostDefaults.squareFootage,
    },
    heading: 'Roof area (sq ft)',
    ...inProjectDetails,
  },
  roofType: choiceOf('roofType', roofCostOptions.roofType, (type) => roofTypes[type].label),
  stories: choiceOf('stories', roofCostOptions.stories, (count) => stories[count].label),
  roofPitch: choiceOf(
    'roofPitch',
    roofCostOptions.roofPitch,
    (pitch) => `${roofPitches[pitch].label}, ${describePitchRange(pitch)}`,
  ),
  roofAccess: choiceOf(
    'roofAccess',
    roofCostOptions.roofAccess,
    (access) => `${roofAccess[access].label}: ${roofAccess[access].note}`,
  ),
  currentRoof: { kept: 'text', ...inProjectDetails },
  gutters: { kept: 'text', ...inProjectDetails },
  skylights: { kept: 'number', ...inProjectDetails },
  chimneys: { kept: 'number', ...inProjectDetails },
  outline: { kept: 'text', since: '0.3.0', heading: 'Outline (feet)', ...inProjectDetails },
} satisfies Readonly<Record<keyof RoofCostAnswers, Kept>>;

export const roofCostFigures = {
  lowDollars: { kept: 'number', heading: 'Low estimate ($)', ...inEstimatedCost },
  averageDollars: { kept: 'number', heading: 'Average estimate ($)', ...inEstimatedCost },
  highDollars: { kept: 'number', heading: 'High estimate ($)', ...inEstimatedCost },
  totalDollars: { kept: 'number', heading: 'Estimate before rounding ($)', ...inEstimatedCost },
  lines: {
    kept: z.readonly(
      z.array(
        z.object({
          subject: z.string(),
          label: z.string(),
          calculation: z.string(),
          dollars: z.number(),
          wholeDollars: z.number(),
        }),
      ),
    ),
    heading: 'How the estimate adds up',
    ...inEstimatedCost,
  },
} satisfies Readonly<Record<keyof RoofCostEstimate, Kept>>;
