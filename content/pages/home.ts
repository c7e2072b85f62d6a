// Words of the home page, section by section. Source: specification §2 "Home page" and §4 (three slides). Boasts come from
// the register of claims. The testimonials have a file of their own, because the contractor replaces them.

import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import { actionWords } from '../business/action-words.ts';
import { claims, freeInspectionValue, manufacturerWarranties } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { licenseGround } from '../business/license-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { pricesDecking, warrantsWork } from '../business/proof-words.ts';
import { cityList, countOfCounties, shop } from '../cities/cities.ts';
import { arePermitsKnown } from '../cities/town-facts.ts';
import { residentialCode } from '../facts/residential-code.ts';
import { stateFacts } from '../facts/state-law.ts';
import { eaveMembrane } from '../services/eave-membrane.ts';
import { isOffered, serviceSlugs } from '../services/service-slugs.ts';
import { countOf, spellCount, spellCountOf } from '../wording/counts.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import {
  fitDescription,
  type PageListing,
  type SectionHead,
  type TitledText,
  withBrand,
} from './page-words.ts';
import { stormsLinkLabel } from './storms.ts';
import { roofCostStepCount } from './wizard-step-words.ts';

/** Cities with a page of their own, and those on plain chips. */
const cityNames = [...cityList, ...servedTowns].map(({ name }) => name);
const cityCount = cityNames.length;

/** Where the shop is in the larger city itself, there is nothing to add. */
const servesMetro = shop.name === company.metro ? '' : `, serving ${company.metro}`;

/** "roof replacement, repair, hail damage, metal and flat roofs", of what is offered. */
function describeWork(): string {
  const roofs = [
    ...onlyWhere(isOffered('metal-roofing'), 'metal'),
    ...onlyWhere(isOffered('flat-roof-systems'), 'flat'),
  ];
  return [
    ...onlyWhere(isOffered('roof-replacement'), 'roof replacement'),
    ...onlyWhere(isOffered('roof-repair'), 'repair'),
    climateIs.coastal ? 'storm damage' : 'hail damage',
    ...onlyWhere(roofs.length > 0, `${listWithAnd(roofs)} roofs`),
  ].join(', ');
}

