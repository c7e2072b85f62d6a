import type { CustomerReview } from '#content/pages/testimonials.ts';

export const reviews: readonly CustomerReview[] = [];
