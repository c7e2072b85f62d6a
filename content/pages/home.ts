// Words of the home page, section by section. Source: specification §2 "Home page" and §4 (three slides). Boasts come from the
// register of claims. The testimonials have a file of their own, because the contractor replaces them.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { citySlugs } from '../cities/cities.ts';
import { countyNames } from '../cities/counties.ts';
import { servedTowns } from '../cities/served-towns.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

export const homeListing = {
  title: `Roofing in ${company.serviceArea}: Free Roof Inspection`,
  description: `Roof replacement, repair, metal, tile and flat roofs from Franklin to Sidney. ${offerWords.freeInspectionTitle}, a ${offerWords.inspectionValue} value, with a written estimate.`,
  keywords: [
    `roofing contractor ${company.serviceArea}`,
    `${company.metro} roofer`,
    `${company.town} roofing company`,
    'free roof inspection',
    'roof replacement estimate',
    'storm damage roof',
  ],
} satisfies PageListing;

/** A slide of the hero. */
export interface HomeSlide {
  /** Short name, also the label of the dot. */
  readonly name: string;
  /** What it means, beside the name. */
  readonly nameNote: string;
  readonly headline: string;
  readonly lead: string;
  /** Drawn in site/drawings/hero. */
  readonly drawing: 'inspection' | 'storm' | 'metal';
  readonly primary: { readonly label: string; readonly href: `/${string}` };
  readonly secondary: { readonly label: string; readonly href: `/${string}` };
}

export const homeSlides = [
  {
    name: offerWords.freeInspectionTitle,
    nameNote: 'With photos and a written estimate',
    headline: 'Know where your roof stands.',
    lead: `We check ${offerWords.inspectionPoints}, photograph each one and leave you a written estimate. It is free, a ${offerWords.inspectionValue} value, with no obligation.`,
    drawing: 'inspection',
    primary: { label: 'Get a free inspection', href: '/contact' },
    secondary: { label: 'Price it yourself', href: '/roofing-calculator' },
  },
  {
    name: 'Storm and insurance help',
    nameNote: `Claim assistance, valued at ${offerWords.claimAssistanceValue}`,
    headline: 'Storm damage, put on paper.',
    lead: 'We mark and photograph what the storm did, measure it, and meet your adjuster on the roof. The claim itself stays between you and your insurer.',
    drawing: 'storm',
    primary: { label: 'Get a free inspection', href: '/contact' },
    secondary: { label: 'Price it yourself', href: '/roofing-calculator' },
  },
  {
    name: offerWords.voucher,
    nameNote: 'Toward replacement or repair, limited time',
    headline: `${offerWords.voucherAmount} off the roof you need.`,
    lead: `For a limited time a voucher comes with your estimate. It counts toward a replacement or a repair and is valid for ${offerWords.voucherValidity}.`,
    drawing: 'metal',
    primary: { label: 'Get a free inspection', href: '/contact' },
    secondary: { label: 'Price it yourself', href: '/roofing-calculator' },
  },
] as const satisfies readonly HomeSlide[];

