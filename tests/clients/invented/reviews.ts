import type { CustomerReview } from '#client/shapes/business.ts';

export const reviews: readonly CustomerReview[] = [];
