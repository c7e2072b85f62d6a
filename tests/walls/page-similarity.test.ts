import { expect, test } from 'vitest';
import { findNearestSiblings, listBlocks } from './page-similarity.ts';

test('a page in which only the town was exchanged is caught', () => {
  const template =
    'A new roof in TOWN starts with the decking. We look at it from the attic, mark what is soft, and price each sheet before the first shingle comes off. Then the old roof goes, and the new one follows the same day, course by course, with every joint at a wall flashed again.';
  const [nearest] = findNearestSiblings([
    { name: 'troy', text: template.replace('TOWN', 'Troy') },
    { name: 'piqua', text: template.replace('TOWN', 'Piqua') },
  ]);
  expect(nearest?.similarity).toBeGreaterThan(0.6);
});

test('a heading with nothing under it is seen', () => {
  expect(listBlocks('<ul><li><h3>Ice</h3><p>It melts.</p></li><li><h3>Hail</h3></li></ul>')).toEqual([
    { heading: 'Ice', text: 'It melts.' },
    { heading: 'Hail', text: '' },
  ]);
});
