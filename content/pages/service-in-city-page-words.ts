// What every service-in-city page says around its own words. Source: specification §2 "Service-in-city page"; the headings,
// the estimate button, "Call Now", "Serving …" and the three reasons are fixed there.
// Not here: what is particular to one service in one town (cities/<town>/services.ts).

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
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
  backLink: 'All our work in {city}',
  localHeading: 'On {city} roofs',
  helpHeading: 'Talk it over with us',
  serving: 'Serving {city} & {county} County',
  emergencyHeading: `${company.emergencyHours} emergency`,
  emergencyText: `Water coming in? A crew is on site in ${offerWords.emergencyArrivalSpelled}.`,
  callNow: 'Call Now',
  reasonsHeading: `Why Choose ${company.name.value}`,
  issuesHeading: 'Common {service} Issues in {city}',
  processHeading: 'Our Process',
  calculatorHeading: 'What would it cost?',
  calculatorLink: 'Open the roof cost calculator',
  townsHeading: '{label} near {city}',
  closingText: `We come to {city}, look, measure and put a price in writing. It is free, and we reply within ${offerWords.replyTime}.`,
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
  return `The calculator opens with “${material}” chosen and gives you a range for your own roof.`;
}

function capitalizeEachWord(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The card "Why Choose": three boasts, each with its ground. */
export function listReasons(city: City): readonly TitledText[] {
  const distance =
    city.milesFromBase === 0 ? 'Our shop is in town.' : `Our shop is ${city.milesFromBase} miles away.`;
  return [
    { title: claims.licensedAndInsured.text, text: 'Registered where the city asks for it.' },
    {
      title: `${capitalizeEachWord(claims.experience.text)} Experience`,
      text: `On roofs in ${company.serviceArea} since ${company.foundedYear}.`,
    },
    { title: `Local ${city.name} Experts`, text: distance },
  ];
}
