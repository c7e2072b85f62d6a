import type { Locator, Page } from '@playwright/test';
import { nearTown } from '../some-towns.ts';
import { isThorough } from '../thorough.ts';
import { walkToSavings } from './energy-calculator.ts';
import { expect, sizes, test } from './fixtures.ts';
import { inspectFocus } from './keyboard.ts';
import { inTypefaces } from './layout.ts';
import { countDifferentPixels } from './pixels.ts';
import { next, openCalculator } from './roof-calculator.ts';
import { walkToEstimate } from './roof-estimate.ts';

// The reader's own colors instead of ours, as high contrast themes bring them: grounds and shadows are gone, and what
// said something by them must say it otherwise.

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Everything that looks like a button by its ground alone, and has no edge where grounds are taken away. */
async function findEdgeless(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const pressed = page.locator(':is(header, main, footer, aside) :is(a, button):not(:has(h2, h3))');
  const hadGround = await pressed.evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  return pressed.evaluateAll(
    (elements, grounds) =>
      elements
        .filter((element, at) => grounds[at] && element.checkVisibility())
        .filter((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`),
    hadGround,
  );
}

/** Takes pictures of the place where `target` is now, with `margin` pixels around it. */
async function aimAt(target: Locator, margin = 8): Promise<() => Promise<Buffer>> {
  // Nothing may move between two pictures of one place.
  await inTypefaces(target.page());
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is nowhere to be seen.`);
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  return () => target.page().screenshot({ clip, animations: 'disabled', caret: 'hide' });
}
/**
 * Drawings with words in them that lost their ground or their ink. They keep both, unless their words take the reader's
 * color. Those of the hero stand behind its words and have a halo round their own.
 */
async function findSpoiltDrawings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const drawing of await page.locator('main svg:has(text):not(svg svg, [data-hero] svg)').all()) {
    const takesReadersColor = await drawing.evaluate((element) => {
      const words = element.querySelector('text') ?? element;
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor].includes(getComputedStyle(words).fill);
    });
    if (takesReadersColor || !(await drawing.isVisible())) continue;
    const photograph = await aimAt(drawing, 0);
    const forced = await photograph();
    await page.emulateMedia({ forcedColors: 'none' });
    const own = await photograph();
    await page.emulateMedia({ forcedColors: 'active' });
    const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 };
    const share = (await countDifferentPixels(forced, own)) / (width * height);
    if (share > 0.05)
      found.push(`${await drawing.getAttribute('aria-label')}: ${Math.round(100 * share)} % differ`);
  }
  return found;
}

// Their drawings are of every kind there is. Once a day also where there are fewer.
const pathsWithDrawings = ['/', '/metal-roofing', `/locations/${nearTown.slug}`];
if (isThorough) pathsWithDrawings.push('/contact', '/financing');
for (const path of pathsWithDrawings) {
  test(`on ${path} every button has an edge, and drawings keep ink and paper`, async ({ page }) => {
    await page.goto(path);
    expect(await findEdgeless(page)).toEqual([]);
    expect(await findSpoiltDrawings(page)).toEqual([]);
  });
}

for (const [what, walk] of [
  ['estimate', walkToEstimate],
  ['savings', walkToSavings],
] as const)
  test(`so it is with the ${what}`, async ({ page }) => {
    await walk(page);
    expect(await findEdgeless(page)).toEqual([]);
    expect(await findSpoiltDrawings(page)).toEqual([]);
  });

test('years, marks and bars off a drawing’s paper are in the reader’s own ink', async ({ page }) => {
  const inks = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        [...new Set(elements.map((element) => getComputedStyle(element).fill))].sort(),
      );
  await page.goto('/storms');
  const [ground, ink] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  expect(await inks('main svg[aria-hidden] > text')).toEqual([ink]);
  // A weak tornado's mark is an outline around a number, any other one solid with its number cut out.
  const marks = await page.locator('main td svg g:has(> text)').evaluateAll((groups) =>
    groups.map((group) => {
      const [outline, text] = [group.querySelector('path:last-of-type'), group.querySelector('text')];
      if (!outline || !text) return '';
      const { fill, stroke } = getComputedStyle(outline);
      return `${stroke}: ${getComputedStyle(text).fill} on ${fill}`;
    }),
  );
  expect([...new Set(marks)].sort()).toEqual([`${ink}: ${ground} on ${ink}`, `${ink}: ${ink} on ${ground}`]);
  await page.goto('/roof-materials');
  expect(await inks('main td svg rect')).not.toContain('rgb(21, 35, 43)');
});

test('no ground of a headline or of the emergency number covers the line above it', async ({ page }) => {
  await page.goto('/');
  for (const line of ['[data-slide="shown"] p', 'h2:has(+ a[href^="tel:"])']) {
    const above = page.locator(line).first();
    const photograph = await aimAt(above, 0);
    const seen = await photograph();
    await above.evaluate((element) => {
      element.style.visibility = 'hidden';
    });
    expect(await countDifferentPixels(seen, await photograph()), line).toBeGreaterThan(clearlySeen);
  }
});

