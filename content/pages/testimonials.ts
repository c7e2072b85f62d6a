// The testimonials of the home page. They are samples until client/reviews.ts has real ones (reading 28): each names what a visitor
// can see or ask for today, quotes nobody, and shows neither name nor stars (reading 22c). `npm run check:launch` fails until then.
// Source: specification §3 "Testimonial": name, location (empty), text, rating 1 to 5, optional image; three entries.

import type { CustomerReview } from '#client/shapes/business.ts';
import { reviews as reviewsInFolder } from '#client/shapes/reviews.ts';
import { offerWords } from '../business/offer-words.ts';
import { isOffered } from '../services/service-slugs.ts';
import { onlyWhere } from '../wording/only-where.ts';

export interface SampleReview {
  readonly isSample: true;
  readonly title: string;
  readonly text: string;
  /** Where it can be seen. */
  readonly link: { readonly label: string; readonly href: `/${string}` };
}

export type Testimonial = SampleReview | CustomerReview;

const samples: readonly SampleReview[] = [
  ...onlyWhere(isOffered('roof-inspection'), {
    isSample: true as const,
    title: 'The report',
    text: `${offerWords.inspectionPoints}, each with its photo and a rank: fine, watch, repair soon or repair now.`,
    link: { label: 'What we look at', href: '/roof-inspection' as const },
  }),
  {
    isSample: true,
    title: 'The estimate',
    text: 'Every layer and every surcharge on a line of its own. Three examples show how a price is built.',
    link: { label: 'Three worked roofs', href: '/roof-cost' },
  },
  {
    isSample: true,
    title: 'The papers',
    text: 'Insurance certificate, registration where the city asks for one, both warranties. Ask any roofer for them.',
    link: { label: 'Before you sign', href: '/before-you-sign' },
  },
];

const reviews: readonly CustomerReview[] = reviewsInFolder;

/** What customers have written; while there is nothing, the samples. */
export const testimonials: readonly Testimonial[] = reviews.length > 0 ? reviews : samples;

export const testimonialsSection = {
  heading: testimonials.some(({ isSample }) => isSample) ? 'See it before you sign' : 'What customers say',
  sampleNote: 'These cards stand in until customers let us print their own words.',
  previous: 'Previous review',
  next: 'Next review',
} as const;
