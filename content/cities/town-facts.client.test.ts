import { expect, test } from 'vitest';
import { serviceSlugs } from '../services/service-slugs.ts';
import { cities, citySlugs } from './cities.ts';
import { isIndexed, listStorms, listTellingFacts } from './town-facts.ts';

// Proves R22b.1, R22b.3.
test('a page is listed when two facts of the place are about its service, and a fact about half the trade counts for none', () => {
  for (const service of serviceSlugs)
    for (const slug of citySlugs) {
      const about = listTellingFacts(service, slug).filter(
        ({ services }) => services !== 'all' && services.length <= 3,
      );
      expect(isIndexed(service, slug), `${service} in ${slug}`).toBe(about.length >= 2);
    }
});

// Proves R27.7.
test('the storms of a town were surveyed in it or within twelve miles, and the latest comes first', () => {
  for (const slug of citySlugs) {
    const storms = listStorms(slug);
    const days = storms.map(({ fact }) => fact.happenedOn);
    expect(days).toEqual(days.toSorted().reverse());
    for (const { fact, near } of storms) {
      const isInTown =
        typeof fact.holdsIn !== 'string' &&
        'towns' in fact.holdsIn &&
        fact.holdsIn.towns.includes(cities[slug].name);
      expect(near === undefined, `${slug}: ${fact.text}`).toBe(isInTown);
      if (near) expect(near.miles, fact.text).toBeLessThanOrEqual(12);
    }
  }
});

test('a storm that the words of a city tell is on its list', () => {
  for (const slug of citySlugs) {
    const listed = listStorms(slug).map(({ fact }) => fact);
    for (const fact of cities[slug].page?.sources ?? []) if (fact.storm) expect(listed, slug).toContain(fact);
  }
});
