// Words of the page of all cities, and its table of permit offices, which is made from the register of facts.

import { company } from '#client/company.ts';
import type { Fact, FactSubject } from '#client/shapes/fact.ts';
import { actionWords } from '../business/action-words.ts';
import { cityList } from '../cities/cities.ts';
import { arePermitsKnown, listStandingFacts } from '../cities/town-facts.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import { spellCountOf } from '../wording/counts.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { capitalize } from '../wording/text.ts';
import { type FactRow, lineWithPage } from './fact-rows.ts';
import { fitDescription, fitTitle, type PageListing, type SectionHead } from './page-words.ts';

const cityCount = spellCountOf(cityList.length, 'city', 'cities');
const farthestMiles = Math.max(...cityList.map(({ milesFromBase }) => milesFromBase));

const toldOfEach = arePermitsKnown
  ? 'who issues the roof permit in each, its number, and how far from us it is'
  : 'what we do in each, on a map, and how far it is from us';

export const locationsListing = {
  title: fitTitle(
    `Roofing Contractor Near ${company.metro}, ${company.regionCode}: ${cityList.length} Cities`,
    `Roofing Contractor Near ${company.metro}, ${company.regionCode}`,
    `Roofer Near ${company.metro}`,
  ),
  description: fitDescription(
    `Roof repair and replacement in ${cityList.length} cities around ${company.metro}: ${toldOfEach}.`,
    `Roof repair and replacement in ${cityList.length} cities: ${toldOfEach}.`,
  ),
  keywords: [
    `roofing contractor ${company.metro} area`,
    `roofer near ${company.town}`,
    ...onlyWhere(
      arePermitsKnown,
      `roof permit ${company.metro} ${company.region}`,
      'who issues a roofing permit',
    ),
    `roofing ${company.serviceArea} cities`,
  ],
} satisfies PageListing;

export const locationsHead = {
  heading: `Roofing service areas in ${company.theServiceArea}`,
  lead: `From ${company.town} we work up to ${farthestMiles} miles away. See how far your city is${arePermitsKnown ? ' and who issues its roof permit' : ''}.`,
} as const satisfies SectionHead;

export const locationsWords = {
  citiesHeading: `${capitalize(cityCount)}, each with its own page`,
  permitsHeading: 'Who issues the roof permit, city by city',
  permitsLead:
    'It is the city in some places and the county in others. Each answer is from the public page beside it, with the date at the end. Offices change their rules: ask again before work starts.',
  everywhere: `Everywhere in ${company.region}`,
  alsoHeading: 'We also work in',
  closingHeading: 'Not sure whether you are in our area?',
  closingLead: 'Tell us the address, and we’ll tell you whether we can come.',
  closingButton: actionWords.book,
} as const;

const permitSubjects: readonly FactSubject[] = ['permit', 'shingles-only', 'registration'];

/** The office, what it says of shingles alone and whom it registers; the cities in their order. */
export function findPermitTable(): { readonly rows: readonly FactRow[]; readonly facts: readonly Fact[] } {
  const ofCities = cityList.map(({ name, slug }) => {
    const standing = listStandingFacts(slug);
    return {
      name,
      slug,
      facts: permitSubjects.flatMap((about) => standing.filter((fact) => fact.about === about)),
    };
  });
  const everywhere = listGiven(stateFacts.oneCode, stateFacts.noRooferLicense, stateFacts.rooferLicense);
  return {
    rows: [
      ...ofCities
        .filter(({ facts }) => facts.length > 0)
        .map(({ name, slug, facts }) => ({
          label: name,
          href: `/locations/${slug}`,
          lines: facts.map((fact, position) => {
            const { page, ...line } = lineWithPage(fact);
            const isRepeated = facts.slice(0, position).some(({ sourceUrl }) => sourceUrl === page?.url);
            return isRepeated || !page ? line : { ...line, page };
          }),
        })),
      ...onlyWhere(everywhere.length > 0, {
        label: locationsWords.everywhere,
        lines: everywhere.map(lineWithPage),
      }),
    ],
    facts: [...ofCities.flatMap(({ facts }) => facts), ...everywhere],
  };
}
