import { expect, test } from 'vitest';
import { citySlugs } from '#content/cities/cities.ts';
import { currentMark, mainLinks } from './navigation.ts';

const markedFor = (path: string) =>
  mainLinks.flatMap((link) => {
    const mark = currentMark(link, path);
    return mark ? [`${link.label}: ${mark}`] : [];
  });

// Proves 2.13.
test('the header leads to the six places of the specification, under its names and in its order', () => {
  expect(mainLinks.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Home /',
    'Roofing Services /services',
    'About Us /about',
    'Financing /financing',
    'Roof Cost Calculator /roofing-calculator',
    'Contact /contact',
  ]);
});

test('a page lights up its own entry, a service page the services', () => {
  expect(markedFor('/')).toEqual(['Home: page']);
  expect(markedFor('/services')).toEqual(['Roofing Services: page']);
  expect(markedFor('/metal-roofing')).toEqual(['Roofing Services: true']);
  expect(markedFor(`/services/metal-roofing/${citySlugs[0]}`)).toEqual(['Roofing Services: true']);
  expect(markedFor('/privacy-policy')).toEqual([]);
});
