import type { AdministrativeArea, City as CityThing, RoofingContractor, WebSite } from 'schema-dts';
import { company } from '#content/business/company.ts';
import { type City, cityList } from '#content/cities/cities.ts';
import { canonicalUrl } from './canonical-url.ts';
import { pagePaths } from './routes.ts';

type PlacedCity = Pick<City, 'name' | 'county'>;

/** The name other descriptions on the same site call the company by. */
export function businessId(siteUrl: string): string {
  return `${canonicalUrl(siteUrl, '/')}#business`;
}

function websiteId(siteUrl: string): string {
  return `${canonicalUrl(siteUrl, '/')}#website`;
}

function describeCounty(county: string): AdministrativeArea {
  return { '@type': 'AdministrativeArea', name: `${county} County, ${company.region}` };
}

export function describeCity(city: PlacedCity): CityThing {
  return {
    '@type': 'City',
    name: `${city.name}, ${company.regionCode}`,
    containedInPlace: describeCounty(city.county),
  };
}

/** Every town with a page, and every county that one of ours lies in. */
export function describeServiceArea(): readonly (CityThing | AdministrativeArea)[] {
  const counties = [...new Set(cityList.map(({ county }) => county))];
  return [...cityList.map(describeCity), ...counties.map(describeCounty)];
}

/**
 * The company. No street, because none is published, and no rating: search engines discard stars
 * a business awards itself, and ours are not backed by reviews on the page.
 */
export function describeBusiness(siteUrl: string): RoofingContractor {
  return {
    '@type': 'RoofingContractor',
    '@id': businessId(siteUrl),
    name: company.name.value,
    url: canonicalUrl(siteUrl, pagePaths.home),
    image: canonicalUrl(siteUrl, '/og/home.png'),
    logo: canonicalUrl(siteUrl, '/icons/icon-512.png'),
    telephone: company.phone.value.e164,
    email: company.email.value,
    foundingDate: String(company.foundedYear),
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.town,
      addressRegion: company.regionCode,
      postalCode: company.postalCode,
      addressCountry: company.countryCode,
    },
    areaServed: describeServiceArea(),
    // Closed days are left out, which is how schema.org says closed.
    openingHoursSpecification: company.hours.flatMap(({ days, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days, opens, closes }],
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.phone.value.e164,
      // All week round the clock, the notation search engines document for it.
      hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
    },
  };
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
