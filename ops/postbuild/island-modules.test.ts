import { expect, test } from 'vitest';
import { withIslandModules } from './island-modules.ts';

const imports = new Map([
  ['/assets/form.js', ['/assets/rules.js', '/assets/react.js']],
  ['/assets/rules.js', ['/assets/words.js', '/assets/react.js']],
  ['/assets/client.js', ['/assets/react.js']],
]);

test('a calm island names every module its script is made of, once', () => {
  const html =
    '<main><astro-island component-url="/assets/form.js" renderer-url="/assets/client.js" client="calm" ssr></astro-island></main>';
  expect(withIslandModules(html, imports)).toBe(
    '<main><astro-island component-url="/assets/form.js" renderer-url="/assets/client.js" client="calm" ssr data-modules="/assets/form.js /assets/rules.js /assets/words.js /assets/react.js /assets/client.js"></astro-island></main>',
  );
});

test('other islands and pages without one stay as they are', () => {
  const html = '<astro-island component-url="/assets/form.js" client="load"></astro-island><p>Words</p>';
  expect(withIslandModules(html, imports)).toBe(html);
});
