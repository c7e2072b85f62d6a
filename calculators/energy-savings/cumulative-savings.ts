// How do the savings pile up over the years? Points for the picture in the results.
// A straight line by intent: the model (§9) knows no rate rises and no aging after the work.

import { formatWholeDollars } from '#content/wording/money.ts';
import type { PaperBar } from '../paper/paper-document.ts';
import { pictureMilestones, pictureYears } from './model-figures.ts';
import type { EnergySavings } from './savings.ts';

export interface CumulativeSaving {
  /** Years after the work, from 0. */
  readonly year: number;
  /** Saved until then, not rounded. */
  readonly dollars: number;
}

/** One point a year from nothing saved to the twenty-year figure. */
export function accumulateSavings(savings: EnergySavings): CumulativeSaving[] {
  return Array.from({ length: pictureYears + 1 }, (_, year) => ({
    year,
    dollars: savedAfter(year, savings),
  }));
}

/** To a millionth of a dollar: what comes after that is binary noise, and would keep a half from rounding up. */
function savedAfter(years: number, { annualSavings }: EnergySavings): number {
  return Math.round(annualSavings * years * 1e6) / 1e6;
}

/** The milestones of the picture in whole dollars, for the report. */
export function describeMilestones(savings: EnergySavings): PaperBar[] {
  return pictureMilestones.map((years) => ({
    label: `After ${years} years`,
    text: formatWholeDollars(savedAfter(years, savings)),
    share: savings.twentyYearSavings > 0 ? savedAfter(years, savings) / savings.twentyYearSavings : 0,
  }));
}

/** The picture in one sentence, for those who do not see it. */
export function describeCumulativeSavings(savings: EnergySavings): string {
  if (savings.annualSavings === 0)
    return 'The model finds nothing to save here: the line stays at $0 for all years.';
  const halfway = pictureYears / 2;
  return (
    `Savings add up evenly: ${formatWholeDollars(savings.annualSavings)} after 1 year, ` +
    `${formatWholeDollars(savedAfter(halfway, savings))} after ${halfway} years, ` +
    `${formatWholeDollars(savings.twentyYearSavings)} after ${pictureYears} years.`
  );
}
