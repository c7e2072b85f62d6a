// The texts about one town, ready to print. Copy about a town may use named slots, so that a figure is written down once:
// {city} {county} {miles} {direction} {drive} {arrival} … and {milesToTippCity}, the straight-line miles from
// this town to any other town we serve.

import { company } from '#client/company.ts';
import type { RoofIssue } from '#client/shapes/service.ts';
import type { IssueRemark, LocalServiceText } from '#client/shapes/town.ts';
import { claims } from '../business/claim-words.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { fillSlots, firstSentence, type SlotValues } from '../wording/text.ts';
import { type City, type CitySlug, cities, cityList, servedTowns, shop } from './cities.ts';
import { type CityPage, defaultCityPage, defaultServiceText } from './default-texts.ts';
import { compassDirection, formatDriveMinutes, milesBetween, wholeMiles } from './distance.ts';

/** What fills the slots in copy about a town. */
export function localSlots(city: City): SlotValues {
  const otherTowns = [...cityList, ...servedTowns].filter(({ name }) => name !== city.name);
  return {
    city: city.name,
    displayName: city.displayName,
    cityLower: city.name.toLowerCase(),
    regionLower: company.region.toLowerCase(),
    county: city.county,
    countyInFull: city.countyInFull,
    miles: String(city.milesFromBase),
    direction: compassDirection(shop, city),
    drive: formatDriveMinutes(city.milesFromBase),
    ...(claims.emergencyArrival && { arrival: claims.emergencyArrival.text }),
    ...Object.fromEntries(
      otherTowns.map((town) => [
        `milesTo${town.name.replaceAll(/[^\p{Letter}\d]/gu, '')}`,
        String(wholeMiles(milesBetween(city, town))),
      ]),
    ),
  };
}

/**
 * Fills every slot in copy about one town.
 * @throws Error naming a slot that no value fills.
 */
export function fillLocalSlots(text: string, slug: CitySlug): string {
  return fillSlots(text, localSlots(cities[slug]));
}

function fillAll<Copy>(copy: Copy, values: SlotValues): Copy {
  if (typeof copy === 'string') return fillSlots(copy, values) as Copy;
  if (Array.isArray(copy)) return copy.map((part) => fillAll(part, values)) as Copy;
  return Object.fromEntries(
    Object.entries(copy as object).map(([name, part]) => [name, fillAll(part, values)]),
  ) as Copy;
}

/** The words of one city page, every slot filled: its own as far as there are any. */
export function findCityPage(slug: CitySlug): CityPage {
  const { page } = cities[slug];
  const defaults = defaultCityPage(cities[slug]);
  const cardTexts = { ...defaults.cardTexts, ...page?.cardTexts };
  const { sources, ...words }: CityPage = { ...defaults, ...page, cardTexts };
  return { ...fillAll(words, localSlots(cities[slug])), sources };
}

/** The text of one service in one town, every slot filled; without one of its own, the service's. */
export function findLocalText(service: ServiceSlug, slug: CitySlug): LocalServiceText {
  const city = cities[slug];
  const { sources, ...words }: LocalServiceText =
    city.services?.[service] ?? defaultServiceText(service, city);
  return { ...fillAll(words, localSlots(cities[slug])), sources };
}

/** The service's issues for one town, each with its first sentence. Those with a remark on this town come first. */
export function arrangeIssues(
  issues: readonly RoofIssue[],
  issueRemarks: readonly IssueRemark[],
): readonly RoofIssue[] {
  const remarked = issueRemarks.flatMap(({ issue, remark }) =>
    issues
      .filter(({ title }) => title === issue)
      .map((found) => ({ ...found, text: `${firstSentence(found.text)} ${remark}` })),
  );
  const others = issues.filter(({ title }) => issueRemarks.every(({ issue }) => issue !== title));
  return [...remarked, ...others.map((issue) => ({ ...issue, text: firstSentence(issue.text) }))];
}
