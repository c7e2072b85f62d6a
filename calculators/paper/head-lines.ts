// Which paper is this, of which day, and until when is it valid? The lines under the title of estimates and reports.

import { formatLongDate } from '#content/wording/dates.ts';
import { addDays, type IsoDate } from './calendar-date.ts';
import type { LabelledText } from './paper-document.ts';

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
export function composeHeadLines({ reference, ...validity }: Issuing): LabelledText[] {
  return [
    ...(reference === null ? [] : [{ label: 'Reference', text: reference }]),
    { label: 'Date', text: formatLongDate(validity.issuedOn) },
    { label: 'Valid through', text: describeLastDay(validity) },
  ];
}
