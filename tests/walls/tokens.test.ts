import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserBarColor } from '#design/tokens/browser-bar-color.ts';
import { listContrastPromises } from '#design/tokens/contrast.ts';
import { readTokens, resolveTokens } from '#design/tokens/read-tokens.ts';
import { readBrand } from '#paper/read-brand.ts';

// Looks live in design/tokens. This wall proves that the rest of the house only asks for meanings that exist.

interface Source {
  readonly path: string;
  readonly text: string;
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
/** Named: knip takes a pattern inside the call for a list of programs, and then misses what nobody uses in them. */
const styledFiles = '{client,design,site,desk}/**/*.{css,ts,tsx,astro}';
const isToken = (source: Source) =>
  source.path.startsWith('design/tokens/') || source.path === 'client/palette.css';

let sources: Source[] = [];
let styles: Source[] = [];

beforeAll(async () => {
  for await (const path of glob(styledFiles)) {
    if (/\.test\.tsx?$/.test(path)) continue;
    sources.push({ path, text: readFileSync(path, 'utf8') });
  }
  sources = sources.sort((a, b) => a.path.localeCompare(b.path));
  styles = sources
    .filter((source) => source.path.endsWith('.css'))
    .map((source) => ({ ...source, text: withoutComments(source.text) }));
});

const tokenValues = () => readTokens(styles.filter(isToken).map(({ text }) => text));

const colorOf = (name: string, values: ReadonlyMap<string, string>) => resolveTokens(`var(${name})`, values);

// WebKit does not know it there: what is placed by it covers the whole page, and takes every press.
test('no style positions a row or a section of a table', () => {
  const rowOrSection = /(?:^|[\s>+~(])(?:tr|tbody|thead)(?![\w-])[^\s>+~]*$/;
  const positioned = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/([^{};]*)\{[^{}]*\bposition\s*:/g)].flatMap(([, selectors = '']) =>
      selectors.split(',').map((selector) => ({ path, selector: selector.trim() })),
    ),
  );
  expect(positioned.length).toBeGreaterThan(20);
  expect(positioned.filter(({ selector }) => rowOrSection.test(selector))).toEqual([]);
});

test('every class that a component asks its style sheet for is there', () => {
  const asked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, file = '']) => {
      const sheet = styles.find((style) => style.path === join(dirname(path), file))?.text ?? '';
      const used = text.matchAll(new RegExp(`(?<![/\\w-])${name}\\.(\\w+)`, 'g'));
      return [...used].map(([call, own]) => ({ call: `${path}: ${call}`, sheet, own }));
    }),
  );
  expect(asked.length).toBeGreaterThan(300);
  const missing = asked.filter(({ sheet, own }) => !new RegExp(`\\.${own}(?![\\w-])`).test(sheet));
  expect(missing.map(({ call }) => call)).toEqual([]);
});

describe('tokens', () => {
  test('every custom property that is used is defined somewhere', () => {
    const defined = new Set<string>();
    for (const { text } of [...styles, ...sources]) {
      for (const [, name = ''] of text.matchAll(/(--[\w-]+)['"]?\s*:/g)) defined.add(name);
      for (const [, name = ''] of text.matchAll(/setProperty\(\s*['"`](--[\w-]+)/g)) defined.add(name);
    }
    const missing = sources.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/var\((--[\w-]+)\s*([,)])/g)]
        .filter(([, name = '', end]) => end === ')' && !defined.has(name))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('every token is used somewhere', () => {
    const used = new Set(
      sources.flatMap(({ text }) => [...withoutComments(text).matchAll(/--[\w-]+(?=['"`\s,)\]])/g)].flat()),
    );
    // Paints of drawings are asked for by name: site/drawings/sheet/DrawingSheet.tsx.
    const unused = [...tokenValues().keys()].filter((name) => !name.startsWith('--d-') && !used.has(name));
    expect(unused).toEqual([]);
  });

  test('no file outside design/tokens asks for a private hue', () => {
    const offenders = sources.filter((source) => !isToken(source) && source.text.includes('--palette-'));
    expect(offenders.map((source) => source.path)).toEqual([]);
  });

  test('no file outside design/tokens names a raw color', () => {
    // An anchor (#add) or a reference inside a drawing (url(#fade)) is not a color.
    const hex =
      /(?<![\w&/]|url\(|href=\W{1,2}|href: \W)(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
    const notation = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi;
    const named =
      /:[^;{}]*(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|orange|yellow|brown|silver|navy)(?![\w-])[^;{}]*;/gi;
    const offenders = sources
      .filter((source) => !isToken(source))
      .flatMap(({ path, text }) => {
        const bare = path.endsWith('.css') ? withoutComments(text) : text;
        const found = [...bare.matchAll(hex), ...bare.matchAll(notation)];
        if (path.endsWith('.css')) found.push(...bare.matchAll(named));
        return found.map(([match]) => `${path}: ${match.trim()}`);
      });
    expect(offenders).toEqual([]);
  });

  test('every duration outside design/tokens comes from motion.css, so that stillness reaches everything', () => {
    const offenders = styles
      .filter((source) => !isToken(source))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?:transition|animation)(?:-duration)?\s*:[^;}]*?[\s:](\d*\.?\d+m?s)\b/g)].map(
          ([, duration]) => `${path}: ${duration}`,
        ),
      );
    expect(offenders).toEqual([]);
  });
});

test('the browser’s own bar wears the color of the strip at the top of the page', () => {
  expect(browserBarColor).toBe(colorOf('--surface-strong', tokenValues()));
});

test('papers have the colors of the pages', () => {
  const clientFile = (name: string) => readFileSync(`client/${name}`, 'utf8');
  const brand = readBrand({ palette: clientFile('palette.css'), logo: clientFile('logo.svg') });
  const tokens = { text: '--text', soft: '--text-soft', accent: '--text-accent', line: '--line-control' };
  for (const [color, token] of Object.entries(tokens))
    expect(brand.colors[color as keyof typeof tokens], token).toBe(colorOf(token, tokenValues()));
  for (const [paint, color] of Object.entries(brand.drawing))
    expect(color, paint).toBe(colorOf(`--d-${paint}`, tokenValues()));
});

// That every promise is kept: `npm run check:client`.
test('every text and label token says what it may stand on', () => {
  const promises = listContrastPromises(readFileSync('design/tokens/meanings.css', 'utf8'));
  const promised = new Set(promises.map(({ token }) => token));
  const voices = [...tokenValues().keys()].filter((name) => /^--text|-label$/.test(name));
  expect(voices.filter((name) => !promised.has(name) && !name.startsWith('--type'))).toEqual([]);
});