export const homeListing = {
  title: withBrand(`Roofing Contractor in ${company.metro}, ${company.regionCode}`),
  description: fitDescription(
    `Roofing contractor in ${company.town}${servesMetro}: ${describeWork()}. ${offerWords.freeInspectionTitle}.`,
    `Roofing contractor in ${company.town}: ${describeWork()}. ${offerWords.freeInspectionTitle}.`,
  ),
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
export const homeEyebrow = describeWhere(company, cityNames);

/** "Roofing contractor in Union, serving Dover and 20 more cities"; `cities` with the town and the metro or without. */
export function describeWhere(
  { town, metro }: { readonly town: string; readonly metro: string },
  cities: readonly string[],
): string {
  const others = cities.filter((name) => name !== town && name !== metro).length;
  const served = listWithAnd([
    ...onlyWhere(metro !== town, metro),
    ...onlyWhere(others > 0, countOf(others, 'more city', 'more cities')),
  ]);
  return `Roofing contractor in ${town}${served && `, serving ${served}`}`;
}

/** What a roof may be doing: the needs of the first screen, where each is a control and the house shows what it means. */
export type RoofNeed = 'leaking' | 'stormed' | 'aging' | 'unknown';

export interface HomeSlide {
  readonly need: RoofNeed;
  /** On its control, with a line that says what comes of it; a phone number is a link there. */
  readonly name: string;
  readonly text: string;
  readonly headline: string;
  readonly lead: string;
}

/** The three slides that turn. */
export const homeSlides = [
  {
    need: 'leaking',
    name: 'Water is coming in now',
    text: features.emergencyLine ? ', day or night' : '',
    headline: 'Water coming\u00a0in? Call\u00a0now.',
    lead: `${features.emergencyLine ? `We answer ${company.emergencyHours}${claims.emergencyArrival ? ` and plan to be on site in ${offerWords.emergencyArrivalSpelled}` : ''}. ` : ''}${isOffered('emergency-repairs') ? 'We tarp the leak and photograph it for your insurer' : 'We tell you when we can come'}. Until then: a bucket under the drip, and nobody on the roof.`,
  },
  {
    need: 'stormed',
    name: 'A storm went through',
    text: 'Have the damage photographed',
    headline: 'Storm damage, documented.',
    lead: `We ${isPromised('chalkSquares') ? 'chalk a ten-foot square on each slope we can walk, photograph hail hits and lifted shingles' : 'look over each slope, photograph hail hits and lifted shingles'}, and ${features.claimHelp && isPromised('adjusterMeeting') ? 'meet your adjuster on the roof. Your insurer decides the claim.' : 'give you the photos and the repair list.'}`,
  },
  {
    need: 'aging',
    name: 'It is getting old',
    text: 'What would a new roof cost?',
    headline: 'What would a new roof cost?',
    /** Slots: area, material, average, low and high, as the calculator has them. */
    lead: `About {average} for {area} sq ft of {material} on one story; plan on up to {high}. Taller or steeper costs more.${features.voucher ? ` A limited-time ${offerWords.voucherByName} counts toward a replacement or a repair.` : ` Yours takes ${roofCostStepCount} steps.`}`,
  },
] as const satisfies readonly HomeSlide[];

/** Outside of the rotation: the house with the points of the inspection, and their legend. */
export const lookedAt = {
  need: 'unknown',
  name: 'I want it looked at',
  text: `Free: ${offerWords.inspectionPoints}, and photos of what we find`,
  headline: 'Know where your roof stands.',
  lead: `${offerWords.freeInspectionTitle}${freeInspectionValue}, with no obligation: a photo of every finding, and a written estimate.`,
} as const satisfies HomeSlide;

/** Under a slide, beside its button. */
export const slideLinks = {
  leaking: 'Until we get there',
  stormed: stormsLinkLabel,
  aging: 'Example roofs, priced',
  unknown: actionWords.price,
} as const satisfies Record<RoofNeed, string>;

export const slideControlWords = {
  region: 'What is your roof doing?',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;

/** Beside the drawn plan with its numbers; the points are content/services/inspection-points.ts. */
export const inspectionPlanSheet = {
  title: `The ${offerWords.inspection}`,
  subtitle: `Free${freeInspectionValue}`,
} as const;

export const servicesSection = {
  heading: `${capitalize(spellCount(serviceSlugs.length))} roofing services, from one leak to a whole new roof.`,
  lead: 'Color marks the part we work on.',
  linkLabel: 'Problems and process',
} as const satisfies SectionHead & { linkLabel: string };

/** Insurance promotion. The limits of the wording: insurance-words.ts. */
export const insuranceSection = {
  heading: 'After a storm, get the damage documented.',
  lead: `Every storm inspection includes ${insuranceWords.serviceName}: dated photos, measurements and a repair list.`,
  points: [
    {
      title: 'Count',
      text: isPromised('chalkSquares')
        ? 'We chalk a square on each slope we can walk and count the hail hits.'
        : 'We look over each slope and count the hail hits we find.',
    },
    {
      title: 'Record',
      text: 'We photograph and measure the damage and write down the repairs it calls for.',
    },
    {
      title: 'Show',
      text: isPromised('adjusterMeeting')
        ? 'We meet your adjuster on the roof and point to what the photos show.'
        : 'You get the photos and the list to show your insurer.',
    },
  ],
  note: `${insuranceWords.whatWeDoNot} ${insuranceWords.whoDecides}`,
  button: actionWords.book,
  stormsLink: stormsLinkLabel,
} as const satisfies SectionHead & {
  points: readonly TitledText[];
  note: string;
  button: string;
  stormsLink: string;
};

const sections = residentialCode?.sections;
/** What the code says of an eave, with its section. */
const eaveCode = [
  { section: climateIs.freezing ? sections?.iceBarrier : undefined, fact: stateFacts.iceBarrier },
  { section: sections?.nails, fact: stateFacts.nails },
  { section: sections?.dripEdge, fact: stateFacts.dripEdge },
].flatMap(({ section, fact }) => (section && fact ? [{ section, fact }] : []));

const kindsOfBuildings = isOffered('commercial-roofing') ? 'houses, shops, churches and barns' : 'houses';

export const trustSection = {
  heading: 'Leaks start at edges and joints.',
  lead: `All the water leaves over the eave${climateIs.freezing ? ', and ice builds there' : ''}${eaveCode.length > 0 ? `, so ${company.region}’s code says a lot about it` : ''}.`,
  sheetTitle: 'How we build an eave',
  text: `We have worked on roofs in ${company.theServiceArea}${claims.since ? ` since ${company.foundedYear}` : ''}. We take on ${kindsOfBuildings} in ${countOfCounties}.`,
  linkLabel: 'More about the company',
  /** Below the drawing, before the links to where its figures can be read. */
  codeNote: `Minimums of the ${residentialCode?.name}:`,
  codeFacts: eaveCode,
} as const;

/** In the order of the numbers 1 to 8 in the drawing of the eave. */
export const eaveLegend = [
  'Starter strip, sealed at the edge',
  'Drip edge, lapped 2\u00a0in.',
  eaveMembrane.legend,
  'Synthetic underlayment',
  'Shingles, at least 4 nails each',
  'Gutter, sloped to the downspout',
  'Soffit vent, kept clear',
  'Attic insulation, behind a baffle',
] as const;

export const trustFacts = [
  ...onlyWith(claims.since, ({ text }) => ({ value: text, term: `on ${company.serviceArea} roofs` })),
  ...onlyWith(claims.experience, ({ text }) => ({ value: text, term: 'of experience as a company' })),
  ...onlyWith(claims.customers, ({ text }) => ({ value: text, term: 'happy customers' })),
  ...onlyWith(claims.rating, ({ text }) => ({
    value: text,
    term: claims.ratedProjects
      ? `based on ${claims.ratedProjects.text} projects with a rating`
      : 'from customers who rated us',
  })),
] as const;

export const emergencySection = {
  heading: 'Water coming in? Call us, and leave the ladder in the garage.',
  points: [
    { title: `Answered ${company.emergencyHours}.`, text: 'Holidays too.' },
    ...onlyWith(claims.emergencyArrival, ({ text }) => ({
      title: `Planned arrival: ${text}.`,
      text: inOneText(
        ...onlyWhere(isPromised('truckWithLights'), 'With tarps, boards and lights.'),
        'A storm may make it longer.',
      ),
    })),
    { title: 'Photographed first,', text: 'so that your insurer can see what we saw.' },
  ],
} as const satisfies { heading: string; points: readonly TitledText[] };

export const reasonsSection = {
  heading: 'Why choose us',
  button: actionWords.book,
} as const;

export const homeReasons = [
  {
    title: 'It is all in writing',
    text: inOneText(
      'Layers, quantities, prices and photos.',
      ...onlyWhere(
        isPromised('signedChanges'),
        `The bill follows the estimate line by line. ${pricesDecking ? 'Extra decking is charged by the sheet, and you sign any other change first.' : 'You sign any change first.'}`,
      ),
    ),
  },
  {
    title: 'Built for this weather',
    text: 'Drip edge, underlayment, new flashing and balanced vents in every replacement we price.',
  },
  {
    title: claims.licensedAndInsured?.text ?? 'Papers you can see',
    text: licenseGround,
  },
  {
    title: 'Warranties in writing',
    text: `The manufacturer’s on the material${manufacturerWarranties.length > 0 ? ` (${manufacturerWarranties.join(', ')})` : ''}${warrantsWork ? ' and ours on the work' : ''}.`,
  },
  isPromised('plantsCovered') || isPromised('magnets')
    ? {
        title: 'A clean yard',
        text: `${capitalize(
          [
            ...onlyWhere(isPromised('plantsCovered'), 'tarps over the flower beds first'),
            ...onlyWhere(isPromised('magnets'), 'magnets over the lawn and driveway last'),
          ].join(', '),
        )}.`,
      }
    : {
        title: 'You see what we see',
        text: 'Every finding of the inspection has its photo, and the photos are yours.',
      },
  ...onlyWhere(features.financing, {
    title: 'Ways to pay',
    text: `${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full, or plans up to ${offerWords.longestPlan}, on approved credit.`,
  }),
] as const satisfies readonly TitledText[];

export const areasSection = {
  heading:
    company.mapHeading || `${capitalize(spellCountOf(cityCount, 'city', 'cities'))} around ${company.town}.`,
  lead: `From ${company.town} we work in ${countOfCounties} and ${countOf(cityCount, 'city', 'cities')}.`,
  linkLabel: arePermitsKnown ? 'All locations, with their permit offices' : 'All locations',
  mapLabel: `Map of the ${countOfCounties} we serve, with distance rings around ${company.town}`,
} as const satisfies SectionHead & { linkLabel: string; mapLabel: string };

export const contactSection = {
  heading: 'Tell us what’s going on with your roof.',
  lead: `We reply within ${offerWords.replyTime} to set a time for your free inspection. Or call:`,
  hoursTitle: 'Business hours',
  emergencyLabel: 'Emergencies',
  claimNote: `Claim assistance (${insuranceWords.serviceName})${isPromised('claimAssistanceValue') ? `, valued at ${offerWords.claimAssistanceValue},` : ''} is included when there is storm damage. We do not negotiate claims.`,
  voucherNote: `Ask about the ${offerWords.voucher} toward replacement or repair. It is valid for ${offerWords.voucherValidity}.`,
} as const satisfies SectionHead & Record<string, string>;
