import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '#client/company.ts';
import { energyToasts } from '#content/pages/energy-savings-wizard-words.ts';
import { roofCostWizardWords } from '#content/pages/roof-cost-wizard-words.ts';
import { sampleCertificate } from '#content/pages/sample-documents.ts';
import { metalColors } from '#content/services/metal-colors.ts';
import { emergencyChoice } from '#content/services/service-choices.ts';
import { serviceList } from '#content/services/services.ts';
import { farTown, nearTown } from '../some-towns.ts';
import { isThorough } from '../thorough.ts';
import { browserOptions } from './browser.ts';
import { lettersAtFeet } from './downloads.ts';
import * as energy from './energy-calculator.ts';
import { expect, sizes, test } from './fixtures.ts';
import {
  findCutOptions,
  findHindrances,
  findLargerHeadings,
  findTornArrows,
  findTornWords,
  findUnreadableLabels,
  findUnreadableWords,
  inTypefaces,
  largeText,
  largeTextOnPhone,
  nextFrame,
} from './layout.ts';
import { fillContactForm, openContactForm, passFillTime, passThanks, sendButton } from './lead-forms.ts';
import { startSlowConnection } from './piece-by-piece.ts';
import * as roof from './roof-calculator.ts';
import { walkToEstimate } from './roof-estimate.ts';

// Every kind of page at the widths of phones, tablets, laptops and large screens, measured and not compared with pictures.

const everyWidth = [320, 360, 390, 768, 1024, 1180, 1273, 1280, 1366, 1440, 1680, 1920, 2560];
/** The other widths once a day. */
const widths = isThorough ? everyWidth : [320, 390, 768, 1024, 1280, 1440, 1920];
/** Looked at pixel by pixel. */
const widthsInPixels = isThorough ? everyWidth : [390, 1024, 1440];
/** Where options turn from one column to several. */
const widthsOfColumns = [620, 690, 900];
/** Where the links of the header, which is the same on every page, just fit. */
const widthOfHeader = 1273;
const largeTextAtWidths = (isThorough ? [320, 390, 768, 1280, 1440] : [390, 768, 1280]).map((width) => ({
  ...largeText,
  how: `at twice the text size at ${width}`,
  width,
}));
const heightAt = (width: number) => (width < 600 ? 844 : width < 1280 ? 768 : Math.round((width * 9) / 16));

const pageKinds = [
  '/',
  '/services',
  '/roof-replacement',
  '/metal-roofing',
  '/roof-inspection',
  '/emergency-repairs',
  `/locations/${nearTown.slug}`,
  `/services/metal-roofing/${nearTown.slug}`,
  roof.roofPath,
  energy.energyPath,
  '/financing',
  '/about',
  '/contact',
];
/** Made of the same parts as those: looked at only where their options change from one column to several. */
const pagesAlike = [
  '/tile-roofing',
  '/flat-roof-systems',
  '/commercial-roofing',
  '/locations',
  '/roof-materials',
  '/roof-cost',
  '/privacy-policy',
];

function widthsOf(path: string): readonly number[] {
  if (pagesAlike.includes(path)) return [...(isThorough ? everyWidth : [320, 1280]), ...widthsOfColumns];
  return path === '/' && !isThorough ? [...widths, widthOfHeader] : widths;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Boxes of words and buttons that lie over a picture they are no part of, in page coordinates. */
const wordsOverPictures = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[data-slide="waiting"], .visually-hidden, [aria-hidden="true"], dialog');
    const pictures = [...document.querySelectorAll('main svg, main img')].filter(
      (picture) => isSeen(picture.parentElement ?? picture) && picture.getBoundingClientRect().width > 150,
    );
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label, dt, dd, legend)')];
    return words.filter(isSeen).flatMap((element) => {
      // What only frames a picture or lies inside one is no text over it.
      if ((element.querySelector('svg, img')?.getBoundingClientRect().width ?? 0) > 150) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const isPressed = element.matches('button, [class*="button"]');
      // As high as the letters: a range of a font with much air reaches into the lines above and below.
      const letters = Number.parseFloat(getComputedStyle(element).fontSize);
      const lines = isPressed
        ? [element.getBoundingClientRect()]
        : [...range.getClientRects()].map(({ left, top, width, height }) => {
            const air = Math.max(0, height - letters);
            return new DOMRect(left, top + air / 2, width, height - air);
          });
      return lines
        .filter(({ width, height }) => width > 1 && height > 1)
        .filter((line) =>
          pictures.some((picture) => {
            if (picture.contains(element) || element.contains(picture)) return false;
            const box = picture.getBoundingClientRect();
            return (
              box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top
            );
          }),
        )
        .map(({ left, top, width, height }) => ({
          words: (element.textContent ?? '').trim().slice(0, 40),
          box: { x: left + scrollX, y: top + scrollY, width, height },
        }));
    });
  });

