// Words of the home page, section by section. Source: specification §2 "Home page" and §4 (three slides). Boasts come from the
// register of claims. The testimonials have a file of their own, because the contractor replaces them.

import { servedTowns } from '#client/cities/served-towns.ts';
import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';
import { stateFacts } from '#client/facts/state.ts';
import { actionWords } from '../business/action-words.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { citySlugs, countyList } from '../cities/cities.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { spellCount, spellCountOf } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import { type PageListing, type SectionHead, type TitledText, withBrand } from './page-words.ts';

/** Cities with a page of their own, and those on plain chips. */
const cityCount = citySlugs.length + servedTowns.length;

export const homeListing = {
  title: withBrand(`Roofing Contractor in ${company.metro}, ${company.regionCode}`),
  description: `Roofing contractor in ${company.town}, serving ${company.metro}: roof replacement, repair, hail damage, metal and flat roofs. ${offerWords.freeInspectionTitle}.`,
  keywords: [
    `roofing contractor ${company.serviceArea}`,
    `${company.metro} roofer`,
    `${company.town} roofing company`,
    'free roof inspection',
    'roof replacement estimate',
    'hail damage roof inspection',
  ],
} satisfies PageListing;

/** Over the first headline: what the company is, in the words people search for. */
export const homeEyebrow = `Roofing contractor in ${company.town}, serving ${company.metro} and ${cityCount - 2} more cities`;

/** A slide of the hero. */
export interface HomeSlide {
  /** Short name, also the label of the dot. */
  readonly name: string;
  readonly headline: string;
  readonly lead: string;
  /** Drawn in site/drawings/hero. */
  readonly drawing: 'inspection' | 'storm' | 'metal';
}

export const homeSlides = [
  {
    name: offerWords.freeInspectionTitle,
    headline: 'Know where your roof stands.',
    lead: `We check ${offerWords.inspectionPoints}, photograph each one and leave you a written estimate. It is free, a ${offerWords.inspectionValue} value, with no obligation.`,
    drawing: 'inspection',
  },
  {
    name: 'Storm and insurance help',
    headline: 'Storm damage, documented.',
    lead: 'We mark, measure and photograph hail and wind damage, and meet your adjuster on the roof. Your insurer decides the claim.',
    drawing: 'storm',
  },
  {
    name: offerWords.voucher,
    headline: `${offerWords.voucherAmount} off the roof you need.`,
    lead: `For a limited time a voucher comes with your estimate. It counts toward a replacement or a repair and is valid for ${offerWords.voucherValidity}.`,
    drawing: 'metal',
  },
] as const satisfies readonly HomeSlide[];

/** What the roof is doing, and what to do about it: the four rows of the first screen. */
export type RoofState = 'leaking' | 'stormed' | 'aging' | 'unknown';

export const roofStatesHeading = 'What is your roof doing?';

export const roofStates: Readonly<Record<RoofState, TitledText>> = {
  leaking: {
    title: 'Water is coming in now',
    text: `${company.phone.value.display}, day or night`,
  },
  stormed: { title: 'A storm went through', text: 'Have the damage photographed' },
  aging: { title: 'It is getting old: what would it cost?', text: 'Price it in seven steps' },
  unknown: { title: 'I want it looked at', text: `Free, with photos of ${offerWords.inspectionPoints}` },
};

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
  heading: `${capitalize(spellCount(serviceSlugs.length))} roofing services, from one leak to a whole new roof.`,
  lead: 'Copper marks the part we work on. Pick a service to see common problems and how we fix them.',
  linkLabel: 'Problems and process',
} as const satisfies SectionHead & { linkLabel: string };

/** Insurance promotion. The wording keeps to ORC 3951.01: see insurance-words.ts. */
export const insuranceSection = {
  heading: 'After a storm, get the damage documented.',
  lead: `Every storm inspection includes ${insuranceWords.serviceName}: dated photos, measurements and a repair list.`,
  points: [
    { title: 'Count', text: 'We chalk a test square on each slope and count the hail hits inside it.' },
    {
      title: 'Record',
      text: 'We photograph and measure the damage and write down the repairs it calls for.',
    },
    { title: 'Show', text: 'We meet your adjuster on the roof and point to what the photos show.' },
  ],
  note: `${insuranceWords.whatWeDoNot} ${insuranceWords.whoDecides}`,
  button: actionWords.book,
  stormsLink: 'Storms by date',
} as const satisfies SectionHead & {
  points: readonly TitledText[];
  note: string;
  button: string;
  stormsLink: string;
};

