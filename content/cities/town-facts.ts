// Which facts of the register hold in a town, which of them matter for a service there, and whether that is enough for
// search engines to list the page of that service in that town. Source: reading 22b.

import { countyFacts } from '#client/facts/counties.ts';
import { lawFacts } from '#client/facts/law.ts';
import { stateFacts } from '#client/facts/state.ts';
import { storms } from '#client/facts/storms.ts';
import type { Fact, StormKind } from '#client/shapes/fact.ts';
import { materialFacts } from '#client/shapes/material-facts.ts';
import type { Place } from '#client/shapes/town.ts';
import { energyFacts } from '../facts/energy.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { type City, type CitySlug, cities, cityList, citySlugs, servedTowns } from './cities.ts';
import { milesBetween, milesToPath } from './distance.ts';

/** Every fact we may print. */
export const factRegister: readonly Fact[] = [
  ...[stateFacts, lawFacts, energyFacts, materialFacts, countyFacts, storms].flatMap(
    (register): readonly Fact[] => Object.values(register),
  ),
  ...cityList.flatMap(({ facts = {} }) => Object.values(facts)),
];

/** Fewer facts about the service do not make a page that only this town can have (reading 22b). */
const factsToBeIndexed = 2;
/** About more services than these, a fact is about none of them. */
const servicesAFactCanBeAbout = 3;

/** A storm within these miles of a town is on its pages, with the distance. */
export const nearStormMiles = 12;

function holdsHereOnly({ holdsIn }: Fact, slug: CitySlug): boolean {
  const { name, county } = cities[slug];
  if (typeof holdsIn === 'string') return false;
  return 'towns' in holdsIn ? holdsIn.towns.includes(name) : holdsIn.counties.includes(county);
}

function mattersFor({ services }: Fact, service: ServiceSlug): boolean {
  return services === 'all' || services.includes(service);
}

const allTowns = [...cityList, ...servedTowns];

export const stormsLatestFirst: readonly Fact[] = factRegister
  .filter(({ about }) => about === 'storm')
  .toSorted((a, b) => (b.happenedOn ?? '').localeCompare(a.happenedOn ?? ''));

/** A line of the list of storms, with the same number on the map and on the year axis. */
export interface StormEntry {
  /** From 1, the latest first. */
  readonly number: number;
  /** ISO date. */
  readonly day: string;
  readonly kind: StormKind;
  readonly name: string | undefined;
  readonly strengths: readonly string[];
  readonly miles: number | undefined;
  readonly ends: readonly [Place, Place] | undefined;
  /** Where it was measured, each with the cities near it; empty where a survey gives both ends, or no place at all. */
  readonly places: readonly Place[];
  readonly facts: readonly Fact[];
  /** The cities with a page that it concerns. */
  readonly cities: readonly CitySlug[];
  readonly isEverywhere: boolean;
}

const hasNoPlace = ({ measuredAt, storm }: Fact) => !measuredAt && !storm?.ends;

function placesOf({ holdsIn, measuredAt }: Fact): readonly NonNullable<Fact['measuredAt']>[] {
  if (measuredAt) return [measuredAt];
  if (typeof holdsIn === 'string' || !('towns' in holdsIn)) return [];
  return allTowns.filter(({ name }) => holdsIn.towns.includes(name));
}

/** Storms as lines of a list, the latest first: one for every tornado, and one for what else shares a day and a name. */
export function listStormEntries(facts: readonly Fact[] = stormsLatestFirst): readonly StormEntry[] {
  const recorded = facts.flatMap((fact) => (fact.storm ? [{ fact, storm: fact.storm }] : []));
  const lineOf = ({ fact, storm: { kind, name } }: (typeof recorded)[number]) =>
    kind === 'tornado' ? fact : `${fact.happenedOn} ${kind} ${name}`;
  return [...Map.groupBy(recorded, lineOf).values()].flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const { kind, name, miles, ends } = first.storm;
    const ofGroup = group.map(({ fact }) => fact);
    return {
      number: index + 1,
      day: first.fact.happenedOn ?? '',
      kind,
      name,
      strengths: group.flatMap(({ storm }) => storm.strength ?? []),
      miles,
      ends,
      places: ends ? [] : ofGroup.flatMap(placesOf),
      facts: ofGroup,
      cities: citySlugs.filter((slug) =>
        ofGroup.some((fact) => listCitiesOf(fact).some((city) => city.slug === slug)),
      ),
      isEverywhere: ofGroup.every((fact) => fact.holdsIn === 'region' && hasNoPlace(fact)),
    };
  });
}

/** Whether the register has any storm, and anything on who issues permits. If not, no page speaks of a list of them. */
export const areStormsKnown = stormsLatestFirst.length > 0;
export const arePermitsKnown = factRegister.some(({ about }) => about === 'permit');

/** The cities with a page in which the fact holds; all of them where it holds in the whole region or beyond. */
function listCitiesOf(fact: Fact): readonly City[] {
  const isEverywhere = typeof fact.holdsIn === 'string' && hasNoPlace(fact);
  return cityList.filter(({ slug }) => isEverywhere || findLocalStorm(fact, slug) !== null);
}

/** Facts of the town or its county, not of the state or the region. */
function listFactsOfPlace(slug: CitySlug): readonly Fact[] {
  return factRegister.filter((fact) => holdsHereOnly(fact, slug));
}

/** Facts of the place that answer something a customer of that service there has to know. */
export function listTellingFacts(service: ServiceSlug, slug: CitySlug): readonly Fact[] {
  return listFactsOfPlace(slug).filter((fact) => mattersFor(fact, service));
}

/** Whether search engines may list the page of a town: when somebody has written about it. */
export function isCityIndexed(slug: CitySlug): boolean {
  return cities[slug].page !== undefined;
}

/** Search engines may list a service's page in a town that has a text of its own and enough facts about that service. */
export function isIndexed(service: ServiceSlug, slug: CitySlug): boolean {
  const hasOwnText = cities[slug].services?.[service] !== undefined;
  const about = listTellingFacts(service, slug).filter(
    ({ services }) => services !== 'all' && services.length <= servicesAFactCanBeAbout,
  );
  return hasOwnText && about.length >= factsToBeIndexed;
}

/** A storm of a town or near it: where, and how many miles away; without a name, to the nearest point of its path. */
export interface LocalStorm {
  readonly fact: Fact;
  readonly near?: { readonly name?: string; readonly miles: number };
}

function findLocalStorm(fact: Fact, slug: CitySlug): LocalStorm | null {
  if (holdsHereOnly(fact, slug)) return { fact };
  const ends = fact.storm?.ends;
  const [nearest] = ends
    ? [{ miles: milesToPath(cities[slug], ends) }]
    : placesOf(fact)
        .map((place) => ({ name: place.name, miles: milesBetween(cities[slug], place) }))
        .toSorted((a, b) => a.miles - b.miles);
  return nearest && nearest.miles <= nearStormMiles ? { fact, near: nearest } : null;
}

/** The storms in a town and near it, the latest first; with a service, those that matter for it. */
export function listStorms(slug: CitySlug, service?: ServiceSlug): readonly LocalStorm[] {
  return stormsLatestFirst
    .filter((fact) => service === undefined || mattersFor(fact, service))
    .flatMap((fact) => findLocalStorm(fact, slug) ?? []);
}

/** The answers known of a town about everything but its storms; with a service, only what matters for it. */
export function listStandingFacts(slug: CitySlug, service?: ServiceSlug): readonly Fact[] {
  return listFactsOfPlace(slug).filter(
    (fact) => fact.about !== 'storm' && (service === undefined || mattersFor(fact, service)),
  );
}