/** A step between two neighboring pixels that is a line and no shade of sky. */
const sharpestShade = 14;

const withoutWords = `
  main :not(svg *) { color: transparent !important; text-decoration-color: transparent !important; }
  main :is(a, button) { background: none !important; box-shadow: none !important; border-color: transparent !important; }
`;

/** Of those boxes the ones where something is drawn, seen with all words taken away. */
async function findCrossedWords(page: Page): Promise<string[]> {
  const boxes = await wordsOverPictures(page);
  if (boxes.length === 0) return [];
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, withoutWords);
  const bottom = Math.ceil(Math.max(...boxes.map(({ box }) => box.y + box.height)));
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: bottom } });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const shadeAt = (x: number, y: number) => data[y * info.width * info.channels + x * info.channels] ?? 0;
  const isCrossed = ({
    x,
    y,
    width: wide,
    height,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
  }) => {
    const right = Math.min(info.width - 1, Math.floor(x + wide));
    const low = Math.min(info.height - 1, Math.floor(y + height));
    for (let row = Math.max(0, Math.ceil(y)); row < low; row += 1)
      for (let column = Math.max(0, Math.ceil(x)); column < right; column += 1) {
        const shade = shadeAt(column, row);
        const step = Math.max(
          Math.abs(shade - shadeAt(column + 1, row)),
          Math.abs(shade - shadeAt(column, row + 1)),
        );
        if (step > sharpestShade) return true;
      }
    return false;
  };
  return [...new Set(boxes.filter(({ box }) => isCrossed(box)).map(({ words }) => `crossed: ${words}`))];
}

/** All links of the header in one row and inside the window, or the button of the menu. */
const headerTrouble = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('[data-site-header]');
    const allLinks = [...(header?.querySelectorAll('nav a') ?? [])];
    const links = allLinks.filter((link) => link.checkVisibility());
    if (links.length === 0)
      return header?.querySelector('[data-menu-opener]')?.checkVisibility() ? '' : 'neither links nor menu';
    const rows = new Set(links.map((link) => Math.round(link.getBoundingClientRect().top)));
    const name = header?.querySelector('a b');
    const row = header?.querySelector('nav')?.parentElement;
    const edge = row
      ? row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
      : 0;
    const last = Math.max(...[...(row?.children ?? [])].map((part) => part.getBoundingClientRect().right));
    const nameLines = name ? Math.round(name.getBoundingClientRect().height / 18) : 0;
    return [
      rows.size > 1 ? `${rows.size} rows of links` : '',
      links.length < allLinks.length ? `${allLinks.length - links.length} links hidden` : '',
      last > edge + 1 ? `${Math.round(last - edge)} px past the edge of the page` : '',
      nameLines > 2 ? `the name in ${nameLines} lines` : '',
      document.documentElement.scrollWidth > innerWidth ? 'wider than the window' : '',
    ]
      .filter(Boolean)
      .join(', ');
  });

/** Tables that run over the edge of their box. */
const findWideTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => {
        const box = table.parentElement;
        if (!box || !table.checkVisibility() || getComputedStyle(box).overflowX !== 'visible') return false;
        return table.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
      })
      .map((table) => `wider than its box: ${table.textContent?.trim().slice(0, 60)}`),
  );

