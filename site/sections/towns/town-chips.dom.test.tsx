import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TownChips } from './TownChips.tsx';

const towns = [
  { label: 'Troy', href: '/locations/troy-oh' },
  { label: 'Piqua', href: '/locations/piqua-oh' },
];

function linksOf(isShortened: boolean): readonly (string | null)[] {
  document.body.innerHTML = renderToStaticMarkup(<TownChips towns={towns} isShortened={isShortened} />);
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('a list of all towns names them and nothing else', () => {
  expect(linksOf(false)).toEqual(['/locations/troy-oh', '/locations/piqua-oh']);
});

test('a list that leaves towns out ends with the way to all of them', () => {
  expect(linksOf(true)).toEqual(['/locations/troy-oh', '/locations/piqua-oh', '/sitemap']);
  expect(document.body.textContent).toContain('All service areas');
});
