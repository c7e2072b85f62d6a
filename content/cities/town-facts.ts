// Which facts of the register hold in a town, which of them matter for a service there, and whether that is enough for search
// engines to list the page of that service in that town. Source: reading 22b.

import { countyFacts } from '#client/facts/counties.ts';
import { lawFacts } from '#client/facts/law.ts';
import { stateFacts } from '#client/facts/state.ts';
import { storms } from '#client/facts/storms.ts';
import type { Fact } from '#client/shapes/fact.ts';
import { materialFacts } from '#client/shapes/material-facts.ts';
import { energyFacts } from '../facts/energy.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { type City, type CitySlug, cities, cityList } from './cities.ts';

/** Every fact we may print. */
export const factRegister: readonly Fact[] = [
  ...[stateFacts, lawFacts, energyFacts, materialFacts, countyFacts, storms].flatMap(
    (register): readonly Fact[] => Object.values(register),
  ),
  ...cityList.flatMap(({ facts = {} }) => Object.values(facts)),
];

/** Fewer do not make a page that only this town can have. */
export const factsToBeIndexed = 3;

function holdsHereOnly({ holdsIn }: Fact, slug: CitySlug): boolean {
  const { name, county } = cities[slug];
  if (typeof holdsIn === 'string') return false;
  return 'towns' in holdsIn ? holdsIn.towns.includes(name) : holdsIn.counties.includes(county);
}

function mattersFor({ services }: Fact, service: ServiceSlug): boolean {
  return services === 'all' || services.includes(service);
}

/** Every storm of the register, the latest first. */
export const stormsLatestFirst: readonly Fact[] = factRegister
  .filter(({ about }) => about === 'storm')
  .toSorted((a, b) => (b.happenedOn ?? '').localeCompare(a.happenedOn ?? ''));

/** Whether any storm is in the register, and anything on who issues permits: elsewhere pages do not speak of a list of them. */
export const areStormsKnown = stormsLatestFirst.length > 0;
export const arePermitsKnown = factRegister.some(({ about }) => about === 'permit');

/** The cities with a page in which the fact holds; all of them where it holds in the whole region or beyond. */
export function listCitiesOf(fact: Fact): readonly City[] {
  return cityList.filter(({ slug }) => typeof fact.holdsIn === 'string' || holdsHereOnly(fact, slug));
}

/** Facts of the town or its county, not of the state or the region. */
export function listFactsOfPlace(slug: CitySlug): readonly Fact[] {
  return factRegister.filter((fact) => holdsHereOnly(fact, slug));
}

/** Facts of the place that answer something a customer of that service there has to know. */
export function listTellingFacts(service: ServiceSlug, slug: CitySlug): readonly Fact[] {
  return listFactsOfPlace(slug).filter((fact) => mattersFor(fact, service) && !fact.isUnanswered);
}

/** Whether search engines may list the page of a town: when somebody has written about it. */
export function isCityIndexed(slug: CitySlug): boolean {
  return cities[slug].page !== undefined;
}

/** Whether search engines may list the page of a service in a town: with a text of its own and facts enough. */
export function isIndexed(service: ServiceSlug, slug: CitySlug): boolean {
  const hasOwnText = cities[slug].services?.[service] !== undefined;
  return hasOwnText && listTellingFacts(service, slug).length >= factsToBeIndexed;
}

/**
 * The storms to show for a town, the latest first: at most `most` of its own, then those of the whole region until there are
 * `least`. With a service, only those that matter for it.
 */
export function listStorms(
  slug: CitySlug,
  { least, most }: { readonly least: number; readonly most: number },
  service?: ServiceSlug,
): readonly Fact[] {
  const matter = factRegister.filter(
    (fact) => fact.about === 'storm' && (service === undefined || mattersFor(fact, service)),
  );
  const latestFirst = (facts: readonly Fact[]) =>
    facts.toSorted((a, b) => (b.happenedOn ?? '').localeCompare(a.happenedOn ?? ''));
  const own = latestFirst(matter.filter((fact) => holdsHereOnly(fact, slug)));
  const everywhere = latestFirst(matter.filter(({ holdsIn }) => holdsIn === 'region'));
  return latestFirst([...own.slice(0, most), ...everywhere.slice(0, Math.max(0, least - own.length))]);
}

/** What the facts of a town print about everything but its storms; with a service, only what matters for it. */
export function listStandingFacts(slug: CitySlug, service?: ServiceSlug): readonly Fact[] {
  return listFactsOfPlace(slug).filter(
    (fact) => fact.about !== 'storm' && (service === undefined || mattersFor(fact, service)),
  );
}
