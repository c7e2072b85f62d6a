// The about and trust section of the home page: the cut through an eave, and four facts. The legend's order is that of the
// numbers in the drawing. Boasts come from the register of claims.

import { claims } from '../../business/claims.ts';
import { company } from '../../business/company.ts';

export const trustSection = {
  heading: 'Roofs leak first where nobody looks.',
  lead: 'The lowest three feet, the edge above the gutter, decide how long a roof stays dry. We build that part slowly.',
  text: `We are a ${company.town} company, on roofs in this valley since ${company.foundedYear}: brick ranches in Montgomery County, new houses in Warren County, barns in Shelby County. We live under the same sky as the people we work for.`,
  linkLabel: 'More about the company',
} as const;

/** Numbered 1 to 8 in the drawing of the eave. */
export const eaveLegend = [
  'Starter strip, sealed at the edge',
  'New drip edge, into the gutter',
  'Ice barrier, past the wall line',
  'Synthetic underlayment',
  'Shingles, six nails each',
  'Gutter, hung with fall',
  'Soffit vent, left open',
  'Attic insulation, behind its baffle',
] as const;

export const trustFacts = [
  { value: claims.since.text, term: `on ${company.serviceArea} roofs` },
  { value: claims.experience.text, term: 'of experience' },
  { value: claims.customers.text, term: 'happy customers' },
  { value: claims.rating.text, term: `based on ${claims.ratedProjects.text} projects` },
] as const;
