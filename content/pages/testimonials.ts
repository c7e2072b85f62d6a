// The three testimonial places of the home page: what customers have written, and until there is anything, three sample
// documents (reading 22c). Source: specification §3 "Testimonial": name, location (empty), text, rating 1 to 5, optional
// image; three entries.

import type { CustomerReview } from '#client/shapes/business.ts';
import { reviews as reviewsInFolder } from '#client/shapes/reviews.ts';

export const reviews: readonly CustomerReview[] = reviewsInFolder;

export const testimonialsSection =
  reviews.length > 0
    ? { heading: 'What customers say', previous: 'Previous review', next: 'Next review' }
    : { heading: 'See it before you sign', previous: 'Previous page', next: 'Next page' };
