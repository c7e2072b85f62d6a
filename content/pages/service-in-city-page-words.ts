// What every service-in-city page says around its own words. Source: specification §2 "Service-in-city page"; the headings,
// the estimate button, "Call Now", "Serving …" and the three reasons are fixed there.
// Not here: what is particular to one service in one town (cities/<town>/services.ts).

import { company } from '#client/company.ts';
import type { ProcessStep } from '#client/shapes/service.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { describeRegistrationIn } from '../business/proof-words.ts';
import type { City } from '../cities/cities.ts';
import { localSlots } from '../cities/local-texts.ts';
import { listFactsOfPlace } from '../cities/town-facts.ts';
import { stateFacts } from '../facts/state-law.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import type { ServiceContent } from '../services/services.ts';
import { onlyWith } from '../wording/only-where.ts';
import { fillSlots } from '../wording/text.ts';
import type { TitledText } from './page-words.ts';

// Slots: those of cities/local-texts.ts, {label} as within a sentence, and {service}, the name on the service's own page
// (reading 20).
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
  issuesHeading: 'Common {service} Issues in {city}',
  serviceLink: 'More about {label}',
  processHeading: 'Our Process',
  calculatorHeading: 'Cost',
  calculatorLink: 'Roof cost calculator',
  townsHeading: 'Nearby',
} as const satisfies Record<string, string>;

export type ServiceInCityWords = Readonly<Record<keyof typeof slottedWords, string>>;

/** The words of one page, ready to print. */
export function findServiceInCityWords(
  service: Pick<ServiceContent, 'title' | 'label'>,
  city: City,
): ServiceInCityWords {
  const values = {
    ...localSlots(city),
    // An independent city lies in no county.
    cityAndCounty: city.name === city.countyInFull ? city.name : `${city.name} & ${city.countyInFull}`,
    service: service.title,
    label: service.label.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(slottedWords).map(([name, text]) => [name, fillSlots(text, values)]),
  ) as ServiceInCityWords;
}

/** The service's steps in a few words each, in their order. What happens in each is on the service page. */
const stepSummaries: Readonly<Partial<Record<ServiceSlug, readonly [string, string, string, string]>>> = {
  'roof-replacement': [
    'Slopes and attic photographed.',
    'Closed the same day.',
    'Edges first.',
    'Magnets for nails.',
  ],
  'roof-repair': [
    'From the stain uphill.',
    'Before we open anything.',
    'Wet wood out.',
    'Tested with water.',
  ],
  'tile-roofing': ['Rafters and pitch measured.', 'Clay or concrete.', 'Membrane first.', 'Photos for you.'],
  'metal-roofing': ['Seam, gauge, color.', 'For each slope.', 'Clips that slide.', 'With running water.'],
  'flat-roof-systems': [
    'For slope and traffic.',
    'Levels first.',
    'Every weld probed.',
    'Spring and fall visits.',
  ],
  'commercial-roofing': [
    'Cores cut, moisture read.',
    'Options with prices.',
    'Watertight every night.',
    'Warranty file, visits.',
  ],
  'emergency-repairs': ['A person answers.', 'The opening is closed.', 'Dated photos.', 'Priced in writing.'],
  'roof-inspection': [
    'Ground, ladder, roof, attic.',
    'Photos of every point.',
    'Ranked by urgency.',
    'What to budget.',
  ],
};

/** The steps of the work for a page that leaves the details to the service page. */
export function summarizeSteps({
  slug,
  processSteps,
}: Pick<ServiceContent, 'slug' | 'processSteps'>): readonly ProcessStep[] {
  return processSteps.map(({ title, text }, position) => ({
    title,
    text: stepSummaries[slug]?.[position] ?? text,
  }));
}

function capitalizeEachWord(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Beyond these miles the distance is no proof of being local. */
const farthestNeighborMiles = 20;

/** What makes us local there, if anything. Far from the shop it is what we know of the place; the page shows it. */
function describeLocalGround({ slug, name, milesFromBase }: City): string | null {
  if (milesFromBase === 0) return 'Our shop is in town.';
  if (milesFromBase <= farthestNeighborMiles) return `${milesFromBase} miles away.`;
  return listFactsOfPlace(slug).length > 0 ? `We know ${name}’s permit rules and storms.` : null;
}

/** The card "Why Choose": three boasts, each with its ground; only two where nothing makes us local. */
export function listReasons(city: City): readonly TitledText[] {
  const localGround = describeLocalGround(city);
  return [
    ...onlyWith(claims.licensedAndInsured, ({ text: title }) => ({
      title,
      text:
        describeRegistrationIn(city.name) ||
        (stateFacts.noRooferLicense
          ? `Some cities register roofers; ${company.region} licenses none.`
          : 'Ask to see both papers.'),
    })),
    ...onlyWith(claims.experience, ({ text }) => ({
      title: `${capitalizeEachWord(text)} Experience`,
      text: claims.since ? `Since ${company.foundedYear}.` : `From ${company.town}.`,
    })),
    ...(localGround === null ? [] : [{ title: `Local ${city.name} Experts`, text: localGround }]),
  ];
}
