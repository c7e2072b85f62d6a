// What customers have written: each with where and when, printed only with their consent. Made-up or bought reviews are a federal
// violation (16 CFR 465). While there is none, the home page shows what a visitor can see or ask for today.

import type { CustomerReview } from '#client/shapes/business.ts';

export const reviews: readonly CustomerReview[] = [];
