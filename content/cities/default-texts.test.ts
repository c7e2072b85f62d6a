import { expect, test } from 'vitest';
import { farTown, nearTown, shopTown } from '../../tests/some-towns.ts';
import { descriptionMaxCharacters, titleMaxCharacters } from '../pages/page-words.ts';
import { serviceList } from '../services/services.ts';
import type { City } from './cities.ts';
import { defaultCityPage, defaultServiceText } from './default-texts.ts';

const longName = 'Village of Oak Creek and the Rancho Cucamonga Heights';
const longTown: City = { ...farTown, name: longName, displayName: `${longName}, SC` };
const towns = [shopTown, nearTown, farTown, longTown];

/** Nothing but the name, the distance and the service: no number that is not one of these, no street, no office. */
const localWords = /permit|historic|district|county requires|building department|storm of|census/i;

test.each(towns)(
  'a page about $name that nobody has written says where the shop is and nothing local',
  (city) => {
    const { lead, paragraphs, cardTexts, pageTitle, pageDescription, sources } = defaultCityPage(city);
    expect(lead).toContain(city.milesFromBase === 0 ? 'in town' : `${city.milesFromBase} miles`);
    expect(paragraphs).toEqual([]);
    expect(sources).toEqual([]);
    expect(cardTexts).toEqual(Object.fromEntries(serviceList.map(({ slug, cardText }) => [slug, cardText])));
    expect(`${lead} ${pageDescription}`).not.toMatch(localWords);
    expect(pageTitle.length).toBeLessThanOrEqual(titleMaxCharacters);
    expect(pageDescription.length).toBeLessThanOrEqual(descriptionMaxCharacters);
  },
);

test('a page of a city is not called what the home page is, where its name leaves no room for more', () => {
  const city: City = { ...farTown, name: 'Colorado Springs', displayName: 'Colorado Springs, CO' };
  expect(defaultCityPage(city).pageTitle).toBe('Roofers in Colorado Springs, CO');
});

test.each(serviceList)(
  '$label in a town without a text of its own is told in the service’s own words',
  (service) => {
    for (const city of towns) {
      const text = defaultServiceText(service.slug, city);
      expect(text.intro).toBe(service.lead);
      expect(text.paragraphs).toEqual(service.description);
      expect(text.points).toEqual(service.questions.slice(0, 2));
      expect(text.issueRemarks).toEqual([]);
      expect(text.pageTitle).toContain(service.label);
      expect(text.pageTitle.length).toBeLessThanOrEqual(titleMaxCharacters);
      expect(text.pageDescription.length).toBeGreaterThanOrEqual(70);
      expect(text.pageDescription.length).toBeLessThanOrEqual(descriptionMaxCharacters);
    }
  },
);
