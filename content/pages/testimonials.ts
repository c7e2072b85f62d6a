// The three testimonials of the home page. They are samples until the contractor has real ones (reading 28): each says
// what a review will be about, quotes nobody, and shows neither name nor stars (reading 22c). `npm run check:launch` fails while one
// of them is a sample. A real one says where and when it was written: made-up or bought reviews are a federal violation (16 CFR 465).
// Source: specification §3 "Testimonial": name, location (empty), text, rating 1 to 5, optional image; three entries.

export interface SampleReview {
  readonly isSample: true;
  readonly text: string;
}

export interface CustomerReview {
  readonly isSample: false;
  readonly name: string;
  /** Empty in the specification; a city when the customer agrees to it. */
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** Where it can be read, "Google", with its address. */
  readonly source: { readonly name: string; readonly url: `https://${string}` };
  /** ISO date of the review. */
  readonly writtenOn: string;
  /** Site-relative path of a picture. */
  readonly image?: `/${string}`;
}

export type Testimonial = SampleReview | CustomerReview;

export const testimonialsSection = {
  heading: 'What customers say',
  sampleBadge: 'Sample text',
  sampleNote: 'These are samples. They show where reviews will go and quote nobody.',
  previous: 'Previous review',
  next: 'Next review',
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    isSample: true,
    text: 'Here a homeowner tells how the inspection went: what the photos showed, what the report advised, and whether the advice was to wait.',
  },
  {
    isSample: true,
    text: 'Here a homeowner tells about a night call: how long the crew took, what the tarp held back, and what the repair came to.',
  },
  {
    isSample: true,
    text: 'Here a homeowner tells about a new roof: the days it took, how the yard looked, and how the final bill compared with the estimate.',
  },
];
