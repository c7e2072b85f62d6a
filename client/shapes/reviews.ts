// What customers have written: client/reviews.json.

import data from '#client/reviews.json' with { type: 'json' };
import type { CustomerReview } from './business.ts';

export const reviews: readonly CustomerReview[] = (
  data.reviews as unknown as Omit<CustomerReview, 'isSample'>[]
).map((review) => ({ ...review, isSample: false }));
