// What does this roof cost? The sum of specification §9 and the bill that explains it (reading 13).
// Prices come from client/prices.json through price-book.ts; the size is judged against its bounds in answers.ts, not here.

import { additions, rangeFactors } from '#client/shapes/prices.ts';
import {
  formatCount,
  formatDollarsAndCents,
  formatFactor,
  formatWholeDollars,
} from '#content/wording/money.ts';
import { readOption } from '../wizard/answer-reader.ts';
import { readClamped } from '../wizard/typed-number.ts';
import { type RoofCostAnswers, roofCostDefaults, roofCostOptions } from './answers.ts';
import { priceOfMaterial, roofAccess, roofPitches, roofTypes, stories } from './price-book.ts';
import {
  type ExactDollars,
  exactDollars,
  multiplyExactly,
  roundToWholeDollars,
  spreadWholeDollars,
  toDollars,
} from './whole-dollars.ts';

export interface EstimateLine {
  readonly subject: 'material' | 'stories' | 'pitch' | 'access' | 'gutters' | 'skylights' | 'chimneys';
  readonly label: string;
  /** How the amount comes about: "2,000 sq ft × $4.50", "× 1.15", "no change", "2 × $500". */
  readonly calculation: string;
  /** What this line adds to the total, before rounding. */
  readonly dollars: number;
  /** The same for print: these add up to `averageDollars`. */
  readonly wholeDollars: number;
}

export interface RoofCostEstimate {
  readonly lowDollars: number;
  readonly averageDollars: number;
  readonly highDollars: number;
  /** Before rounding. */
  readonly totalDollars: number;
  /** What the total is made of, in the order it is worked out; empty for no roof at all. */
  readonly lines: readonly EstimateLine[];
}

/** Beyond any roof on Earth; keeps every sum finite, whatever a program passes in. */
const largestSquareFeet = 1e9;
const largestCount = 1e6;

interface ExactLine extends Pick<EstimateLine, 'subject' | 'label' | 'calculation'> {
  readonly amount: ExactDollars;
}

/**
 * Prices a roof in whole dollars (§9). Holds for any input: a size counts in whole square feet, and one that is not a number
 * above zero gives a zero estimate; an unknown choice counts as the default.
 */
export function estimateRoofCost(answers: Partial<RoofCostAnswers>): RoofCostEstimate {
  const input: Partial<RoofCostAnswers> = answers ?? {};
  const squareFeet = Math.round(readClamped(input.squareFootage, largestSquareFeet));
  if (squareFeet === 0) return zeroEstimate;

  const material = chosen(input, 'roofType');
  const area = `${formatCount(squareFeet)} sq ft`;
  const priceOfArea = (dollarsPerSquareFoot: number) => ({
    calculation: `${area} × ${formatDollarsAndCents(dollarsPerSquareFoot)}`,
    amount: exactDollars(dollarsPerSquareFoot) * BigInt(squareFeet),
  });
  const covering = priceOfArea(priceOfMaterial(material));
  const lines: ExactLine[] = [{ subject: 'material', label: roofTypes[material].label, ...covering }];

  const pitch = roofPitches[chosen(input, 'roofPitch')];
  const access = roofAccess[chosen(input, 'roofAccess')];
  const surcharges = [
    { subject: 'stories', ...stories[chosen(input, 'stories')] },
    { subject: 'pitch', ...pitch, label: `${pitch.label} pitch` },
    { subject: 'access', ...access, label: `${access.label} access` },
  ] as const;
  let total = covering.amount;
  for (const { subject, label, multiplier } of surcharges) {
    const before = total;
    total = multiplyExactly(total, multiplier);
    lines.push({ subject, label, calculation: timesText(multiplier), amount: total - before });
  }

  const skylightCount = Math.floor(readClamped(input.skylights, largestCount));
  const chimneyCount = Math.floor(readClamped(input.chimneys, largestCount));
  const added: ExactLine[] = [];
  if (chosen(input, 'gutters') === 'yes')
    added.push({
      subject: 'gutters',
      label: 'Gutters',
      ...priceOfArea(additions.gutterDollarsPerSquareFoot),
    });
  if (skylightCount > 0)
    added.push(pieces('skylights', 'Skylights', skylightCount, additions.skylightDollars));
  if (chimneyCount > 0) added.push(pieces('chimneys', 'Chimneys', chimneyCount, additions.chimneyDollars));
  lines.push(...added);
  for (const { amount } of added) total += amount;

  const averageDollars = roundToWholeDollars(total);
  const wholeDollars = spreadWholeDollars(
    lines.map((line) => line.amount),
    averageDollars,
  );
  return {
    lowDollars: roundToWholeDollars(rangeFactors.low.reduce(multiplyExactly, total)),
    averageDollars,
    highDollars: roundToWholeDollars(multiplyExactly(total, rangeFactors.high)),
    totalDollars: toDollars(total),
    lines: lines.map(({ amount, ...line }, position) => ({
      ...line,
      dollars: toDollars(amount),
      wholeDollars: wholeDollars[position] ?? 0,
    })),
  };
}

const zeroEstimate: RoofCostEstimate = {
  lowDollars: 0,
  averageDollars: 0,
  highDollars: 0,
  totalDollars: 0,
  lines: [],
};

/** The option picked for `field`, or the default. */
function chosen<Field extends keyof typeof roofCostOptions>(
  input: Partial<RoofCostAnswers>,
  field: Field,
): RoofCostAnswers[Field] {
  const options = roofCostOptions[field] as readonly RoofCostAnswers[Field][];
  return readOption(input[field], options) ?? roofCostDefaults[field];
}

function timesText(multiplier: number): string {
  return multiplier === 1 ? 'no change' : `× ${formatFactor(multiplier)}`;
}

function pieces(subject: 'skylights' | 'chimneys', label: string, count: number, dollarsEach: number) {
  const calculation = `${formatCount(count)} × ${formatWholeDollars(dollarsEach)}`;
  return { subject, label, calculation, amount: exactDollars(dollarsEach) * BigInt(count) };
}
