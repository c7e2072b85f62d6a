import { describe, expect, test } from 'vitest';
import {
  compareWordRuns,
  findNearestSiblings,
  listBlocks,
  listWordRuns,
  readMainText,
} from './page-similarity.ts';

describe('measuring how alike two texts are', () => {
  test('a text is wholly like itself, whatever its case and punctuation', () => {
    const one = listWordRuns('The drip edge goes under the membrane at the eave.');
    const other = listWordRuns('the drip edge, goes under the membrane at the EAVE');
    expect(compareWordRuns(one, other)).toBe(1);
  });

  test('texts without a run of five words in common are not alike', () => {
    const one = listWordRuns('one two three four five six');
    const other = listWordRuns('one two three four seven five six');
    expect(compareWordRuns(one, other)).toBe(0);
  });

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

  test('empty texts are not alike and a lone page has no sibling', () => {
    expect(compareWordRuns(listWordRuns(''), listWordRuns(''))).toBe(0);
    expect(findNearestSiblings([{ name: 'alone', text: 'all by itself' }])).toEqual([]);
  });

  test('the nearest of several siblings is named, the most alike pair first', () => {
    const found = findNearestSiblings([
      { name: 'far', text: 'nothing here is like the others at all' },
      { name: 'one', text: 'a b c d e f g h' },
      { name: 'two', text: 'a b c d e f g x' },
    ]);
    expect(found.map(({ name, sibling }) => [name, sibling]).slice(0, 2)).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ]);
    expect(found[2]?.similarity).toBe(0);
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

  test('a page without a main part is an error, not an empty text', () => {
    expect(() => readMainText('<body>nothing</body>')).toThrow('<main>');
  });
});
