// A contractor's folder from answers: the files that differ from one to the next. Those that begin the same are in starter/.

import type { Hours, Offers, Prices } from '#client/shapes/business.ts';
import type { Town } from '#client/shapes/town.ts';
import { findStateRule } from '#content/business/state-rules.ts';
import { features as allFeatures, type ClientAnswers, whyNone } from './answers.ts';
import { writeData } from './data-shapes.ts';
import { namesIn } from './fields.ts';
import emptyOffers from './starter/offers.json' with { type: 'json' };
import emptyProof from './starter/proof.json' with { type: 'json' };
import type { ListedTowns } from './town-rules.ts';
import { timeZoneOf, usStates } from './us-states.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`;

/** "Palmetto Ridge Roofing" → "PRR" */
function initialsOf(name: string): string {
  const letters = [...name.toUpperCase().matchAll(/\b[A-Z]/g)].join('').slice(0, 4);
  return letters.length < 2 ? `${name.toUpperCase().replaceAll(/[^A-Z]/g, '')}RO`.slice(0, 3) : letters;
}

function listHours({ weekdayHours, saturdayHours, sundayHours }: ClientAnswers): Hours {
  const closed = { opens: null, closes: null };
  return {
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...(weekdayHours ?? closed) },
      { days: ['Saturday'], ...(saturdayHours ?? closed) },
      { days: ['Sunday'], ...(sundayHours ?? closed) },
    ],
    specialDays: [],
  };
}

