import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { cityList } from '#content/cities/cities.ts';
import { addBusiness, describeBusiness, describeWebsite } from './describe-business.ts';

const siteUrl = 'https://roof.example';
// schema-dts describes values the way search engines accept them, as deep unions; read back as plain data instead.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests check
const business: any = JSON.parse(JSON.stringify(describeBusiness(siteUrl)));

test('the company is open Monday to Saturday at the printed hours and left out on Sunday', () => {
  const [week, saturday] = company.hours;
  expect(business.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: week.days, opens: week.opens, closes: week.closes },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: saturday.days,
      opens: saturday.opens,
      closes: saturday.closes,
    },
  ]);
});

test('it serves every town with a page, each in its county, and every county once', () => {
  const ofType = (type: string) =>
    business.areaServed.filter((place: { '@type': string }) => place['@type'] === type);
  const county = (countyInFull: string) => ({
    '@type': 'AdministrativeArea',
    name: `${countyInFull}, ${company.region}`,
  });
  expect(ofType('City')).toEqual(
    cityList.map(({ name, countyInFull }) => ({
      '@type': 'City',
      name,
      containedInPlace: county(countyInFull),
    })),
  );
  const counties = [...new Set(cityList.map(({ countyInFull }) => countyInFull))];
  expect(ofType('AdministrativeArea')).toEqual(counties.map(county));
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
