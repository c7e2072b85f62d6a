// The named slots that copy about a town may use, so that a figure stands in one place and prose quotes it.
// {city} {county} {countySeat} {population} {miles} {direction} {drive} {arrival} {rainInches} … and
// {milesToTippCity}: straight-line miles from this town to any other town we serve.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offers } from '../business/offers.ts';
import { fillSlots, findValueIn, type SlotValues } from '../wording/fill-slots.ts';
import { formatCount } from '../wording/money.ts';
import { cities } from './cities.ts';
import type { City } from './city.ts';
import { type CitySlug, citySlugs, shopSlug } from './city-slugs.ts';
import { counties } from './counties.ts';
import { estimateDriveMinutes } from './drive-minutes.ts';
import { factFigures } from './local-facts.ts';
import { compassDirection, milesBetween } from './miles-between.ts';
import { sealingBenchmark } from './sealing-benchmark.ts';
import { servedTowns } from './served-towns.ts';

/** One inch of water on one square foot, in U.S. gallons (144 cubic inches; a gallon holds 231). */
const gallonsPerSquareFootInch = 144 / 231;

const townOfSlot = new Map(
  [...citySlugs.map((slug) => cities[slug]), ...servedTowns].map((town) => [
    `milesTo${town.name.replaceAll(' ', '')}`,
    town,
  ]),
);

function roundToHundred(count: number): string {
  return formatCount(Math.round(count / 100) * 100);
}

/** One decimal, and none where it is zero: 27.8, but 7. */
function formatMiles(miles: number): string {
  return String(Math.round(miles * 10) / 10);
}

/** Everything but the distances to other towns. */
function listOwnSlots(city: City): SlotValues {
  const drive = estimateDriveMinutes(city.milesFromBase);
  return {
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
    sealingSavesHeatingAndCooling: `${sealingBenchmark.percentOfHeatingAndCoolingCost}%`,
    sealingSavesAllEnergy: `${sealingBenchmark.percentOfEnergyCost}%`,
    daytonTornadoWind: `${factFigures.dayton2019TornadoMilesPerHour} mph`,
    daytonTornadoPath: `${factFigures.dayton2019TornadoPathMiles} miles`,
    ohioTornadoCount: String(factFigures.ohio2019TornadoCount),
  };
}

// Copy about a town asks hundreds of times, and half of the values take a formatter.
const ownSlots = new Map<CitySlug, SlotValues>();

function ownSlotsOf(slug: CitySlug): SlotValues {
  const known = ownSlots.get(slug);
  if (known) return known;
  const slots = listOwnSlots(cities[slug]);
  ownSlots.set(slug, slots);
  return slots;
}

/** What fills the slot `name` in copy about a town; undefined when nothing does. Distances are straight-line miles to a tenth. */
export function findLocalSlot(slug: CitySlug, name: string): string | undefined {
  const town = townOfSlot.get(name);
  if (town === undefined) return findValueIn(ownSlotsOf(slug))(name);
  const city = cities[slug];
  return town.name === city.name ? undefined : formatMiles(milesBetween(city, town));
}

/**
 * Fills every slot in copy about one town.
 * @throws Error naming a slot that no value fills.
 */
export function fillLocalSlots(text: string, slug: CitySlug): string {
  return fillSlots(text, (name) => findLocalSlot(slug, name));
}
