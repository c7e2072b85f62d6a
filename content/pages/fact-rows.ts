// Facts as rows of a list: a question, and under it what was read, whom it concerns, where to call and where to read it.

import type { Fact } from '#client/shapes/fact.ts';
import type { CitySlug } from '../cities/cities.ts';
import { assertPrintable } from '../facts/printable.ts';
import { formatLongDate } from '../wording/dates.ts';
import { listWithAnd } from '../wording/text.ts';

export interface FactLine {
  readonly text: string;
  /** Where the text itself leads. */
  readonly href?: string;
  readonly telephone?: string;
  /** Where to read it, for what a reader will want to open. */
  readonly page?: { readonly title: string; readonly url: string };
  readonly cities?: readonly { readonly name: string; readonly slug: CitySlug }[];
}

export interface FactRow {
  readonly label: string;
  /** A page about what the label names. */
  readonly href?: string;
  /** A drawing from /drawings/ that shows it. */
  readonly picture?: string;
  readonly lines: readonly FactLine[];
}

export const factRowWords = { cities: 'Cities' } as const;

/** When the pages of facts were read, for lists that name each page on the spot. */
export function tellWhenChecked(facts: readonly Fact[]): string {
  const days = [...new Set(facts.map(({ checkedOn }) => checkedOn))].toSorted();
  return days.length === 0 ? '' : `Pages checked ${listWithAnd(days.map(formatLongDate))}.`;
}

/** A fact with its office's number and the page it was read on. */
export function lineWithPage(fact: Fact): FactLine {
  const { text, telephone, source, sourceUrl } = assertPrintable(fact);
  return { text, ...(telephone && { telephone }), page: { title: source, url: sourceUrl } };
}
