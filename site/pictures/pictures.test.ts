import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceSlugs } from '#content/services/service-slugs.ts';
import { pictures } from './pictures.ts';

const names = Object.keys(pictures);

test('every picture in the register has its file, and no file stands there unnamed', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.jpg'));
  expect(files.map((file) => file.replace('.jpg', '')).sort()).toEqual([...names].sort());
});

test('every service has a picture of its own', () => {
  expect(names).toEqual(expect.arrayContaining([...serviceSlugs]));
});

test('every picture stands on a page: an unused one would still be published, in full size', () => {
  const routes = globSync('site/pages/**/*.astro').map((file) => readFileSync(file, 'utf8'));
  const onItsServicePage = new Set<string>(serviceSlugs);
  const unused = names.filter(
    (name) => !onItsServicePage.has(name) && !routes.some((route) => route.includes(`'${name}'`)),
  );
  expect(unused).toEqual([]);
});

test('no two pictures are described alike, and each description is a sentence', () => {
  const descriptions = Object.values(pictures).map(({ alt }) => alt);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description).toMatch(/^[A-Z].{20,}\.$/);
});
