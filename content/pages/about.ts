// Words of the About page. Source: specification §2 "About page": story, four named core values, six why-choose cards, call
// to action. It states no history beyond the register of claims: the contractor adds names and dates of their own.

import { company } from '#client/company.ts';
import { actionWords } from '../business/action-words.ts';
import { claims, freeInspectionValue, manufacturerWarranties } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { insuranceWords } from '../business/insurance-words.ts';
import { licenseGround } from '../business/license-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { warrantsWork } from '../business/proof-words.ts';
import { countOfCounties } from '../cities/cities.ts';
import { isOffered } from '../services/service-slugs.ts';
import { onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import type { ShortFact } from './city-page-words.ts';
import {
  fitDescription,
  type PageListing,
  type SectionHead,
  type TitledText,
  withBrand,
} from './page-words.ts';
import { type SampleSlug, sampleWords } from './sample-documents.ts';
import { reportPoints } from './sample-report.ts';

/** "Since 2010" in the middle of a sentence, behind its comma. */
const since = claims.since ? `, ${claims.since.text.toLowerCase()}` : '';

export const aboutListing = {
  title: withBrand(`Roofing Company in ${company.town}, ${company.regionCode}`),
  description: fitDescription(
    `A roofing company in ${company.town}${since}. How we inspect, price and build, what we stand for, and what you get in writing.`,
    'A roofing company and how it works: how we inspect, price and build, what we stand for, and what you get in writing.',
  ),
  keywords: [
    `${company.town} roofing company`,
    `about ${company.name.value}`,
    `${company.serviceArea} roofer`,
    `insured roofing contractor ${company.region}`,
    `local roofing company ${company.metro} area`,
  ],
} satisfies PageListing;

export const aboutHead = {
  heading: 'About Us',
  lead: `A roofing company in ${company.town}. We inspect first, show you the photos, and put the price in writing.`,
} as const satisfies SectionHead;

/** The figures under the heading. */
export const aboutFacts: readonly ShortFact[] = [
  ...onlyWith(claims.since, ({ text }) => ({ value: text, term: `a roofer in ${company.town}` })),
  ...onlyWith(claims.experienceOnAbout, ({ text }) => ({
    value: text,
    term: 'in the trade',
  })),
  ...onlyWith(claims.customers, ({ text }) => ({
    value: `${text} customers`,
    term: 'have trusted us with their roofs',
  })),
  {
    value: capitalize(countOfCounties),
    term: company.countiesLie ? `${company.countiesLie}, where we work` : 'where we work',
  },
];

export const aboutStory = {
  heading: 'How we work, and why',
  paragraphs: [
    'A roof is hard to shop for. You can’t see it well, you buy one or two in a lifetime, and everyone who climbs up has something to sell. So we start with a free inspection. The photos are yours either way, and the report also says what can wait.',
    'Most leaks start at an edge or a joint, so we put our time there. On the open slope the nails matter most, so how many go into each shingle, and where, follows the manufacturer’s warranty.',
  ],
} as const;

/** Where roofs leak, each as it is when it is sound: points of the inspection by their numbers. */
export const aboutJoints = {
  heading: 'Where we put our time',
  cards: reportPoints
    .filter(({ number }) => [4, 6, 8].includes(number))
    .map(({ number, title, sound }) => ({ title, text: sound, picture: `point-${number}-sound` })),
} as const;

export const coreValues = {
  heading: 'What we stand for',
  values: [
    {
      title: 'Quality Craftsmanship',
      text: `We ${listWithAnd(['flash joints with metal instead of sealant', 'nail where the manufacturer marks the line', ...onlyWhere(isPromised('workPhotographed'), 'photograph what gets covered')])}.`,
    },
    {
      title: 'Integrity',
      text: 'If a repair will do, we say so. If the roof is worn out, we say that. When both make sense, ask for both prices.',
    },
    {
      title: 'Customer Satisfaction',
      text: `You get ${listWithAnd(['photos of what we found', 'the price in writing', ...onlyWhere(isPromised('finalWalk'), 'a walk around the finished job before the final bill')])}.`,
    },
    {
      title: 'Reliability',
      text: `We ${listWithAnd([
        `reply within ${offerWords.replyTime}`,
        ...onlyWhere(features.emergencyLine, `answer emergencies ${company.emergencyHours}`),
        ...onlyWhere(isPromised('closedEveryNight'), 'close an open roof before the crew goes home'),
      ])}.`,
    },
  ],
} as const satisfies { heading: string; values: readonly TitledText[] };

/** With one of our documents that shows it. */
interface CardWithPaper extends TitledText {
  readonly paper?: { readonly slug: SampleSlug; readonly link: string };
}

const whyCards: readonly CardWithPaper[] = [
  {
    title: 'A local roofer',
    text: `We are in ${company.town}. If something needs a second look, call the same number.`,
  },
  {
    title: claims.licensedAndInsured?.text ?? 'Papers you can see',
    text: licenseGround,
    paper: { slug: 'insurance-certificate', link: sampleWords.seeCertificate },
  },
  {
    title: 'Photos before prices',
    text: `The ${offerWords.inspection} is free${freeInspectionValue}. Every finding has its photo, and the estimate is built on them.`,
    ...(isOffered('roof-inspection') && {
      paper: { slug: 'roof-report' as const, link: sampleWords.seeReport },
    }),
  },
  {
    title: 'The dates in the contract',
    text: 'The contract names the schedule. A roof needs dry days, so rain can move it.',
  },
  {
    title: 'Warranties in writing',
    text: `${warrantsWork ? 'Ours on the workmanship, the' : 'The'} manufacturer’s on the material${manufacturerWarranties.length > 0 ? `: ${listWithAnd(manufacturerWarranties)}, for example` : ''}.`,
  },
  ...onlyWhere(features.claimHelp, {
    title: 'Help after storms',
    text: `We offer ${insuranceWords.serviceName}: ${isPromised('adjusterMeeting') ? 'dated photos, measurements, and a meeting with your adjuster on the roof' : 'dated photos and measurements'}. Your insurer decides the claim.`,
  }),
];

export const whyChoose = {
  heading: 'What you can expect',
  cards: whyCards,
} as const;

export const aboutClosing = {
  heading: 'Have us look at yours',
  lead: `${offerWords.inspectionPoints}, photos of what we find, and a written estimate. It is free, with no obligation.`,
  button: actionWords.book,
} as const satisfies SectionHead & { button: string };
