import type { AdministrativeArea, City as CityThing, RoofingContractor, Thing, WebSite } from 'schema-dts';
import { company } from '#client/company.ts';
import type { CompanyDetails, Hours } from '#client/shapes/business.ts';
import { hours as hoursInFolder } from '#client/shapes/hours.ts';
import { proof } from '#client/shapes/proof.ts';
import { claims } from '#content/business/claim-words.ts';
import { features } from '#content/business/features.ts';
import { describeForSearch, findSpecialDays } from '#content/business/opening-hours.ts';
import { type City, cityList } from '#content/cities/cities.ts';
import { canonicalUrl } from './canonical-url.ts';
import { linkPicturePath } from './page-metadata.ts';
import { pagePaths } from './routes.ts';

type PlacedCity = Pick<City, 'name' | 'countyInFull'>;

/** The name other descriptions on the same site call the company by. */
export function businessId(siteUrl: string): string {
  return `${canonicalUrl(siteUrl, '/')}#business`;
}

function websiteId(siteUrl: string): string {
  return `${canonicalUrl(siteUrl, '/')}#website`;
}

function describeCounty(countyInFull: string): AdministrativeArea {
  return { '@type': 'AdministrativeArea', name: `${countyInFull}, ${company.region}` };
}

export function describeCity(city: PlacedCity): CityThing {
  return {
    '@type': 'City',
    name: city.name,
    containedInPlace: describeCounty(city.countyInFull),
  };
}

/** Every town with a page, and every county that one of them lies in. */
export function describeServiceArea(): readonly (CityThing | AdministrativeArea)[] {
  const counties = [...new Set(cityList.map(({ countyInFull }) => countyInFull))];
  return [...cityList.map(describeCity), ...counties.map(describeCounty)];
}

/** Enough of the company for every page: what the other descriptions on it point at. */
function describeBusinessBriefly(siteUrl: string) {
  return {
    '@type': 'RoofingContractor',
    '@id': businessId(siteUrl),
    name: company.name.value,
    url: canonicalUrl(siteUrl, pagePaths.home),
    telephone: company.phone.value.e164,
    address: {
      '@type': 'PostalAddress',
      ...(proof.streetAddress === null ? {} : { streetAddress: proof.streetAddress }),
      addressLocality: company.town,
      addressRegion: company.regionCode,
      postalCode: company.postalCode,
      addressCountry: company.countryCode,
    },
  } as const satisfies RoofingContractor;
}

/**
 * The company in full, with its street once there is one, and no rating: search engines discard stars
 * a business awards itself, and ours are not backed by reviews on the page.
 */
export function describeBusiness(
  siteUrl: string,
  details: CompanyDetails = company,
  today = new Date().toISOString().slice(0, 10),
  { hours, specialDays: inFolder }: Hours = hoursInFolder,
): RoofingContractor {
  const specialDays = findSpecialDays(today, [], inFolder);
  return {
    ...describeBusinessBriefly(siteUrl),
    image: canonicalUrl(siteUrl, linkPicturePath),
    logo: canonicalUrl(siteUrl, '/icons/icon-512.png'),
    email: company.email.value,
    ...(claims.since && { foundingDate: String(company.foundedYear) }),
    areaServed: describeServiceArea(),
    // Closed days are left out, which is how schema.org says closed.
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days, opens, closes }],
    ),
    ...(details.profiles && { sameAs: details.profiles }),
    ...(features.emergencyLine && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: company.phone.value.e164,
        // All week round the clock, the notation search engines document for it.
        hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
      },
    }),
    // Last: our server writes today's here (server/http/render-live-page.ts).
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: describeForSearch(specialDays) }),
  };
}

/** The descriptions of a page with the company among them: search engines join by `@id` only what is on the same page. */
export function addBusiness(siteUrl: string, things: readonly Thing[]): readonly Thing[] {
  const isDescribed = things.some(
    (thing) => typeof thing === 'object' && '@type' in thing && thing['@type'] === 'RoofingContractor',
  );
  return isDescribed ? things : [describeBusinessBriefly(siteUrl), ...things];
}

export function describeWebsite(siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: company.name.value,
    url: canonicalUrl(siteUrl, pagePaths.home),
    inLanguage: 'en-US',
    publisher: { '@id': businessId(siteUrl) },
  };
}