/** How long a page may be at a width, in pixels. */
const mostPx: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  '/': { 390: 10_600, 768: 8_550 },
  '/services': { 390: 8_000 },
};

const tooLong = async (page: Page, most = Number.POSITIVE_INFINITY) => {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  return length > most ? [`${length} px long`] : [];
};

/** At which widths the ways to reach us are looked for at every scroll position: where calling comes first, at all. */
const isCallLookedFor = (path: string, width: number) =>
  path === '/emergency-repairs' || (width >= 1024 && (isThorough || width === 1024 || width === 1440));

/** Scroll positions where the number cannot be pressed, or, on the emergency page, is not the first way to reach us. */
const findWithoutCall = (page: Page, path: string) =>
  page.evaluate(async (comesFirst) => {
    const found: string[] = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight - 150) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ways = [...document.querySelectorAll('a[href^="tel:"], a[href^="/contact"]:not(nav a)')]
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
          return isInside && link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        .map((link) => link.getAttribute('href')?.split(':')[0]);
      if (comesFirst ? ways[0] !== 'tel' : !ways.includes('tel'))
        found.push(`no call at ${y}: ${ways.join(' ')}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }, path === '/emergency-repairs');

for (const path of [...pageKinds, ...pagesAlike]) {
  // Proves R38.5.
  test(`${path} is whole at every width: no picture crosses words, its labels can be read, no word is torn, the header is one row or the menu, and the call is in reach`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    await inTypefaces(page);
    const found: string[] = [];
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: heightAt(width) });
      await nextFrame(page);
      const header = await headerTrouble(page);
      const troubles = [
        ...(header ? [`header: ${header}`] : []),
        ...(await findUnreadableLabels(page)),
        ...(await findTornArrows(page)),
        ...(await findWideTables(page)),
        ...(await findCutOptions(page)),
        ...(await tooLong(page, mostPx[path]?.[width])),
        ...(width === 320 ? await findTornWords(page) : []),
        ...(widthsInPixels.includes(width) && pageKinds.includes(path) ? await findCrossedWords(page) : []),
        ...(isCallLookedFor(path, width) ? await findWithoutCall(page, path) : []),
      ];
      found.push(...troubles.map((trouble) => `${width}: ${trouble}`));
    }
    if (isThorough || pageKinds.includes(path))
      found.push(
        ...(await findHindrances(page, largeTextAtWidths, async () => [
          ...(await findLargerHeadings(page)),
          // A large word may not fit into the narrowest window at all.
          ...(page.viewportSize()?.width === 320 ? [] : await findTornWords(page)),
        ])),
      );
    expect(found).toEqual([]);
  });
}

test('no page scrolls sideways in a large window whose scrollbar takes room', async ({ server }) => {
  // The browser of the other tests hides its scrollbars.
  const browser = await chromium.launch({
    ...browserOptions('shipped'),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const sideways: string[] = [];
  for (const path of pageKinds) {
    await page.goto(path);
    const { scrollBar, pixels } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { scrollBar: innerWidth - clientWidth, pixels: scrollWidth - clientWidth };
    });
    expect(scrollBar).toBeGreaterThan(0);
    if (pixels > 0) sideways.push(`${path}: ${pixels} px`);
  }
  await browser.close();
  expect(sideways).toEqual([]);
});

test('in every small window the menu shows its two actions at once, they cover no link that has the focus, and no word is torn', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const actions = [menu.getByRole('link', { name: 'Book' }), menu.locator('a[href^="tel:"]')];
  for (const window of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(window);
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 });
    const last = menu.getByRole('navigation', { name: 'Services' }).getByRole('link').last();
    await last.focus();
    const [link, first] = [await last.boundingBox(), await actions[0]?.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    expect(await findTornWords(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close menu' }).click();
  }
});

// Proves R38.1.
test('the first view has the headline, the house above the four needs, whole, and at most twelve things to press', async ({
  page,
}) => {
  await page.goto('/');
  const needs = page.locator('[data-slide-dot]');
  const shown = page.locator('[data-slide="shown"]');
  const house = page.getByRole('img', { name: /house on its lot/ });
  await expect(needs).toHaveCount(4);
  for (const window of [
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
    sizes.desktop,
    sizes.phone,
  ]) {
    await page.setViewportSize(window);
    for (const need of await needs.all()) {
      await need.click();
      await expect(shown.locator('h2')).toBeInViewport({ ratio: 1 });
      const lines = await shown
        .locator('h2 span')
        .evaluate(
          (words) => words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight),
        );
      expect(Math.round(lines)).toBe(2);
      await expect(house).toBeInViewport({ ratio: 1 });
      await expect(need).toBeInViewport({ ratio: 1 });
      for (const entry of await shown.locator('ol li').all())
        await expect(entry).toBeInViewport({ ratio: 1 });
      const presses = page.locator('main :is(a, button)').filter({ visible: true });
      const inView = await presses.evaluateAll(
        (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
      );
      expect(inView).toBeLessThanOrEqual(12);
    }
    const [drawn, first] = [await house.boundingBox(), await needs.first().locator('xpath=..').boundingBox()];
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
  }
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`with water coming in, the first action at ${width} × ${height} is the call`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('[data-hero="loaded"]').waitFor();
    await page.getByRole('button', { name: 'Water is coming in now' }).click();
    const actions = page.locator('[data-slide="shown"] [data-page-actions] a');
    await expect(actions).toHaveText(/^Call \(/);
    await expect(actions).toBeInViewport({ ratio: 1 });
    await expect(page.locator('aside[data-call-bar="waiting"]')).toHaveCSS('opacity', '0');
  });
}

for (const [path, drawing, last] of [
  ['/roof-inspection', 'svg[aria-label^="Plan of a roof"]', 12],
  ['/roof-replacement', 'svg[aria-label^="A slope of roof taken apart"]', 7],
] as const) {
  test(`the drawing on ${path} stays beside the list to its end, and marks what is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(path);
    const row = page.locator('[data-reading] [data-rows] > li').nth(last - 1);
    await row.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    });
    await expect(row).toHaveAttribute('data-read', '');
    await expect(page.locator(`${drawing} [data-number="${last}"]`).first()).toHaveAttribute('data-read', '');
    await expect(page.locator(drawing)).toBeInViewport({ ratio: 0.9 });
  });
}

