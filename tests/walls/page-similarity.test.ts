import { describe, expect, test } from 'vitest';
import {
  compareWordRuns,
  findNearestSiblings,
  listBlocks,
  listWordRuns,
  readMainText,
} from './page-similarity.ts';

describe('measuring how alike two texts are', () => {
  test('four shared runs of six make two thirds', () => {
    const one = listWordRuns('a b c d e f g h i');
    const other = listWordRuns('x b c d e f g h i');
    expect(compareWordRuns(one, other)).toBeCloseTo(4 / 6);
  });

  test('a page in which only the town was exchanged is caught', () => {
    const template =
      'A new roof in TOWN starts with the decking. We look at it from the attic, mark what is soft, and price each sheet before the first shingle comes off. Then the old roof goes, and the new one follows the same day, course by course, with every joint at a wall flashed anew.';
    const [nearest] = findNearestSiblings([
      { name: 'troy', text: template.replace('TOWN', 'Troy') },
      { name: 'piqua', text: template.replace('TOWN', 'Piqua') },
    ]);
    expect(nearest?.similarity).toBeGreaterThan(0.6);
  });
});

test('a heading with nothing under it is seen', () => {
  expect(listBlocks('<ul><li><h3>Ice</h3><p>It melts.</p></li><li><h3>Hail</h3></li></ul>')).toEqual([
    { heading: 'Ice', text: 'It melts.' },
    { heading: 'Hail', text: '' },
  ]);
});

describe('reading the main text of a page', () => {
  test('header, footer, drawings and scripts do not count', () => {
    const html =
      '<header>Menu</header><main class="x"><h1>Troy &amp; Piqua</h1><svg><text>5 mi</text></svg><script>let a;</script><p>Don&#39;t&nbsp;climb.</p></main><footer>©</footer>';
    expect(readMainText(html)).toBe("Troy & Piqua Don't climb.");
  });
});
