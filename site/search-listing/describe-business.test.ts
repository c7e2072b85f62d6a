import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { hours } from '#client/shapes/hours.ts';
import { cityList } from '#content/cities/cities.ts';
import { addBusiness, describeBusiness, describeWebsite } from './describe-business.ts';

const siteUrl = 'https://roof.example';
// schema-dts describes values the way search engines accept them, as deep unions; read back as plain data instead.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what these tests check
const business: any = JSON.parse(JSON.stringify(describeBusiness(siteUrl)));

const type = 'OpeningHoursSpecification';

test('the hours say when the shop is open, and leave out the days when it is closed', () => {
  const [weekdays, weekend] = [['Monday', 'Friday'] as const, ['Saturday', 'Sunday'] as const];
  const described = describeBusiness(siteUrl, company, undefined, {
    specialDays: [],
    hours: [
      { days: weekdays, opens: '07:30', closes: '17:00' },
      { days: weekend, opens: null, closes: null },
    ],
  });
  expect(described).toMatchObject({
    openingHoursSpecification: [{ '@type': type, dayOfWeek: weekdays, opens: '07:30', closes: '17:00' }],
  });
  expect(JSON.stringify(described)).not.toContain('Saturday');
});

test('a special day is told until it is over, and so is the profile elsewhere', () => {
  const thanksgiving = { name: 'Thanksgiving', on: '2026-11-26', opens: null, closes: null };
  const profiles = ['https://g.page/sample'] as const;
  const onDay = (today: string) =>
    describeBusiness(siteUrl, { ...company, profiles }, today, { ...hours, specialDays: [thanksgiving] });
  expect(onDay('2026-11-26')).toMatchObject({
    sameAs: profiles,
    specialOpeningHoursSpecification: [
      { '@type': type, validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(onDay('2026-11-27')).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(business).not.toHaveProperty('sameAs');
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
