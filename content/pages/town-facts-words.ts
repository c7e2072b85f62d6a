// The facts of a town as rows of a list: for the town's page all that its words do not tell, for a service there those that
// matter for it, in brief, the most telling first.

import { type Fact, type PlaceSubject, placeSubjects } from '#client/shapes/fact.ts';
import type { City } from '../cities/cities.ts';
import { wholeMiles } from '../cities/distance.ts';
import { findCityPage, findLocalText } from '../cities/local-texts.ts';
import {
  areStormsKnown,
  type LocalStorm,
  listStandingFacts,
  listStormEntries,
  listStorms,
} from '../cities/town-facts.ts';
import { assertPrintable } from '../facts/printable.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { countOf } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import type { FactLine, FactRow } from './fact-rows.ts';
import { writeStormLine } from './storms.ts';

export const townFactsWords = {
  headingForService: '{city} at a glance',
  leadForService: 'Offices change their rules. Each source below has the date we checked it.',
  heading: 'Permits in {city}',
  lead: 'From public pages, listed under Sources with the date we checked them. Rules change, so ask again before work starts.',
  allStormsLink: areStormsKnown ? 'Storms by date, with their sources' : 'What to look for after a storm',
  stormsHeading: 'Storms around {city}',
  stormsMap: 'Map of the storms around {city}, numbered as in the list.',
  beforeYouSignLink: 'What to ask before you sign',
  allFactsLink: 'All {city} facts',
  sourcesHeading: 'Sources',
  checkedOn: 'Checked',
} as const satisfies Record<string, string>;

const rowLabels: Readonly<Record<PlaceSubject, string>> = {
  permit: 'Building permit',
  'shingles-only': 'New shingles only',
  application: 'Application or fee',
  dumpster: 'Dumpster permit',
  registration: 'Contractor registration',
  commercial: 'Commercial roofs',
  fire: 'Open flame on the roof',
  historic: 'Historic review',
  design: 'Design values',
  storm: 'Storms',
  housing: 'The houses',
  population: 'Population',
};

/** What a customer of the service asks first. */
const asksFirst: Readonly<Partial<Record<ServiceSlug, readonly PlaceSubject[]>>> = {
  'roof-replacement': ['permit', 'shingles-only', 'application', 'historic'],
  'roof-repair': ['shingles-only', 'permit', 'historic', 'storm'],
  'tile-roofing': ['historic', 'permit', 'design'],
  'metal-roofing': ['historic', 'design', 'permit'],
  'flat-roof-systems': ['fire', 'permit', 'commercial', 'design'],
  'commercial-roofing': ['commercial', 'fire', 'design', 'historic'],
  'emergency-repairs': ['storm', 'shingles-only'],
  'roof-inspection': ['storm', 'housing', 'design'],
};

/** All storms are on the city’s page; here the last ones are enough, those in the city first. */
const stormsForService = 2;

/**
 * A sentence about a storm with the miles, where it was not in the town itself. A tornado is where its path was, so one
 * whose survey gives no ends is told without miles; so is wind, which blew between its gauges too.
 */
function addDistance(sentence: string, { fact, near }: LocalStorm, city: City): string {
  if (!near) return sentence;
  const miles = countOf(wholeMiles(near.miles), 'mile');
  if (fact.storm?.ends)
    return `${sentence} The path came within about ${miles} of the center of ${city.name}.`;
  if (fact.storm?.kind === 'tornado' || fact.storm?.kind === 'wind') return sentence;
  const distance = `${miles} from ${city.name}.`;
  return sentence.endsWith(`${near.name}.`)
    ? `${sentence.slice(0, -1)}, ${distance}`
    : `${sentence} ${near.name} is ${distance}`;
}

function tellStorm(storm: LocalStorm, city: City): Fact {
  const { text, brief } = storm.fact;
  return {
    ...storm.fact,
    text: addDistance(text, storm, city),
    ...(brief && { brief: addDistance(brief, storm, city) }),
  };
}

