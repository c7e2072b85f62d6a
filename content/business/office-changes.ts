// What the office has changed at the desk (docs/decisions/0044). The build writes it into the code, value by value, so that a
// script takes along only what it prints. Where it is not set, as in tests, nothing has been changed.

import type { CustomerReview } from '../pages/testimonials.ts';
import type { SpecialDay } from './company.ts';
import type { Features } from './features.ts';

/** What the office may leave out of what the contractor's folder offers. */
export type SwitchedOffer = Extract<keyof Features, 'voucher' | 'financing' | 'claimHelp'>;

/** Printed on every page from the first day through the last, days of the shop's calendar (ISO dates). */
export interface SiteNotice {
  readonly text: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The customer has agreed that it is printed. */
export interface OfficeReview extends CustomerReview {
  readonly hasConsent: true;
}

export interface OfficeChanges {
  readonly notice: SiteNotice | null;
  readonly specialDays: readonly SpecialDay[];
  /** ISO date; null: the day in the contractor's folder. */
  readonly pricesReviewedOn: string | null;
  readonly reviews: readonly OfficeReview[];
  readonly offersOff: readonly SwitchedOffer[];
}

declare global {
  /** Its values are written into the code by astro.config.ts; the thread that writes a paper for a mail sets it. */
  var __OFFICE_CHANGES__: OfficeChanges;
}

export const officeNotice = typeof __OFFICE_CHANGES__ === 'undefined' ? null : __OFFICE_CHANGES__.notice;
export const officeSpecialDays =
  typeof __OFFICE_CHANGES__ === 'undefined' ? [] : __OFFICE_CHANGES__.specialDays;
export const officePricesReviewedOn =
  typeof __OFFICE_CHANGES__ === 'undefined' ? null : __OFFICE_CHANGES__.pricesReviewedOn;
export const officeReviews = typeof __OFFICE_CHANGES__ === 'undefined' ? [] : __OFFICE_CHANGES__.reviews;
export const officeOffersOff = typeof __OFFICE_CHANGES__ === 'undefined' ? [] : __OFFICE_CHANGES__.offersOff;
