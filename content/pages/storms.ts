// Words of the page of storms by date. The storms are client/facts/storms.ts.

import { company } from '#client/company.ts';
import type { Fact, StormKind } from '#client/shapes/fact.ts';
import { actionWords } from '../business/action-words.ts';
import { type City, type CitySlug, countyWord } from '../cities/cities.ts';
import { areStormsKnown, nearStormMiles, type StormEntry, stormsLatestFirst } from '../cities/town-facts.ts';
import { assertPrintable } from '../facts/printable.ts';
import { lawFacts, listGiven } from '../facts/state-law.ts';
import { formatLongDate } from '../wording/dates.ts';
import { climateIs, onlyWhere } from '../wording/only-where.ts';
import { listWithAnd } from '../wording/text.ts';
import { type FactRow, lineWithPage } from './fact-rows.ts';
import { fitDescription, fitTitle, type PageListing, type TitledText } from './page-words.ts';

const kinds = listWithAnd([
  'Hail',
  'wind',
  'tornadoes',
  ...onlyWhere(climateIs.coastal, 'tropical storms'),
  ...onlyWhere(climateIs.freezing, 'heavy snow'),
]);

export const stormsListing = {
  title: areStormsKnown
    ? fitTitle(
        `${company.metro} Storms by Date: Hail, Wind, Tornadoes`,
        'Storms by Date: Hail, Wind, Tornadoes',
      )
    : fitTitle(`After a Storm in ${company.metro}: What to Look For`, 'After a Storm: What to Look For'),
  description: areStormsKnown
    ? fitDescription(
        `${kinds} around ${company.metro} by date, each with its source, the cities it concerns, and what to look for on your roof.`,
        `${kinds} by date, each with its source, the cities it concerns, and what to look for on your roof.`,
      )
    : fitDescription(
        `${kinds} around ${company.metro}: what each does to a roof, what you can see from the ground, and what to know before you file a claim.`,
        `${kinds}: what each does to a roof, what you can see from the ground, and what to know before you file a claim.`,
      ),
  keywords: [
    `hail damage roof ${company.metro}`,
    ...onlyWhere(areStormsKnown, `${company.metro} tornado dates`),
    'wind damage roof inspection',
    ...(areStormsKnown
      ? [`storm dates ${company.region}`, 'hail storm insurance date of loss']
      : [`storm damage roof ${company.region}`]),
  ],
} satisfies PageListing;

export const stormsHead = areStormsKnown
  ? {
      heading: `Storms by date around ${company.metro}`,
      lead: 'An insurer asks for the date of the storm. Here are storms that were surveyed, measured or reported, each with its source.',
    }
  : {
      heading: 'After a storm',
      lead: 'What you can see from the ground or from inside, and what to know before you file a claim.',
    };

/** Of links to this page. */
export const stormsLinkLabel = areStormsKnown ? 'Storms by date' : 'After a storm';

export const stormsWords = {
  cityHeading: 'Your city',
  nothingChosen: 'Choose your city to see which of them were near it.',
  mapLabel: 'Map of the storms in the list below, each with its number.',
  axisHeading: 'By year',
  pathLegend: 'straight between the surveyed ends, without its width',
  listHeading: 'Storm by storm',
  listLead: 'The latest first. “How far” is the path on the ground, as surveyed.',
  columns: {
    number: 'Number',
    date: 'Date',
    what: 'What',
    strength: 'How strong',
    reach: 'How far',
    where: 'Where',
    source: 'Source',
  },
  coordinates:
    'Ends of a path: coordinates of its survey. Cities: GeoNames. County lines: U.S. Census Bureau.',
  lookHeading: 'What to look for',
  claimHeading: 'Before you file a claim',
  claimDeductible:
    'Read your policy’s deductible for wind and hail first. Small damage can cost less than the deductible, and then there is nothing to file.',
  claimDeadline:
    'Your policy sets a deadline for reporting damage; your agent can tell you what it is. For a storm of years ago it may well have passed. With an open roof or water inside, report it right away.',
  claimOtherDay: `NOAA’s database lists storms by ${countyWord} and day.`,
  inspectionLink: 'How a roof inspection works',
  emergencyLink: 'Water coming in now',
  closingHeading: areStormsKnown ? 'Did one of these cross your street?' : 'Did a storm cross your street?',
  closingLead: 'We look at the roof and leave you dated photos, whatever they show.',
  closingButton: actionWords.book,
} as const;