// Proves 2.64.
test('the metal house and the colors under it stand in one view, one is chosen, and each repaints the roof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/metal-roofing');
  const house = page.getByRole('img', { name: /standing seam roof in the chosen color/ });
  const colors = page.locator('[name="metal-color"]');
  await expect(colors).toHaveCount(metalColors.length);
  await expect(page.locator('[name="metal-color"]:checked')).toHaveCount(1);
  const paints = new Set<string>();
  for (const { name } of metalColors) {
    const color = page.getByRole('radio', { name });
    await color.check({ force: true });
    await expect(house).toBeInViewport({ ratio: 1 });
    await expect(color).toBeInViewport({ ratio: 1 });
    const paintOf = (drawing: Element) => {
      const style = getComputedStyle(drawing);
      return ['', '-side', '-line', '-accent'].map((part) => style.getPropertyValue(`--d-roof-metal${part}`));
    };
    const painted = await house.evaluate(paintOf);
    expect(painted, name).toEqual(await color.evaluate(paintOf));
    paints.add(painted.join());
  }
  expect(paints.size).toBe(metalColors.length);
});

test('headline, lead and buttons stay where they are when the slides turn', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-hero="loaded"]').waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await nextFrame(page);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-roledescription="slide"]')].map((slide) =>
        [...slide.querySelectorAll('h2, .lead, .row > span')]
          .map((part) => part.getBoundingClientRect())
          .map(({ left, top }) => `${Math.round(left)},${Math.round(top)}`)
          .join(' '),
      ),
    );
    expect(new Set(places).size, `${size.width} px: ${places.join(' | ')}`).toBe(1);
  }
});