/** Where what is chosen can be told from what is not: about the outline of a fingertip. */
const clearlySeen = 150;
/** A tick is smaller. */
const tickSeen = 30;

async function goToRoofTypes(page: Page): Promise<void> {
  await openCalculator(page);
  await next(page).click();
}

for (const [what, arrive, name] of [
  ['a choice card', goToRoofTypes, /^Metal/],
  ['a choice of the contact form', (page: Page) => page.goto('/contact'), 'Emergency'],
  ['a metal color', (page: Page) => page.goto('/metal-roofing'), 'Bone White'],
  ['a material to compare', (page: Page) => page.goto('/roof-materials'), 'Metal'],
] as const) {
  // Proves 2.42.
  test(`${what} that is chosen can be told from one that is not`, async ({ page }) => {
    await arrive(page);
    const radio = page.getByRole('radio', { name });
    const card = page.locator('label').filter({ has: radio });
    const photograph = await aimAt(card);
    const before = await photograph();
    await card.click();
    await expect(radio).toBeChecked();
    await radio.blur();
    expect(await countDifferentPixels(before, await photograph())).toBeGreaterThan(clearlySeen);
  });
}

test('the step one is at can be told from those before and after it', async ({ page }) => {
  await goToRoofTypes(page);
  const looks = await page
    .getByRole('progressbar')
    .locator('i')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(tab);
        return `${backgroundColor}, ${borderTopWidth}`;
      }),
    );
  expect(new Set(looks.slice(0, 3)).size).toBe(3);
});

test('a ticked box can be told from an empty one', async ({ page }) => {
  await page.goto('/contact');
  const consent = page.getByRole('checkbox');
  const photograph = await aimAt(consent);
  const before = await photograph();
  await consent.check();
  await consent.blur();
  expect(await countDifferentPixels(before, await photograph())).toBeGreaterThan(tickSeen);
});

test('the dot of the slide that is shown can be told from the others on a phone and a desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-hero="loaded"]')).toBeVisible();
  const dots = page.locator('[data-slide-dot]');
  for (const [at, size] of [sizes.phone, sizes.desktop].entries()) {
    await page.setViewportSize(size);
    const dot = dots.nth(at + 1);
    const photograph = await aimAt(dot);
    const before = await photograph();
    await dot.click();
    await dot.blur();
    await page.mouse.move(0, 0);
    expect(await countDifferentPixels(before, await photograph())).toBeGreaterThan(clearlySeen);
  }
});

test('a need that is chosen has one color, its dot and its pointer included, and the cells of a rank in the report are told apart', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-hero="loaded"]')).toBeVisible();
  for (const dot of await page.locator('[data-slide-dot]').all()) {
    await dot.click();
    const colors = await dot.evaluate((press) => {
      const need = press.closest('li');
      const colorOf = (element: Element | null, part?: string) =>
        element && getComputedStyle(element, part).backgroundColor;
      return [colorOf(need), colorOf(need, '::before'), colorOf(need, '::after'), colorOf(press, '::before')];
    });
    expect(new Set(colors).size, (await dot.textContent()) ?? '').toBe(1);
  }
  const grounds = await page
    .locator('[data-on]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect([...new Set(grounds)]).toEqual(['rgb(255, 255, 255)']);
});

test('the current page can be told from the others in the navigation', async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const edges = await links.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).borderBottomColor),
  );
  expect(edges.filter((edge, _, all) => all.indexOf(edge) === all.lastIndexOf(edge))).toHaveLength(1);
});

const pathsToTabThrough = ['/contact', '/roofing-calculator'];
if (isThorough) pathsToTabThrough.push('/', '/metal-roofing', '/energy-savings-calculator');
// Header and footer are the same on all of them.
for (const path of pathsToTabThrough) {
  test(`on ${path} every stop of the keyboard shows that it has the focus`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const found: string[] = [];
    // Of stops that share their element and classes, the first is looked at; each once a day.
    const kinds = new Set<string>();
    await page.keyboard.press('Tab');
    const start = await page.evaluateHandle(() => document.activeElement);
    for (let stops = 0; ; stops += 1) {
      const { name, isSame } = await inspectFocus(page, start);
      if (isSame && stops > 0) break;
      const isIn = path === '/contact' || (await page.locator('main :focus').count()) > 0;
      const kind = await page.evaluate(() => {
        const { localName, className, parentElement } = document.activeElement ?? document.body;
        return [localName, className, parentElement?.closest('[class]')?.className].join(' ');
      });
      const isNew = isIn && (isThorough || !kinds.has(kind));
      kinds.add(kind);
      // Between the last stop and the first, where a browser shows its own.
      if (name !== 'nothing' && isNew) {
        const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
        const photograph = await aimAt(page.locator(':focus'));
        const withFocus = await photograph();
        await focused.evaluate((element) => element.blur());
        if ((await countDifferentPixels(withFocus, await photograph())) < clearlySeen) found.push(name);
        await focused.evaluate((element) => element.focus({ preventScroll: true }));
      }
      await page.keyboard.press('Tab');
    }
    expect(found).toEqual([]);
  });
}
