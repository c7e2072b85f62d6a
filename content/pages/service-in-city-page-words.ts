// What every service-in-city page says around its own words. Source: specification §2 "Service-in-city page"; the headings,
// the estimate button, "Call Now", "Serving …" and the three reasons are fixed there.
// Not here: what is particular to one service in one town (cities/<town>/services.ts).

import { company } from '#client/company.ts';
import type { Fact } from '#client/shapes/fact.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { licenseGround } from '../business/license-words.ts';
import { describeRegistrationIn } from '../business/proof-words.ts';
import type { City } from '../cities/cities.ts';
import { localSlots } from '../cities/local-texts.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import type { ServiceContent } from '../services/services.ts';
import { onlyWith } from '../wording/only-where.ts';
import { fillSlots } from '../wording/text.ts';
import type { TitledText } from './page-words.ts';

// Slots: those of cities/local-texts.ts, {label} as within a sentence, {service}, the name on the service's own page
// (R20.3), and {beforeNoun}, the one that reads right before a noun.
const slottedWords = {
  heading: 'Expert {service} Services in {displayName}',
  estimateButton: 'Get Free Estimate',
  emergencyButton: `${features.emergencyLine ? 'Emergency: ' : 'Call '}${company.phone.value.display}`,
  backLink: 'All services in {city}',
  helpHeading: 'Call us',
  serving: 'Serving {cityAndCounty}',
  emergencyHeading: `${company.emergencyHours} emergency`,
  callNow: 'Call Now',
  reasonsHeading: `Why Choose ${company.name.value}`,
  issuesHeading: 'Common {beforeNoun} Issues in {city}',
  serviceLink: 'More about {label}',
  processHeading: 'Our Process',
  calculatorLink: 'Roof cost calculator',
} as const satisfies Record<string, string>;

export type ServiceInCityWords = Readonly<Record<keyof typeof slottedWords, string>>;

/** The words of one page, ready to print. */
export function findServiceInCityWords(
  service: Pick<ServiceContent, 'title' | 'label' | 'formChoice'>,
  city: City,
): ServiceInCityWords {
  const values = {
    ...localSlots(city),
    // An independent city lies in no county.
    cityAndCounty: city.name === city.countyInFull ? city.name : `${city.name} & ${city.countyInFull}`,
    service: service.title,
    beforeNoun: service.formChoice,
    label: service.label.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(slottedWords).map(([name, text]) => [name, fillSlots(text, values)]),
  ) as ServiceInCityWords;
}

function capitalizeEachWord(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Beyond these miles the distance does not prove that we are local. */
const farthestNeighborMiles = 20;

/** The miles, where they make us local; of a farther city, what we know there, or nothing (R20.5). */
function describeLocalGround({ name, milesFromBase, facts = {} }: City): string {
  if (milesFromBase === 0) return 'We are in town.';
  if (milesFromBase <= farthestNeighborMiles) return `${milesFromBase} miles away in a straight line.`;
  const knowsOffice = Object.values(facts).some(({ about }) => about === 'permit');
  return knowsOffice ? `We know which office to ask about a permit in ${name}.` : '';
}

/** What the card states as a fact, for the sources of the page. */
export function listReasonFacts({ name }: City): readonly Fact[] {
  const saysLicense = claims.licensedAndInsured && describeRegistrationIn(name) === '';
  return saysLicense ? listGiven(stateFacts.noRooferLicense) : [];
}

/** What being licensed and insured rests on there: under the card's three boasts, without a tick of its own. */
export const describeLicenseGround = ({ name }: City) =>
  claims.licensedAndInsured ? describeRegistrationIn(name) || licenseGround : '';

/** The card "Why Choose": three boasts, under each what is so, or nothing. */
export function listReasons(city: City): readonly TitledText[] {
  return [
    ...onlyWith(claims.licensedAndInsured, ({ text: title }) => ({
      title,
      text: '',
    })),
    ...onlyWith(claims.experience, ({ text }) => ({
      title: `${capitalizeEachWord(text)} Experience`,
      text: claims.since ? `Since ${company.foundedYear}.` : `From ${company.town}.`,
    })),
    { title: `Local ${city.name} Experts`, text: describeLocalGround(city) },
  ];
}