/** The first control of the step, its label and the way on, as far as the window shows them. */
const hiddenAtFirst = (page: Page) =>
  page.evaluate(() => {
    const step = document.querySelector('[data-wizard-step]');
    const control = step?.querySelector<HTMLInputElement>('form :is(input, textarea, select)');
    const label = control?.labels?.[0] ?? step?.querySelector('h2');
    const field = [...(step?.querySelectorAll('form :is(input:not([type="radio"]), textarea)') ?? [])].find(
      (element) => !element.closest('details') && element.checkVisibility(),
    );
    const wayOn = document.querySelector('[data-foot-bar] button[type="submit"]');
    const isSeen = (element: Element | null | undefined) => {
      if (!element) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      if (top < 0 || bottom > innerHeight) return false;
      return [top + 4, bottom - 4].every((y) => {
        const seen = document.elementFromPoint(x, y);
        return seen && (element.contains(seen) || seen.contains(element) || label?.contains(seen));
      });
    };
    return Object.entries({ control, label, field: field ?? control, 'way on': wayOn })
      .filter(([, element]) => !isSeen(element))
      .map(([what]) => what);
  });

for (const window of [sizes.phone, sizes.desktop])
  test(`nothing moves on its own at ${window.width} px while a page comes in on one bar of signal`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(window);
    // The score of browsers, cumulative layout shift.
    await page.addInitScript(() => {
      let score = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) score += (shift as PerformanceEntry & { value: number }).value;
        document.documentElement.dataset.layoutShift = score.toFixed(4);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { url, close } = await startSlowConnection(baseURL ?? '');
    const link = `${roof.roofPath}?roofType=metal&squareFootage=3000`;
    for (const path of ['/', link]) {
      await page.goto(`${url}${path}`);
      await inTypefaces(page);
      if (path === link) await roof.stepAlive(page);
      const shift = await page.locator('html').getAttribute('data-layout-shift');
      expect(Number(shift), path).toBeLessThan(0.01);
    }
    // What it still asks for finds nobody afterwards.
    await page.goto('about:blank');
    await close();
  });

const isCallBarShown = (page: Page) => page.getByRole('complementary', { name: 'Reach us' }).isVisible();