/** What an owner can see from the ground or from inside. */
/** Those with a drawing first, so that they are in one row. */
export const stormSigns: readonly (TitledText & { readonly picture?: string })[] = [
  {
    title: 'After hail',
    picture: 'point-12-not-sound',
    text: 'Start with soft metal: gutters, downspouts, vent caps and the fins of the air conditioner. If it is dented, look from the ground for dark spots on the shingles, where granules are gone, and for granules at the end of the downspouts.',
  },
  {
    title: 'After wind',
    picture: 'sign-lifted-shingles',
    text: 'Walk around the house. Missing shingles, creased tabs, a ridge cap in the yard or a lifted edge point to wind. A shingle that lies flat may still have lost its seal; you can only tell by hand.',
  },
  {
    title: 'From inside',
    picture: 'point-11-not-sound',
    text: 'Check ceilings, closets and the attic with a flashlight, the same day and again after the next rain. Photograph every stain with something beside it for scale.',
  },
  {
    title: 'After a tornado nearby',
    text: 'Debris can punch small holes that leak weeks later. Look in the attic for daylight and wet insulation, and at the walls for cracks above doors and windows. Stay out if the house has shifted.',
  },
  ...onlyWhere(climateIs.freezing, {
    title: 'After heavy snow',
    text: 'Icicles over one room, a stain along an outside wall or frost on attic nails point to warm air in the attic and ice at the eaves. Doors that suddenly stick can mean too much snow load: get everyone out of the building and call 911, then us.',
  }),
  ...onlyWhere(climateIs.coastal, {
    title: 'After a tropical storm',
    text: 'Rain blown in sideways shows as stains around windows, vents and the tops of walls. Look at ridge and hip caps, at the soffit panels, which wind pulls out first, and for rust where metal was bent.',
  }),
  ...onlyWhere(climateIs.arid, {
    title: 'After a downpour',
    text: 'Look for water standing on a flat roof, mud lines on the parapet and a scupper full of leaves. Stains below a wall or a skylight often come from one hard rain.',
  }),
  {
    title: 'Not from a ladder',
    text: 'People slip off wet and hail-covered roofs. Photograph from the ground with the zoom. Keep receipts for tarps and anything else you buy to prevent more damage.',
  },
];

const kindWords = {
  tornado: { name: 'Tornado', legend: 'tornado', noStrength: 'no speed given' },
  hail: { name: 'Hail', legend: 'hail', noStrength: 'no size given' },
  wind: { name: 'Wind', legend: 'wind', noStrength: 'no gust given' },
  snow: { name: 'Snow', legend: 'snow', noStrength: 'no depth given' },
} as const satisfies Record<StormKind, Record<string, string>>;

export const nameStormKind = (kind: StormKind) => kindWords[kind].legend;

/** What the Weather Service calls tornadoes, two classes of the EF scale each: https://www.weather.gov/oun/efscale */
export const tornadoStrengths = ['weak', 'strong', 'violent', 'unrated'] as const;
export type TornadoStrength = (typeof tornadoStrengths)[number];

export const tornadoLegends: Readonly<Record<TornadoStrength, string>> = {
  weak: 'tornado EF0, EF1',
  strong: 'EF2, EF3',
  violent: 'EF4, EF5',
  unrated: 'tornado, not rated',
};

/** Null for what is no tornado. */
export function findTornadoStrength({
  kind,
  name,
}: Pick<StormEntry, 'kind' | 'name'>): TornadoStrength | null {
  if (kind !== 'tornado') return null;
  const rated = /EF([0-5])/.exec(name ?? '')?.[1];
  return rated === undefined ? 'unrated' : (tornadoStrengths[Math.floor(Number(rated) / 2)] ?? 'unrated');
}

/** Which storms the map cannot show; empty where it shows all of them. */
export function listStormsOffMap(entries: readonly StormEntry[]): string {
  const off = entries.filter(({ ends, places }) => ends === undefined && places.length === 0);
  if (off.length === 0) return '';
  const numbers = listWithAnd(off.map(({ number }) => String(number)));
  return `Not on the map: ${numbers}, which ${off.length === 1 ? 'has' : 'have'} no one place.`;
}

export interface StormLine {
  readonly number: number;
  readonly kind: StormKind;
  readonly tornado: TornadoStrength | null;
  readonly date: string;
  readonly day: string;
  readonly what: string;
  readonly strength: string;
  /** "EF2 tornado, 120 mph, 13.9 miles", with what its source gives. */
  readonly brief: string;
  /** Empty for what has no path. */
  readonly reach: string;
  readonly where: string;
  /** Who published it first, and the rest of the title. */
  readonly sources: readonly { readonly publisher: string; readonly title: string; readonly url: string }[];
  readonly cities: readonly CitySlug[];
}

