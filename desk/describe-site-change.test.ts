import { expect, it } from 'vitest';
import type { OfficeChanges, OfficeReview } from '#content/business/office-changes.ts';
import { describeAction } from './describe-action.ts';

const review: OfficeReview = {
  isSample: false,
  name: 'Ann Lee',
  location: 'Duluth',
  text: 'They came the same day.',
  rating: 5,
  source: { name: 'Google', url: 'https://maps.example/ann' },
  writtenOn: '2026-10-02',
  hasConsent: true,
};
const unchanged: OfficeChanges = {
  notice: { text: 'Closed', firstDay: '2026-11-24', lastDay: '2026-11-27' },
  specialDays: [{ on: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '12:00' }],
  pricesReviewedOn: '2026-11-01',
  reviews: [review],
  offersOff: [],
};

it.each<[string, Partial<OfficeReview>, string]>([
  ['name', { name: 'Ann Leigh' }, 'Ann Leigh'],
  ['town', { location: '' }, 'Ann Lee: “'],
  ['text', { text: 'They came.' }, '“They came.”'],
  ['rating', { rating: 4 }, '4 of 5'],
  ['day', { writtenOn: '2026-10-03' }, 'October 3, 2026'],
  ['source', { source: { ...review.source, name: 'Yelp' } }, 'Yelp'],
  ['address', { source: { ...review.source, url: 'https://maps.example/lee' } }, 'https://maps.example/lee'],
])(
  'says what a change of only the %s of a review was, and what undoing it was',
  (_what, difference, text) => {
    const changed = { ...unchanged, reviews: [{ ...review, ...difference }] };
    const change = JSON.stringify({ before: unchanged, after: changed });
    const undoing = JSON.stringify({ before: changed, after: unchanged });
    const [was, is] = describeAction({ action: 'site-changed', detail: change }).split('; now: ');
    expect(was).toMatch(/^Changed the site: reviews, before: Ann Lee/);
    expect(is).toContain(text);
    expect(was).not.toContain(text);
    const undone = describeAction({ action: 'site-change-undone', detail: undoing });
    expect(undone).toMatch(/^Undid a change to the site: reviews, before: /);
    expect(undone.split('; now: ')[0]).toContain(text);
  },
);
