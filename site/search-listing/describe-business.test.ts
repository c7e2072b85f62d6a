import { expect, test } from 'vitest';
import { company } from '#content/business/company.ts';
import { describeBusiness, describeWebsite } from './describe-business.ts';

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

test('it serves twelve towns, each in its county, and five counties', () => {
  const ofType = (type: string) =>
    business.areaServed.filter((place: { '@type': string }) => place['@type'] === type);
  expect(ofType('City')).toHaveLength(12);
  expect(ofType('City')).toContainEqual({
    '@type': 'City',
    name: 'Sidney, OH',
    containedInPlace: { '@type': 'AdministrativeArea', name: 'Shelby County, Ohio' },
  });
  expect(ofType('AdministrativeArea')).toHaveLength(5);
});

test('no street is made up and no stars are awarded', () => {
  expect(business.address).not.toHaveProperty('streetAddress');
  expect(JSON.stringify(business)).not.toMatch(/rating|review/i);
});

test('the website names the company as its publisher', () => {
  expect(describeWebsite(siteUrl)).toMatchObject({ publisher: { '@id': business['@id'] } });
});