function writeCompany(answers: ClientAnswers): string {
  const { phone, state, town } = answers;
  const region = usStates[state] ?? '';
  const isPlaceholder = String(!answers.isReal);
  const display = `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
  return `// Who the company is and how to reach it. Every page, form, notice and document reads it from here.
// isPlaceholder: true until it is what customers shall use; npm run check:launch asks.

import type { CompanyDetails } from '#client/shapes/business.ts';

export const company = {
  name: { value: ${quote(answers.name)}, isPlaceholder: ${isPlaceholder} },
  /** Under the icon on a phone’s home screen: at most 12 characters. */
  shortName: ${quote(answers.shortName)},
  phone: { value: { display: ${quote(display)}, e164: '+1${phone}' }, isPlaceholder: ${isPlaceholder} },
  email: { value: ${quote(answers.email)}, isPlaceholder: ${isPlaceholder} },
  bookingUrl: { value: ${quote(answers.bookingUrl)}, isPlaceholder: ${isPlaceholder} },
  town: ${quote(town)},
  region: ${quote(region)},
  regionCode: ${quote(state)},
  postalCode: ${quote(answers.zip)},
  countryCode: 'US',
  /** Shown wherever an address is printed; the street is in proof.json. */
  addressLine: ${quote(`${town}, ${region} ${answers.zip}`)},
  /** Before a noun, "Lowcountry roofs". */
  serviceArea: ${quote(answers.serviceArea)},
  /** On its own, with its article if it has one: "in the Lowcountry". */
  theServiceArea: ${quote(answers.theServiceArea)},
  /** Where the counties lie, behind "our work is in five counties"; empty where nothing is to be said. */
  countiesLie: '',
  /** Over the map on the home page; empty: how many cities there are. */
  mapHeading: '',
  /** The largest city you work in, as people name it when they search. */
  metro: ${quote(answers.metro)},
  /** IANA name: "today" on the legal pages and the time in notices are the shop's. Some states have two. */
  timeZone: ${quote(timeZoneOf(state))},
  /** Before every lead's reference, so that one knows on the phone what is being read out. Capital letters. */
  referencePrefix: ${quote(initialsOf(answers.name))},
  foundedYear: ${answers.foundedYear},
  emergencyHours: '24/7',
} as const satisfies CompanyDetails;
`;
}

const writeClaims = ({
  promises,
}: ClientAnswers) => `// The boasts we make: the words, and what they rest on, a page or a paper with its date. Nothing is claimed yet, and nothing printed.
// Which boasts there are: client/shapes/business.ts; where each is printed: content/business/claim-words.ts.

import type { ClaimsMade, PromiseGrounds } from '#client/shapes/business.ts';

export const claims = {} as const satisfies ClaimsMade;

/** The promises we make, and what each rests on (content/business/promises.ts): a page, or a signed paper with its date. */
export const promiseGrounds: PromiseGrounds = {${promises.map((name) => `${name}: null,`).join('\n')}};
`;

function writeSwitches({ services, features, climate, prices }: ClientAnswers): string {
  return `// What the site speaks of and what it leaves out. A service or a feature that is not named here has no page, link, form choice or
// word on the site. See docs/make-it-yours.md.

import type { Climate, Features, ProductServiceSlug, RoofMaterial } from '#client/shapes/business.ts';
import type { ownServices } from './services/services.ts';

/** The services, in the order of every list. Services of our own: services/services.ts. */
export const offeredServices: readonly (ProductServiceSlug | keyof typeof ownServices)[] = [${services.map(quote).join(', ')}];

/** What the roof cost calculator prices, in its order; the wizard opens with the first. */
export const offeredMaterials = [${prices.map(({ material }) => quote(material)).join(', ')}] as const satisfies readonly RoofMaterial[];

export const features: Features = {
${namesIn(allFeatures)
  .map((feature) => `${feature}: ${features.includes(feature)},`)
  .join('\n')}
};

/** What the weather here asks of a roof: sentences that hold in another climate alone are not printed. */
export const climate: readonly Climate[] = [${climate.map(quote).join(', ')}];
`;
}

const listPrices = ({ prices }: ClientAnswers): Prices => ({
  pricesReviewedOn: null,
  dollarsPerSquareFoot: Object.fromEntries(prices.map(({ material, dollars }) => [material, dollars])),
  multipliers: {
    stories: { '1': 1, '2': 1.15, '3+': 1.3 },
    roofPitch: { low: 1, standard: 1, steep: 1.2, 'very-steep': 1.4 },
    roofAccess: { easy: 1, moderate: 1, difficult: 1.1, 'very-difficult': 1.25 },
  },
  additions: { gutterDollarsPerSquareFoot: 0.3, skylightDollars: 500, chimneyDollars: 800 },
  rangeFactors: { low: [0.85, 0.65], high: 1.15 },
});

const listOffers = (answers: ClientAnswers): Offers => ({
  ...emptyOffers,
  replyWithinHours: answers.replyWithin.hours,
  ...(answers.replyWithin.inBusinessHours && { replyInBusinessHours: true }),
  voucherDollars: answers.voucherDollars ?? emptyOffers.voucherDollars,
  sameAsCash: { months: answers.sameAsCashMonths ?? emptyOffers.sameAsCash.months, ratePercent: 0 },
  extendedPlanMonths: answers.planMonths ?? emptyOffers.extendedPlanMonths,
  metalColors: answers.metalColors,
});

/** Proof begins empty but for the number of the state. */
function listProof({ license, state }: ClientAnswers) {
  const [, reason] = whyNone.exec(license) ?? [];
  if (reason) return { ...emptyProof, notApplicable: { license: reason } };
  const rule = findStateRule(state);
  return license === '' || rule === undefined
    ? emptyProof
    : { ...emptyProof, license: { kind: rule.kind, issuer: rule.issuer, number: license } };
}

const writeTown = ({ name, county, latitude, longitude, labelSide }: Town) =>
  `{ name: ${quote(name)}, county: ${quote(county)}, latitude: ${latitude}, longitude: ${longitude}, labelSide: ${labelSide && quote(labelSide)} },`;

const writePagedCities = ({
  pagedCities,
}: ListedTowns) => `// The towns with a page of their own, in the order every list shows them; labelSide: where the name stands on the maps. With a
// folder of its own beside this file a town has words and facts of its own (docs/make-it-yours.md). Coordinates: GeoNames.

import type { CityContent } from '#client/shapes/town.ts';

export const pagedCities = [
${pagedCities.map(writeTown).join('\n')}
] as const satisfies readonly CityContent[];
`;

const writeServedTowns = ({
  servedTowns,
}: ListedTowns) => `// The other towns we serve, without a page of their own: quiet chips and dots on the map. Coordinates: GeoNames.

import type { Town } from '#client/shapes/town.ts';

export const servedTowns: readonly Town[] = [
${servedTowns.map(writeTown).join('\n')}
];
`;

export const writeCounties = ({
  counties,
}: ListedTowns) => `// The counties our towns lie in. Source: U.S. Census Bureau, codes of counties and county equivalents; seats: GeoNames.

import type { County } from '#client/shapes/town.ts';

export const counties: readonly County[] = [
${counties.map(({ name, inFull, fips, seat }) => `{ name: ${quote(name)}, inFull: ${quote(inFull)}, fips: '${fips}', seat: ${quote(seat)} },`).join('\n')}
];
`;

/** A plain sign of a roof, until the contractor puts his own logo in its place. */
const writeLogo = ({ name }: ClientAnswers) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 44">
  <title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  <path fill="var(--text)" d="M24 3.5 47 26H36.6L24 13.7 11.4 26H1L24 3.5zM33 5.5h6v9.7l-6-5.9z"/>
  <path fill="none" stroke="var(--text-accent)" stroke-width="2.6" d="M1.5 37h45M1.5 33v8M46.5 33v8"/>
</svg>
`;

/** The text of each file that the answers decide, by its path in the folder. `towns`: looked up. */
export function writeClient(answers: ClientAnswers, towns: ListedTowns): ReadonlyMap<string, string> {
  return new Map([
    ['company.ts', writeCompany(answers)],
    ['logo.svg', writeLogo(answers)],
    ['claims.ts', writeClaims(answers)],
    ['switches.ts', writeSwitches(answers)],
    ['proof.json', writeData('proof', listProof(answers))],
    ['offers.json', writeData('offers', listOffers(answers))],
    ['hours.json', writeData('hours', listHours(answers))],
    ['prices.json', writeData('prices', listPrices(answers))],
    ['cities/cities.ts', writePagedCities(towns)],
    ['cities/served-towns.ts', writeServedTowns(towns)],
    ['cities/counties.ts', writeCounties(towns)],
  ]);
}
