// What does a paper say that a homeowner keeps, the estimate or the energy report? Source: docs/specification.md §9. A
// document without a form: site/paper shows it in a print window and as an HTML file, paper/ as a PDF. Every text is plain.

import { company } from '#client/company.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { describeLicense } from '#content/business/proof-words.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import type { PaperDrawing } from './paper-drawing.ts';

export interface PaperDocument {
  /** Without its ending. */
  readonly fileName: string;
  readonly title: string;
  readonly company: CompanyHead;
  /** Below the title: reference, date, last day of validity. */
  readonly head: readonly LabeledText[];
  readonly sections: readonly PaperSection[];
}

export interface PaperSection {
  readonly heading?: string;
  readonly blocks: readonly PaperBlock[];
  /** On a page of its own, with what follows. */
  readonly startsPage?: boolean;
}

export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string; readonly isFine?: boolean }
  /** Pairs that fill the width in columns. */
  | { readonly kind: 'facts'; readonly facts: readonly LabeledText[] }
  /** The few numbers the paper is about, up to four, in large type. */
  | { readonly kind: 'figures'; readonly figures: readonly PaperFigure[] }
  /** The last column holds amounts. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly total: readonly string[];
    }
  /** `box`: a box to tick with a pen. */
  | {
      readonly kind: 'list';
      readonly marks: 'bullet' | 'box';
      readonly items: readonly string[];
      /** On the left of the list, in half the width. */
      readonly drawing?: PaperDrawing;
    }
  /** Amounts as bars below each other. */
  | { readonly kind: 'bars'; readonly bars: readonly PaperBar[] }
  /** One drawing in several sizes, the largest first: a smaller one gives way to long texts. */
  | { readonly kind: 'drawing'; readonly sizes: readonly [NotedDrawing, ...NotedDrawing[]] }
  /** Inside a cut line: the voucher. */
  | { readonly kind: 'offer'; readonly amount: string; readonly text: string; readonly note: string };

export interface NotedDrawing {
  readonly drawing: PaperDrawing;
  /** Below it, in fine print: its scale. */
  readonly note: string;
}

export const section = (heading: string, ...blocks: readonly PaperBlock[]): PaperSection => ({
  heading,
  blocks,
});

export const bullets = (items: readonly string[]): PaperBlock => ({ kind: 'list', marks: 'bullet', items });

/** Whom a paper is for. */
export interface PaperCustomer {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

export const customerFacts = (
  label: string,
  name: string,
  { address, phone, email }: PaperCustomer,
): PaperBlock => ({
  kind: 'facts',
  facts: [
    { label, text: name },
    { label: 'Address', text: address },
    { label: 'Phone', text: phone },
    { label: 'Email', text: email },
  ],
});

/** A line that says what it is about. */
export interface LabeledText {
  readonly label: string;
  readonly text: string;
}

export interface PaperFigure extends LabeledText {
  /** The one of them that counts most. */
  readonly isMain?: boolean;
}

export interface PaperBar extends PaperFigure {
  /** Length, from 0 to 1. */
  readonly share: number;
}

/** Who issues the paper. */
export interface CompanyHead {
  readonly name: string;
  readonly phone: string;
  /** Address, phone, email, hours, the state's number. */
  readonly lines: readonly string[];
}

export const companyHead: CompanyHead = {
  name: company.name.value,
  phone: company.phone.value.display,
  lines: [
    company.addressLine,
    company.phone.value.display,
    company.email.value,
    `Usual hours: ${describeHoursBriefly()}`,
    describeLicense(),
  ].filter(Boolean),
};

export interface Issuing {
  /** What the server answered; null while the request still waits in the visitor's outbox. */
  readonly reference: string | null;
  readonly issuedOn: IsoDate;
  readonly validDays: number;
}

/** The last day of validity, in words. @throws RangeError when `issuedOn` is no calendar date. */
export function describeLastDay({ issuedOn, validDays }: Omit<Issuing, 'reference'>): string {
  return formatLongDate(addDays(issuedOn, validDays));
}

/** Reference (when there is one), date, last day of validity. @throws RangeError when `issuedOn` is no calendar date. */
export function composeHeadLines({ reference, ...validity }: Issuing): LabeledText[] {
  return [
    ...(reference === null ? [] : [{ label: 'Reference', text: reference }]),
    { label: 'Date', text: formatLongDate(validity.issuedOn) },
    { label: 'Valid through', text: describeLastDay(validity) },
  ];
}

/** "YYYY-MM-DD": the visitor's own calendar day. */
export type IsoDate = string;

/** The date `days` whole days after `date`. @throws RangeError when `date` is no calendar date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(`${date}T00:00Z`);
  // A 30th of February would become the 2nd of March.
  if (Number.isNaN(day.getTime()) || toIsoDate(day) !== date)
    throw new RangeError(`Not a calendar date: "${date}"`);
  day.setUTCDate(day.getUTCDate() + days);
  return toIsoDate(day);
}

const toIsoDate = (day: Date): IsoDate => day.toISOString().slice(0, 10);