for (const window of [sizes.phone, { width: 1366, height: 650 }])
  for (const [path, forward, alive] of [
    [roof.roofPath, 'CONTINUE NEXT', roof.stepAlive],
    [energy.energyPath, 'Next', energy.calculatorAlive],
  ] as const) {
    // The frame around the steps is the same: in the low window of a laptop the other calculator once a day.
    if (!isThorough && window !== sizes.phone && path === energy.energyPath) continue;
    test(`at ${window.width} × ${window.height} px each step of ${path} shows its first control, its label and the way on at once`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await page.goto(path);
      await alive(page);
      if (path === roof.roofPath)
        await expect(page.getByText('2,000 sq ft, our starting figure')).toBeInViewport({ ratio: 1 });
      const found: string[] = [];
      for (let step = 1; step <= 6; step += 1) {
        await page.getByText(`Step ${step} of 7`, { exact: true }).waitFor();
        await nextFrame(page);
        found.push(...(await hiddenAtFirst(page)).map((what) => `step ${step}: ${what}`));
        if (await isCallBarShown(page)) found.push(`step ${step}: the call bar`);
        if (step < 6) await page.getByRole('button', { name: forward, exact: true }).click();
      }
      if (path === energy.energyPath) {
        await page.clock.install();
        await energy.answerAboutPerson(page);
        found.push(...(await hiddenAtFirst(page)).map((what) => `step 7: ${what}`));
      }
      expect(found).toEqual([]);
    });
  }

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every choice of the roof cost calculator names its price, and the drawing and the sum stay in view down to the last', async ({
    page,
  }) => {
    const strip = page.getByRole('complementary', { name: 'Your roof so far' });
    await page.goto(roof.roofPath);
    await roof.stepAlive(page);
    for (let step = 2; step <= 5; step += 1) {
      await page.getByRole('button', { name: 'CONTINUE NEXT' }).click();
      await page.getByText(`Step ${step} of 7`, { exact: true }).waitFor();
      const cards = await page.locator('label:has(input[type="radio"])').all();
      for (const card of cards.slice(0, step === 2 ? 6 : 3))
        await expect(card.getByText(/^(\$[\d.]+ per sq ft|\+\d+%|No surcharge)$/)).toBeVisible();
      await cards.at(-1)?.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(strip.locator('svg').first()).toBeInViewport({ ratio: 0.95 });
      await expect(strip.getByText('So far:').locator('..')).toBeInViewport({ ratio: 1 });
    }
  });

  test('on the contact page no bar asks for what is being done, what became of it is in view, and the button to call stays where it is when the thanks for an emergency go', async ({
    page,
  }) => {
    await openContactForm(page);
    expect(await isCallBarShown(page)).toBe(false);
    const form = await fillContactForm(page);
    await form.getByLabel('Service needed').selectOption(emergencyChoice);
    await passFillTime(page);
    const send = sendButton(form);
    // Pressed as soon as it comes into view: whatever is said below it has to come up on its own.
    await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await send.click();
    const confirmation = page.locator('[data-confirmation]');
    await expect(confirmation).toBeInViewport({ ratio: 1 });
    await expect(confirmation).toBeFocused();
    const call = confirmation.locator('a[href^="tel:"]');
    const before = await call.boundingBox();
    await passThanks(form);
    expect(await call.boundingBox()).toEqual(before);
  });
});

test('the bar under an estimate is low, and the amounts of its bill stand in one column, in a frame, untorn by twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await roof.openCalculator(page, roof.largestHouse);
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await roof.giveContact(page);
  await roof.submit(page).click();
  await roof.results(page).waitFor();
  const large = await findHindrances(page, [largeTextOnPhone], () => findTornWords(page));
  expect(large.filter((what) => what.includes('torn'))).toEqual([]);
  const bar = await page.locator('[data-foot-bar]').boundingBox();
  expect(bar?.height).toBeLessThan(640 / 5);
  const bill = page.getByRole('table', { name: 'How the number is built' });
  const edges = await bill.evaluate(edgesOfAmounts);
  expect(edges.length).toBeGreaterThan(4);
  expect(new Set(edges).size).toBe(1);
  expect(await bill.evaluate(standsInFrame)).toBe(true);
  await page.goto('/roof-cost');
  for (const each of await bill.all()) expect(await each.evaluate(standsInFrame)).toBe(true);
  // Where three stand side by side a row has no room for its calculation.
  await page.setViewportSize(sizes.desktop);
  for (const each of await bill.all())
    expect(new Set(await each.evaluate(edgesOfAmounts))).toHaveProperty('size', 1);
});

/** How far right the amounts of a bill end, in pixels. Runs in the page. */
function edgesOfAmounts(bill: Element): readonly number[] {
  return [...bill.querySelectorAll('tr > td:last-child')]
    .filter((cell) => /^\+?\$/.test(cell.textContent))
    .map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().right);
    });
}

/** Whether what gives `part` its ground has a line on each side. Runs in the page. */
function standsInFrame(part: Element): boolean {
  let box: Element | null = part;
  while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') box = box.parentElement;
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(
    box ?? document.documentElement,
  );
  return ![borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].includes('0px');
}

test('a roof area that cannot be priced says so where it is seen', async ({ page }) => {
  await roof.openCalculator(page);
  for (const window of [sizes.phone, { width: 1024, height: 768 }, { width: 1366, height: 650 }]) {
    await page.setViewportSize(window);
    await roof.sizeField(page).fill('2000');
    await page.evaluate(() => scrollTo(0, 0));
    await roof.sizeField(page).fill('120');
    const sentence = page.getByText('This calculator starts at 500 square feet.');
    await expect
      .poll(() =>
        sentence.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 3, bottom - 3].every((y) =>
            element.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        }),
      )
      .toBe(true);
  }
});