/** Words on the slide controls. */
export const slideControlWords = {
  region: 'What we offer',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;

/** Beside the drawn plan with its numbers; the points are content/services/inspection-points.ts. */
export const inspectionPlanSheet = {
  title: `The ${offerWords.inspection}`,
  subtitle: `Free, a ${offerWords.inspectionValue} value`,
} as const;

export const servicesSection = {
  heading: `${capitalize(spellCount(serviceSlugs.length))} kinds of work, from one nail to a whole roof.`,
  lead: 'The copper in each drawing marks the part we touch. Pick yours to see what goes wrong there and how we put it right.',
  linkLabel: 'See how we do it',
} as const satisfies SectionHead & { linkLabel: string };

/** Insurance promotion. The wording keeps to ORC 3951.01: see insurance-words.ts. */
export const insuranceSection = {
  heading: 'After a storm, evidence is what counts.',
  lead: `Claim assistance, valued at ${offerWords.claimAssistanceValue}, comes with every storm inspection.`,
  points: [
    { title: 'Count', text: 'We chalk a test square on each slope and count the strikes inside it.' },
    {
      title: 'Record',
      text: 'We photograph and measure the damage and write down the repairs it calls for.',
    },
    { title: 'Show', text: 'We meet your adjuster on the roof and point to what the photos show.' },
  ],
  note: `${insuranceWords.whatWeDoNot} ${insuranceWords.whoDecides}`,
  button: 'Start with an inspection',
} as const satisfies SectionHead & { points: readonly TitledText[]; note: string; button: string };

export const trustSection = {
  heading: 'Roofs leak first where nobody looks.',
  lead: 'The lowest three feet, the edge above the gutter, decide how long a roof stays dry. We build that part slowly.',
  text: `We are a ${company.town} company, on roofs in this valley since ${company.foundedYear}: brick ranches in Montgomery County, new houses in Warren County, barns in Shelby County. We live under the same sky as the people we work for.`,
  linkLabel: 'More about the company',
} as const;

/** In the order of the numbers 1 to 8 in the drawing of the eave. */
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

export const emergencySection = {
  heading: 'Water coming in? Phone us before you find the ladder.',
  points: [
    { title: `Answered ${company.emergencyHours}.`, text: 'Nights, Sundays and holidays too.' },
    { title: `On site in ${claims.emergencyArrival.text}`, text: 'with tarps, boards and lights.' },
    { title: 'Photographed first,', text: 'so that your insurer can see what we saw.' },
  ],
} as const satisfies { heading: string; points: readonly TitledText[] };

export const reasonsSection = {
  heading: 'Why people here choose us',
  button: 'Book the inspection',
} as const;

export const homeReasons = [
  {
    title: 'It is all in writing',
    text: 'The estimate lists layers, quantities and prices, with photos beside them. The last invoice has no line you have not seen.',
  },
  {
    title: 'Built for this weather',
    text: 'Ice at the eaves, hail in spring, wind across open fields. The details that stand up to them are standard here, not extras.',
  },
  {
    title: claims.licensedAndInsured.text,
    text: 'Registered with the cities that ask for it. You see the insurance certificate before anyone unloads a ladder.',
  },
  {
    title: 'Warranties with a length',
    text: `${claims.tpoWarranty.text} on TPO membrane, ${claims.metalWarranty.text} on metal. The papers are yours on the last day.`,
  },
  {
    title: 'A clean yard',
    text: 'Tarps over the beds before we start, magnets over the grass and the drive before we leave.',
  },
  {
    title: 'Ways to pay',
    text: `${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full, or plans up to ${offerWords.longestPlan}.`,
  },
] as const satisfies readonly TitledText[];

export const areasSection = {
  heading: 'Along the Great Miami, from Franklin up to Sidney.',
  lead: `Our shop is in ${company.town}. We work in ${spellCount(countyNames.length)} counties and ${citySlugs.length + servedTowns.length} towns. The rings on the map are straight-line miles from the shop.`,
  mapLabel: `Map of the ${spellCount(countyNames.length)} counties we serve, with distance rings around ${company.town}`,
} as const satisfies SectionHead & { mapLabel: string };

export const contactSection = {
  heading: 'Tell us what the roof is doing.',
  lead: `We reply within ${offerWords.replyTime} to set a time for your free inspection. Rather talk?`,
  hoursTitle: 'Business hours',
  emergencyLabel: 'Emergencies',
  claimNote: `Claim assistance, valued at ${offerWords.claimAssistanceValue}, is included when there is storm damage.`,
  voucherNote: `Ask about the ${offerWords.voucher} toward replacement or repair. It is valid for ${offerWords.voucherValidity}.`,
} as const satisfies SectionHead & Record<string, string>;
