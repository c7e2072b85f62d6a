// The named slots that copy about a town may use, so that a figure stands in one place and prose quotes it.
// {city} {county} {countySeat} {population} {miles} {direction} {drive} {arrival} {rainInches} … and
// {milesToTippCity}: straight-line miles from this town to any other town we serve.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offers } from '../business/offers.ts';
import { fillSlots } from '../wording/fill-slots.ts';
import { formatCount } from '../wording/money.ts';
import { cities } from './cities.ts';
import { type CitySlug, citySlugs, shopSlug } from './city-slugs.ts';
import { counties } from './counties.ts';
import { estimateDriveMinutes } from './drive-minutes.ts';
import { factFigures } from './local-facts.ts';
import { compassDirection, milesBetween } from './miles-between.ts';
import { servedTowns } from './served-towns.ts';

/** One inch of water on one square foot, in U.S. gallons (144 cubic inches; a gallon holds 231). */
const gallonsPerSquareFootInch = 144 / 231;

const towns = [...citySlugs.map((slug) => cities[slug]), ...servedTowns];

function roundToHundred(count: number): string {
  return formatCount(Math.round(count / 100) * 100);
}

/** One decimal, and none where it is zero: 27.8, but 7. */
function formatMiles(miles: number): string {
  return String(Math.round(miles * 10) / 10);
}

/** Slot values for one town. Distances are straight-line miles to a tenth. */
export function listLocalSlots(slug: CitySlug): Readonly<Record<string, string>> {
  const city = cities[slug];
  const drive = estimateDriveMinutes(city.milesFromBase);
  const distances = towns
    .filter((town) => town.name !== city.name)
    .map((town) => [`milesTo${town.name.replaceAll(' ', '')}`, formatMiles(milesBetween(city, town))]);
  return {
    ...Object.fromEntries(distances),
    city: city.name,
    displayName: city.displayName,
    cityLower: city.name.toLowerCase(),
    regionLower: company.region.toLowerCase(),
    county: city.county,
    countySeat: counties[city.county].seat,
    population: formatCount(city.population),
    miles: formatMiles(city.milesFromBase),
    direction: compassDirection(cities[shopSlug], city),
    drive: `${drive.fromMinutes}–${drive.toMinutes} minutes`,
    arrival: claims.emergencyArrival.text,
    inspectionPoints: String(offers.inspectionPointCount),
    rainInches: String(factFigures.daytonInchesOfRainPerYear),
    rainGallonsPerThousandSquareFeet: roundToHundred(
      1000 * factFigures.daytonInchesOfRainPerYear * gallonsPerSquareFootInch,
    ),
    inchGallonsPerThousandSquareFeet: formatCount(1000 * gallonsPerSquareFootInch),
    centsPerKilowattHour: String(factFigures.ohioCentsPerKilowattHour),
    sealingSavesHeatingAndCooling: `${factFigures.sealAndInsulatePercentOfHeatingAndCooling}%`,
    sealingSavesAllEnergy: `${factFigures.sealAndInsulatePercentOfAllEnergy}%`,
    daytonTornadoWind: `${factFigures.dayton2019TornadoMilesPerHour} mph`,
    daytonTornadoPath: `${factFigures.dayton2019TornadoPathMiles} miles`,
    ohioTornadoCount: String(factFigures.ohio2019TornadoCount),
  };
}

/**
 * Fills every slot in copy about one town.
 * @throws Error naming a slot that no value fills.
 */
export function fillLocalSlots(text: string, slug: CitySlug): string {
  return fillSlots(text, listLocalSlots(slug));
}