/** Pages that people print, and on how many sheets at most. Once a day those, too, whose kind is there already. */
const sheetsOf: Readonly<Record<string, number>> = {
  '/': 4,
  '/services': 1,
  '/metal-roofing': 4,
  [`/locations/${nearTown.slug}`]: 4,
  '/locations': 3,
  '/roof-materials': 1,
  '/storms': 4,
  '/before-you-sign': 4,
  [`/services/flat-roof-systems/${nearTown.slug}`]: 3,
  [roof.roofPath]: 1,
  [energy.energyPath]: 1,
  ...(isThorough && {
    '/roof-replacement': 4,
    '/roof-repair': 3,
    '/flat-roof-systems': 4,
    '/accessibility': 1,
  }),
};
const printedPages = new Set([...Object.keys(sheetsOf), ...(isThorough ? [...pageKinds, '/roof-cost'] : [])]);
for (const path of printedPages)
  test(`on paper no word of ${path} is cut off, torn or lies over another, the phone number is at the head, the sheets are no more than they need be, and none ends in a heading`, async ({
    page,
  }) => {
    await page.goto(path);
    await inTypefaces(page);
    const mostSheets = sheetsOf[path];
    if (mostSheets) {
      const lastLetters = await lettersAtFeet(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
      expect(lastLetters.length).toBeLessThanOrEqual(mostSheets);
      // A heading has 12 points or more.
      expect(Math.max(...lastLetters)).toBeLessThan(11.5);
    }
    // As wide as a Letter sheet between its margins.
    await page.setViewportSize({ width: 703, height: 960 });
    await page.emulateMedia({ media: 'print' });
    await nextFrame(page);
    const number = page.locator('header').getByText(company.phone.value.display).last();
    await expect(number).toBeVisible();
    expect([...(await findUnreadableWords(page)), ...(await findTornWords(page))]).toEqual([]);
  });

test('on paper stand the name of each service, the certificate, and the house of an estimate, without circles to press', async ({
  page,
}) => {
  await walkToEstimate(page);
  // As wide as a Letter sheet between its margins.
  await page.setViewportSize({ width: 703, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const house = page
    .getByRole('complementary', { name: roofCostWizardWords.sheetLabel })
    .locator('svg')
    .first();
  expect((await house.boundingBox())?.height).toBeGreaterThan(150);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto('/services');
  for (const { label } of serviceList)
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible();
  await page.goto('/before-you-sign');
  await expect(page.getByText(sampleCertificate.title)).toBeVisible();
});

for (const window of [{ width: 320, height: 640 }, ...(isThorough ? [sizes.tablet] : []), sizes.desktop])
  test(`at ${window.width} px the thanks lie over no word of the energy result, no phone number and no control`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await energy.walkToSavings(page);
    const toast = page.getByRole('status').filter({ hasText: 'Thank you!' });
    await expect(toast).toBeVisible();
    const hidden = await toast.evaluate((thanks) => {
      const box = thanks.getBoundingClientRect();
      // A line's box is some pixels higher than its letters.
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < box.right && right > box.left && top + 4 < box.bottom && bottom - 4 > box.top;
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('[data-wizard-step]') ?? document.body);
      const controls = [...document.querySelectorAll('a, button')].filter((part) => !thanks.contains(part));
      return [words, ...controls]
        .flatMap((part) => [...part.getClientRects()])
        .filter((rect) => rect.height < 60 && isUnder(rect)).length;
    });
    expect(hidden).toBe(0);
    const bar = await page.getByRole('complementary', { name: 'Reach us' }).all();
    const barTop = (await bar[0]?.boundingBox())?.y ?? window.height;
    const reference = await energy.results(page).getByText('Your reference').boundingBox();
    expect((reference?.y ?? 0) + (reference?.height ?? 0)).toBeLessThanOrEqual(barTop);
  });

test('what is wrong with an answer is said over no phone number, no bar and no field that has the focus', async ({
  page,
}) => {
  await energy.openCalculator(page);
  await energy.answerAboutHouse(page);
  await page.getByLabel('First name').focus();
  const message = page.getByRole('alert').filter({ hasText: energyToasts.checkInputs.title });
  const findCovered = async () => {
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    return message.evaluate((said) => {
      const covered = () => {
        const box = said.getBoundingClientRect();
        return [...document.querySelectorAll('a[href^="tel:"], [data-foot-bar], :focus')]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map((part) => `covered at ${scrollY}: ${part.outerHTML.slice(0, 60)}`);
      };
      const atField = covered();
      scrollTo(0, 0);
      return [...atField, ...covered()];
    });
  };
  const found: string[] = [];
  for (const width of isThorough ? everyWidth : [320, 1024]) {
    await page.setViewportSize({ width, height: heightAt(width) });
    found.push(...(await findCovered()).map((what) => `${width}: ${what}`));
  }
  found.push(...(await findHindrances(page, isThorough ? largeTextAtWidths : [largeText], findCovered)));
  expect(found).toEqual([]);
});

test('a storm is one line in a large window, and its mark lies over no word with twice the text on a phone', async ({
  page,
}) => {
  const findInRows = () =>
    page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const mark = row.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        const lines = [...row.querySelectorAll('td:not(:first-child)')].flatMap((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return [...words.getClientRects()].filter(({ width }) => width > 1);
        });
        const isOneLine = lines.every(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) < 8);
        const isCovered = lines.some(({ left, right, top, bottom }) => {
          // Letters fill the middle of their line.
          const air = (bottom - top) / 4;
          return left < mark.right && right > mark.left && top + air < mark.bottom && bottom - air > mark.top;
        });
        const name = row.textContent.slice(0, 40);
        return [
          ...(isOneLine ? [] : [`more than a line: ${name}`]),
          ...(isCovered ? [`covered: ${name}`] : []),
        ];
      }),
    );
  await page.goto('/storms#dates');
  await inTypefaces(page);
  expect(await findInRows()).toEqual([]);
  const onPhone = await findHindrances(page, [largeTextOnPhone], findInRows);
  expect(onPhone.filter((what) => what.includes('covered'))).toEqual([]);
});

