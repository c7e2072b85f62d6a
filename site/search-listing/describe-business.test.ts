import { expect, test } from 'vitest';
import { countyNames } from '#client/cities/counties.ts';
import { company } from '#client/company.ts';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { addBusiness, describeBusiness, describeWebsite } from './describe-business.ts';

const siteUrl = 'https://roof.example';
// schema-dts describes values the way search engines accept them, as deep unions; read back as plain data instead.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests check
const business: any = JSON.parse(JSON.stringify(describeBusiness(siteUrl)));

test('the company is open at the printed hours, and days on which it is closed are left out', () => {
  expect(business.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '06:30',
      closes: '17:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '06:30', closes: '15:00' },
  ]);
});

test('it serves every town with a page, each in its county, and every county once', () => {
  const ofType = (type: string) =>
    business.areaServed.filter((place: { '@type': string }) => place['@type'] === type);
  const county = (name: string) => ({
    '@type': 'AdministrativeArea',
    name: `${name} County, ${company.region}`,
  });
  expect(ofType('City')).toEqual(
    citySlugs.map((slug) => ({
      '@type': 'City',
      name: cities[slug].name,
      containedInPlace: county(cities[slug].county),
    })),
  );
  expect(new Set(ofType('AdministrativeArea'))).toEqual(new Set(countyNames.map(county)));
  expect(ofType('AdministrativeArea')).toHaveLength(countyNames.length);
});

test('no street is made up and no stars are awarded', () => {
  expect(business.address).not.toHaveProperty('streetAddress');
  expect(JSON.stringify(business)).not.toMatch(/rating|review/i);
});

test('the website names the company as its publisher', () => {
  expect(describeWebsite(siteUrl)).toMatchObject({ publisher: { '@id': business['@id'] } });
});

test('a page that only points at the company has it described beside it, and never twice', () => {
  const provider = { '@id': business['@id'] };
  const [added, ...others] = addBusiness(siteUrl, [{ '@type': 'Service', provider }]);
  expect(added).toMatchObject({ '@type': 'RoofingContractor', ...provider, name: company.name.value });
  expect(others).toHaveLength(1);
  expect(addBusiness(siteUrl, [describeBusiness(siteUrl)])).toHaveLength(1);
});
