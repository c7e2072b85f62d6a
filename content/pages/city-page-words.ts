// What every city page says around its own words. Source: specification §2 "City landing pages"; the main heading and the
// estimate button are fixed there. Texts may hold the slots of cities/local-texts.ts.
// Not here: what is particular to one town (cities/<town>/).

import { company } from '#client/company.ts';
import { offers } from '#client/shapes/offers.ts';
import { actionWords } from '../business/action-words.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { type City, shop } from '../cities/cities.ts';
import { compassDirection, estimateDriveMinutes, formatDriveMinutes } from '../cities/distance.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { onlyWith } from '../wording/only-where.ts';
import type { TitledText } from './page-words.ts';

export const cityPageWords = {
  heading: 'Professional Roofing Services in {displayName}',
  estimateButton: 'Get Free Estimate',
  servicesHeading: 'What we do in {city}',
  servicesLead: 'Pick a service to see common problems and how we fix them.',
  serviceLink: '{service} in {city}',
  localHeading: 'Roofs in {city}',
  notToScale: 'Not to scale.',
  emergencyHeading: 'Water coming in? Call us, and stay off the roof.',
  nearbyHeading: 'Nearby cities',
  otherCitiesHeading: 'Other cities we work in',
  otherCitiesLead: 'Nearest to {city} first.',
  homeCardsHeading: `All ${spellCount(serviceSlugs.length)} services at a glance`,
  closingHeading: 'Need a roofer in {city}?',
  closingLead: `Tell us your street and what you’re seeing. We reply within ${offerWords.replyTime}.`,
  closingButton: actionWords.book,
} as const satisfies Record<string, string | readonly TitledText[]>;

/** A short value with what it means, as in a title block. */
export interface ShortFact {
  readonly term: string;
  readonly value: string;
}

const { from: soonest, to: latest } = offers.emergencyArrivalHours;

/** A drive of three quarters of the shorter planned arrival leaves too little of it to load the truck. */
const isLongDrive = ({ milesFromBase }: City) =>
  soonest < latest && estimateDriveMinutes(milesFromBase).toMinutes >= 45 * soonest;

/** What to expect of the emergency line, with the slots of a local text. */
export const listEmergencyPoints = (city: City): readonly TitledText[] => [
  { title: `Answered ${company.emergencyHours}:`, text: 'nights, Sundays and holidays.' },
  ...onlyWith(claims.emergencyArrival, () => ({
    title: `Planned arrival in {city}: ${offerWords.emergencyArrivalSpelled}.`,
    text: `${isLongDrive(city) ? 'The drive alone is {drive} by our estimate, so count on the longer end. ' : ''}If it will take longer, we’ll tell you on the phone.`,
  })),
  { title: 'We photograph the damage first,', text: 'so your insurer sees what we saw.' },
];

/** County, distance, emergency arrival, inspection: the four figures under the heading. */
export function listCityFacts(city: City): readonly ShortFact[] {
  // "county", "parish"
  const kind = city.countyInFull.slice(city.county.length + 1).toLowerCase() || 'independent city';
  return [
    { value: city.county, term: city.isCountySeat ? `${kind}; ${city.name} is the ${kind} seat` : kind },
    city.milesFromBase === 0
      ? { value: 'In town', term: 'where we are' }
      : {
          value: `${city.milesFromBase} miles`,
          term: `in a straight line from us, ${formatDriveMinutes(city.milesFromBase)} by car`,
        },
    ...onlyWith(features.emergencyLine ? claims.emergencyArrival : null, ({ text }) => ({
      value: text,
      term: 'planned arrival in an emergency',
    })),
    { value: 'Free', term: `${offerWords.inspection} and estimate` },
  ];
}

/** Direction from the shop and the drive to expect. */
export function describeTheWayBriefly({ milesFromBase, ...city }: City): string {
  if (milesFromBase === 0) return `In ${city.name} itself.`;
  return `${milesFromBase} miles ${compassDirection(shop, city)}, about ${formatDriveMinutes(milesFromBase)}.`;
}
