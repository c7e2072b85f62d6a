// The three testimonials of the home page. They are samples until the contractor has real ones (reading 28): each says
// what a review will be about and quotes nobody. `npm run check:launch` fails while one of them is a sample.
// Source: specification §3 "Testimonial": name, location (empty), text, rating 1 to 5, optional image; three entries.

export interface Testimonial {
  readonly name: string;
  /** Empty in the specification; a town when the customer agrees to it. */
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** Site-relative path of a picture. */
  readonly image?: `/${string}`;
  readonly isSample: boolean;
}

export const testimonialsSection = {
  heading: 'In the words of customers',
  sampleBadge: 'Sample text',
  sampleNote: 'These are samples. They show where reviews will stand and quote nobody.',
  previous: 'Previous review',
  next: 'Next review',
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Your name here',
    location: '',
    text: 'Here a homeowner tells how the inspection went: what the photos showed, what the report advised, and whether the advice was to wait.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Your name here',
    location: '',
    text: 'Here a homeowner tells about a night call: how long the crew took, what the tarp held back, and what the repair came to.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Your name here',
    location: '',
    text: 'Here a homeowner tells about a new roof: the days it took, how the yard looked, and how the invoice compared with the estimate.',
    rating: 5,
    isSample: true,
  },
];
