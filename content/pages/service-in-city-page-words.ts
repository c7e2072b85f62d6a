// What every service-in-city page says around its own words. Source: specification §2 "Service-in-city page"; the headings,
// the estimate button, "Call Now", "Serving …" and the three reasons are fixed there.
// Not here: what is particular to one service in one town (cities/<town>/services.ts).

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { describeRegistrationIn } from '../business/proof-words.ts';
import type { City } from '../cities/cities.ts';
import { localSlots } from '../cities/local-texts.ts';
import type { ServiceContent } from '../services/service.ts';
import { fillSlots } from '../wording/text.ts';
import type { TitledText } from './page-words.ts';

// Slots: those of cities/local-texts.ts, {label} as in running text, and {service}, the name on the lead forms:
// "Expert Flat Roof Systems Services" and "Common Emergency Repairs Issues" would not read.
const slottedWords = {
  heading: 'Expert {service} Services in {displayName}',
  estimateButton: 'Get Free Estimate',
  emergencyButton: `Emergency: ${company.phone.value.display}`,
  backLink: 'All services in {city}',
  localHeading: '{label} in {city}',
  helpHeading: 'Questions? Call us',
  serving: 'Serving {city} & {county} County',
  emergencyHeading: `${company.emergencyHours} emergency`,
  emergencyText: `Water coming in? Crews plan for ${offerWords.emergencyArrivalSpelled}; we tell you the honest time on the phone.`,
  callNow: 'Call Now',
  reasonsHeading: `Why Choose ${company.name.value}`,
  issuesHeading: 'Common {service} Issues in {city}',
  processHeading: 'Our Process',
  calculatorHeading: 'What would it cost?',
  calculatorLink: 'Open the roof cost calculator',
  townsHeading: '{label} near {city}',
  closingText: `We inspect and measure your roof in {city} and give you a written estimate, free. We reply within ${offerWords.replyTime}.`,
  closingButton: 'Get a free inspection',
} as const satisfies Record<string, string>;

export type ServiceInCityWords = Readonly<Record<keyof typeof slottedWords, string>>;

/** The words of one page, ready to print. */
export function findServiceInCityWords(
  service: Pick<ServiceContent, 'formChoice' | 'label'>,
  city: City,
): ServiceInCityWords {
  const values = { ...localSlots(city), service: service.formChoice, label: service.label };
  return Object.fromEntries(
    Object.entries(slottedWords).map(([name, text]) => [name, fillSlots(text, values)]),
  ) as ServiceInCityWords;
}

/** `material` as the calculator names it. */
export function describeCalculator(material: string): string {
  return `The calculator opens with “${material}” chosen and gives you an average price and a range.`;
}

function capitalizeEachWord(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Beyond these miles the distance is no proof of being local. */
const farthestNeighborMiles = 20;

/** The card "Why Choose": three boasts, each with its ground. */
export function listReasons(city: City): readonly TitledText[] {
  const isFar = city.milesFromBase > farthestNeighborMiles;
  const ground =
    city.milesFromBase === 0
      ? 'Our shop is in town.'
      : isFar
        ? `Working in ${city.county} County since ${company.foundedYear}.`
        : `Our shop is ${city.milesFromBase} miles away.`;
  return [
    {
      title: claims.licensedAndInsured.text,
      text:
        describeRegistrationIn(city.name) ||
        'Ohio does not license roofers; we register where the city asks for it.',
    },
    {
      title: `${capitalizeEachWord(claims.experience.text)} Experience`,
      text: `On roofs in ${company.serviceArea} since ${company.foundedYear}.`,
    },
    { title: `Local ${city.name} Experts`, text: ground },
  ];
}
