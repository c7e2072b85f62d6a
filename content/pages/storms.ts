// Words of the page of storms by date. The storms are client/facts/storms.ts.

import { company } from '#client/company.ts';
import type { Fact } from '#client/shapes/fact.ts';
import { actionWords } from '../business/action-words.ts';
import { areStormsKnown, listCitiesOf, stormsLatestFirst } from '../cities/town-facts.ts';
import { lawFacts, listGiven } from '../facts/state-law.ts';
import { formatLongDate } from '../wording/dates.ts';
import { climateIs, onlyWhere } from '../wording/only-where.ts';
import { type FactRow, lineWithPage } from './fact-rows.ts';
import { fitDescription, fitTitle, type PageListing, type TitledText } from './page-words.ts';

const kinds = `Hail, wind${climateIs.freezing ? ', tornadoes and heavy snow' : ' and tornadoes'}`;

export const stormsListing = {
  title: areStormsKnown
    ? fitTitle(
        `${company.metro} Storms by Date: Hail, Wind, Tornadoes`,
        'Storms by Date: Hail, Wind, Tornadoes',
      )
    : fitTitle(`After a Storm in ${company.metro}: What to Look For`, 'After a Storm: What to Look For'),
  description: areStormsKnown
    ? fitDescription(
        `${kinds} around ${company.metro} by date, each with its survey, the cities it concerns, and what to look for on your roof.`,
        `${kinds} by date, each with its survey, the cities it concerns, and what to look for on your roof.`,
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
      heading: `Storms around ${company.metro}, by date`,
      lead: 'An insurer asks for the date of the storm. Here are the ones that were surveyed or measured, the latest first, with the page each was read on.',
    }
  : {
      heading: 'After a storm',
      lead: 'What you can see from the ground or from inside, and what to know before you file a claim.',
    };

/** Of links to this page. */
export const stormsLinkLabel = areStormsKnown ? 'Storms by date' : 'After a storm';

export const stormsWords = {
  listHeading: 'Date, place and survey',
  lookHeading: 'What to look for',
  claimHeading: 'Before you file a claim',
  claimDeductible:
    'Read your policy’s deductible for wind and hail first. Small damage can cost less than the deductible, and then there is nothing to file.',
  claimOtherDay: areStormsKnown
    ? 'Another day, another place: NOAA’s database answers by county.'
    : 'NOAA’s database answers by county and day.',
  inspectionLink: 'How a roof inspection works',
  emergencyLink: 'Water coming in now',
  closingHeading: areStormsKnown ? 'Did one of these cross your street?' : 'Did a storm cross your street?',
  closingLead: 'We look at the roof and leave you dated photos, whatever they show.',
  closingButton: actionWords.book,
} as const;

/** What an owner can see from the ground or from inside. */
export const stormSigns: readonly TitledText[] = [
  {
    title: 'After hail',
    text: 'Start with soft metal: gutters, downspouts, vent caps and the fins of the air conditioner. Dents there mean the hail was hard. On shingles look for dark spots where the granules are gone, and for granules at the end of the downspouts.',
  },
  {
    title: 'After wind',
    text: 'Walk around the house. Missing shingles, creased tabs, a ridge cap in the yard or a lifted edge point to wind. A shingle that lies flat may still have lost its seal, and only a hand can tell.',
  },
  {
    title: 'After a tornado nearby',
    text: 'Debris punches small holes that leak weeks later. Look in the attic for daylight and wet insulation, and at the walls for cracks above doors and windows. Stay out if the house has shifted.',
  },
  ...onlyWhere(climateIs.freezing, {
    title: 'After heavy snow',
    text: 'Icicles over one room, a stain along an outside wall or frost on attic nails point to heat and ice at the eaves. Doors that suddenly stick can mean too much snow load: leave the room and call.',
  }),
  ...onlyWhere(climateIs.coastal, {
    title: 'After a tropical storm',
    text: 'Rain blown in sideways shows as stains around windows, vents and the tops of walls. Look at ridge and hip caps, at the soffit panels, which wind pulls out first, and for rust where metal was bent.',
  }),
  ...onlyWhere(climateIs.arid, {
    title: 'After a downpour',
    text: 'Look for water standing on a flat roof, mud lines on the parapet and a scupper full of leaves. Stains below a wall or a skylight often come from the one hard rain of the season.',
  }),
  {
    title: 'From inside',
    text: 'Check ceilings, closets and the attic with a flashlight, the same day and again after the next rain. Photograph every stain with something beside it for scale.',
  },
  {
    title: 'Not from a ladder',
    text: 'People slip off wet and hail-covered roofs. Photograph from the ground with the zoom. Keep receipts for tarps and anything else you buy to prevent more damage.',
  },
];

/** One row for each day, the latest first; each storm with the cities it concerns and its survey. */
export function findStormRows(): readonly FactRow[] {
  return [...Map.groupBy(stormsLatestFirst, ({ happenedOn = '' }) => happenedOn)].map(([day, facts]) => ({
    label: formatLongDate(day),
    lines: facts.map((fact) => ({
      ...lineWithPage(fact),
      ...(typeof fact.holdsIn !== 'string' && { cities: listCitiesOf(fact) }),
    })),
  }));
}

const claimLaw = listGiven(lawFacts.adjusting, lawFacts.adjusterMayNotRepair);

/** What owners ask before they file, each where the contractor's folder has the answer. */
const claimAnswers = [
  { label: 'One check or two', facts: listGiven(lawFacts.actualCashValue) },
  { label: 'Shingles that do not match', facts: listGiven(lawFacts.matching) },
  { label: 'A mortgage on the house', facts: listGiven(lawFacts.mortgageOnCheck) },
].filter(({ facts }) => facts.length > 0);

export const stormClaimRows: readonly FactRow[] = [
  { label: 'The deductible', lines: [{ text: stormsWords.claimDeductible }] },
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