/** The storms in and around a town, each with its line of the list and the place. */
export function findTownStorms(city: City) {
  const storms = listStorms(city.slug);
  const entries = listStormEntries(storms.map(({ fact }) => fact));
  return entries.map((entry) => {
    const line = writeStormLine(entry);
    const storm = storms.find(({ fact }) => entry.facts.includes(fact));
    const where = capitalize(line.where);
    // It may end with what was measured there, "14.4 in."
    const place = where.endsWith('.') ? where : `${where}.`;
    return {
      entry,
      line,
      place: line.where === city.name ? `In ${place}` : storm ? addDistance(place, storm, city) : place,
    };
  });
}

export interface TownFacts {
  readonly rows: readonly FactRow[];
  /** Printed in the rows; for the list of sources. */
  readonly facts: readonly Fact[];
}

/** The page that answers who issues the permit is linked on the spot, the others at the end of the page. */
function lineOf({ text, telephone, about, source, sourceUrl }: Fact, position: number): FactLine {
  return {
    text,
    ...(telephone && { telephone }),
    ...(about === 'permit' && position === 0 && { page: { title: source, url: sourceUrl } }),
  };
}

/** The same in brief, the office itself linked to its page. */
function briefLineOf(fact: Fact, position: number): FactLine {
  const { page, ...line } = lineOf(fact, position);
  return { ...line, text: fact.brief ?? fact.text, ...(page && { href: page.url }) };
}

/** Of what the page's own words tell, only whom to ask and where to read it. */
function officeLineOf(fact: Fact, position: number): readonly FactLine[] {
  const { telephone, page } = lineOf(fact, position);
  if (!telephone && !page && !fact.office) return [];
  return [{ text: fact.office ?? fact.source, href: fact.sourceUrl, ...(telephone && { telephone }) }];
}

/** What the page of a town lists, or that of a service there: the answers that its own words do not give. */
export function findTownFacts(city: City, service?: ServiceSlug): TownFacts {
  const told = (service ? findLocalText(service, city.slug) : findCityPage(city.slug)).sources;
  const standing = listStandingFacts(city.slug, service);
  // The office that issues the permit matters for any work.
  const permit = listStandingFacts(city.slug).find(({ about }) => about === 'permit');
  // On the page of the town they have a section of their own.
  const storms = service
    ? listStorms(city.slug, service)
        .toSorted((a, b) => Number(a.near !== undefined) - Number(b.near !== undefined))
        .slice(0, stormsForService)
        // Storms of other cities matter only to an inspection.
        .filter(({ fact, near }) => !told.includes(fact) && (!near || service === 'roof-inspection'))
        .map((storm) => tellStorm(storm, city))
    : [];

  const first = (service && asksFirst[service]) ?? [];
  const subjects = [...first, ...placeSubjects.filter((subject) => !first.includes(subject))];
  const found = subjects.map((about) => {
    const facts = about === 'storm' ? storms : standing.filter((fact) => fact.about === about);
    // Where a business gets its permit from stands in a row of its own.
    const isForBusinesses =
      service === 'commercial-roofing' && standing.some((fact) => fact.about === 'commercial');
    return about === 'permit' && permit && facts.length === 0 && !isForBusinesses
      ? { about, facts: [permit] }
      : { about, facts };
  });

  // An office that answers for two rows is named in the first.
  const named = new Set<string>();
  const isNew = ({ text, telephone }: FactLine) => {
    const office = `${text} ${telephone}`;
    const isFirst = !named.has(office);
    named.add(office);
    return isFirst;
  };
  const rows = found.flatMap(({ about, facts }) => {
    const lines = facts
      .map(assertPrintable)
      .flatMap((fact, position) =>
        told.includes(fact)
          ? officeLineOf(fact, position)
          : [service ? briefLineOf(fact, position) : lineOf(fact, position)],
      )
      .filter(isNew);
    return lines.length > 0 ? [{ label: rowLabels[about], lines }] : [];
  });
  return { rows, facts: found.flatMap(({ facts }) => facts) };
}