test('the scale of the energy result keeps its labels apart and inside with twice the text on a phone', async ({
  page,
}) => {
  await energy.walkToSavings(page);
  const findStray = () =>
    energy
      .results(page)
      .getByRole('img', { name: /^This house/ })
      .evaluate((scale) => {
        const frame = scale.getBoundingClientRect();
        const labels = [...scale.querySelectorAll('text')].map((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          // As high as its letters.
          const air = (bottom - top) / 4;
          return { words: label.textContent, left, right, top: top + air, bottom: bottom - air };
        });
        return labels.flatMap((label, at) => [
          ...(label.left < frame.left - 1 || label.right > frame.right + 1
            ? [`outside: ${label.words}`]
            : []),
          ...labels
            .slice(at + 1)
            .filter(({ top, bottom }) => top < label.bottom && bottom > label.top)
            .filter(({ left, right }) => left < label.right && right > label.left)
            .map(({ words }) => `one over the other: ${label.words} | ${words}`),
        ]);
      });
  expect(await findHindrances(page, [largeTextOnPhone, largeText], findStray)).toEqual([]);
});

for (const [path, card] of [
  ['/', '#roof-repair a'],
  [`/locations/${farTown.slug}`, `a[href="/services/roof-repair/${farTown.slug}"]`],
] as const) {
  // Proves 9.4.
  test(`the icon of a service card on ${path} measures 24 pixels`, async ({ page }) => {
    await page.goto(path);
    const icon = page.locator(`main ${card}`).first().locator('svg').last();
    const { width, height } = (await icon.boundingBox()) ?? {};
    expect([width, height]).toEqual([24, 24]);
  });
}