export const trustSection = {
  heading: 'Most roof leaks start at the edges.',
  lead: 'Ice and runoff reach the eave first, so Ohio’s code says a lot about it.',
  sheetTitle: 'How we build an eave',
  text: `We are a ${company.town} company and have worked on roofs in this valley since ${company.foundedYear}: houses, shops, churches and barns in ${spellCountOf(countyList.length, 'county', 'counties')}. We live here too.`,
  linkLabel: 'More about the company',
  /** Below the drawing, before the links to where its figures can be read. */
  codeNote: 'Minimums of the Residential Code of Ohio:',
  codeFacts: [
    { section: '905.1.2', fact: stateFacts.iceBarrier },
    { section: '905.2.6', fact: stateFacts.nails },
    { section: '905.2.8.5', fact: stateFacts.dripEdge },
  ],
} as const;

/** In the order of the numbers 1 to 8 in the drawing of the eave. */
export const eaveLegend = [
  'Starter strip, sealed at the edge',
  'Drip edge, lapped 2 in.',
  'Ice barrier, 24 in. past the wall',
  'Synthetic underlayment',
  'Shingles, at least 4 nails each',
  'Gutter, sloped to the downspout',
  'Soffit vent, kept clear',
  'Attic insulation, behind a baffle',
] as const;

export const trustFacts = [
  { value: claims.since.text, term: `on ${company.serviceArea} roofs` },
  { value: claims.experience.text, term: 'of experience as a company' },
  { value: claims.customers.text, term: 'happy customers' },
  { value: claims.rating.text, term: `based on ${claims.ratedProjects.text} projects with a rating` },
] as const;

export const emergencySection = {
  heading: 'Water coming in? Call us before you get out the ladder.',
  points: [
    { title: `Answered ${company.emergencyHours}.`, text: 'Nights, Sundays and holidays too.' },
    { title: `On site in ${claims.emergencyArrival.text}`, text: 'with tarps, boards and lights.' },
    { title: 'Photographed first,', text: 'so that your insurer can see what we saw.' },
  ],
} as const satisfies { heading: string; points: readonly TitledText[] };

export const reasonsSection = {
  heading: 'Why people here choose us',
  button: actionWords.book,
} as const;

export const homeReasons = [
  {
    title: 'It is all in writing',
    text: 'Layers, quantities and prices, with photos. The bill matches the estimate line by line; any change is signed first.',
  },
  {
    title: 'Built for this weather',
    text: 'What ice at the eaves, hail and straight-line wind ask for is standard, not an extra.',
  },
  {
    title: claims.licensedAndInsured.text,
    text: 'We register where a city asks for it. You see our insurance certificate before work starts.',
  },
  {
    title: 'Warranties in writing',
    text: `The manufacturer’s on the material (${claims.tpoWarranty.text} for TPO, ${claims.metalWarranty.text} for metal) and ours on the work.`,
  },
  {
    title: 'A clean yard',
    text: 'Tarps over the flower beds first, magnets over the lawn and driveway last.',
  },
  {
    title: 'Ways to pay',
    text: `${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full, or plans up to ${offerWords.longestPlan}, on approved credit.`,
  },
] as const satisfies readonly TitledText[];

export const areasSection = {
  heading: 'Along the Great Miami, from Franklin up to Sidney.',
  lead: `Our shop is in ${company.town}. We work in ${spellCountOf(countyList.length, 'county', 'counties')} and ${cityCount} cities. The rings are miles as the crow flies.`,
  linkLabel: 'All locations, with their permit offices',
  mapLabel: `Map of the ${spellCountOf(countyList.length, 'county', 'counties')} we serve, with distance rings around ${company.town}`,
} as const satisfies SectionHead & { linkLabel: string; mapLabel: string };

export const contactSection = {
  heading: 'Tell us what’s going on with your roof.',
  lead: `We reply within ${offerWords.replyTime} to set a time for your free inspection. Or call:`,
  hoursTitle: 'Business hours',
  emergencyLabel: 'Emergencies',
  claimNote: `Claim assistance (${insuranceWords.serviceName}), valued at ${offerWords.claimAssistanceValue}, is included when there is storm damage. We do not negotiate claims.`,
  voucherNote: `Ask about the ${offerWords.voucher} toward replacement or repair. It is valid for ${offerWords.voucherValidity}.`,
} as const satisfies SectionHead & Record<string, string>;