function describeStrength({ kind, strengths }: StormEntry): string {
  const [first, ...others] = strengths.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  if (first === undefined) return kindWords[kind].noStrength;
  return others.length > 0 ? `up to ${first}` : first;
}

function describeWhere({ facts }: StormEntry): string {
  const records = facts.flatMap(({ storm }) => storm ?? []);
  if (records.length === 1) return records[0]?.where ?? '';
  // The unit stands after the last of several speeds.
  return records
    .map(({ where, strength }, at) => {
      const unit = strength?.slice(strength.lastIndexOf(' ')) ?? '';
      const isUnitToCome = unit !== '' && records[at + 1]?.strength?.endsWith(unit);
      return [where, isUnitToCome ? strength?.slice(0, -unit.length) : strength].filter(Boolean).join(' ');
    })
    .join(', ');
}

function describeReach({ kind, miles }: StormEntry): string {
  if (miles === undefined) return kind === 'tornado' ? 'no length given' : '';
  if (miles === 0.5) return 'half a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

export function writeStormLine(entry: StormEntry): StormLine {
  const { number, kind, day, name, facts, cities, strengths, miles } = entry;
  const what = name ?? kindWords[kind].name;
  const [strength, reach] = [describeStrength(entry), describeReach(entry)];
  const pages = Map.groupBy(facts.map(assertPrintable), ({ sourceUrl }) => sourceUrl);
  return {
    number,
    kind,
    tornado: findTornadoStrength(entry),
    date: formatLongDate(day),
    day,
    what,
    strength,
    reach,
    brief: [what, ...onlyWhere(strengths.length > 0, strength), ...onlyWhere(miles, `path of ${reach}`)].join(
      ', ',
    ),
    where: describeWhere(entry),
    sources: [...pages].map(([url, [fact]]) => {
      const [publisher = '', ...title] = (fact?.source ?? '').split(', ');
      return {
        publisher: publisher.replace(/^National Weather Service.*/, 'NWS').replace(/^NOAA .*/, 'NOAA'),
        title: title.join(', '),
        url,
      };
    }),
    cities,
  };
}

/** "Mill Creek: 6 storms in the city or within 12 miles, and 3 that crossed the whole area." */
export function countStorms(city: City, entries: readonly StormEntry[]): string {
  const own = entries.filter(({ cities, isEverywhere }) => !isEverywhere && cities.includes(city.slug));
  const everywhere = entries.filter(({ isEverywhere }) => isEverywhere);
  const storms = own.length === 1 ? '1 storm' : `${own.length} storms`;
  return `${city.name}: ${storms} in the city or within ${nearStormMiles} miles${everywhere.length > 0 ? `, and ${everywhere.length} that crossed the whole area` : ''}.`;
}

/** What the register says of storms and the list has no line for. */
export const stormNotes: readonly Fact[] = stormsLatestFirst
  .filter(({ storm }) => storm === undefined)
  .map(assertPrintable);

const claimLaw = listGiven(lawFacts.adjusting, lawFacts.adjusterMayNotRepair);

/** What owners ask before they file, each where the contractor's folder has the answer. */
const claimAnswers = [
  { label: 'One check or two', facts: listGiven(lawFacts.actualCashValue) },
  { label: 'Shingles that do not match', facts: listGiven(lawFacts.matching) },
  { label: 'A mortgage on the house', facts: listGiven(lawFacts.mortgageOnCheck) },
].filter(({ facts }) => facts.length > 0);

export const stormClaimRows: readonly FactRow[] = [
  { label: 'The deductible', lines: [{ text: stormsWords.claimDeductible }] },
  { label: 'How long you have', lines: [{ text: stormsWords.claimDeadline }] },
  ...claimAnswers.map(({ label, facts }) => ({ label, lines: facts.map(lineWithPage) })),
  ...onlyWhere(claimLaw.length > 0, { label: 'Who negotiates', lines: claimLaw.map(lineWithPage) }),
  {
    label: areStormsKnown ? 'A day that is not listed' : 'The day of the storm',
    lines: [
      {
        text: stormsWords.claimOtherDay,
        page: { title: 'NOAA Storm Events Database', url: 'https://www.ncei.noaa.gov/stormevents/' },
      },
    ],
  },
];

export const stormPageFacts: readonly Fact[] = [
  ...stormsLatestFirst,
  ...claimAnswers.flatMap(({ facts }) => facts),
  ...claimLaw,
];
