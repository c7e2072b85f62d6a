// What a visitor can see and reach, measured in the page as it is laid out now. Each answer is a list of what is wrong;
// empty is good.

import type { Page } from '@playwright/test';

/** As high and as wide as a fingertip. Source: WCAG 2.5.5, which the design asks of everything that is pressed. */
const fingertipPx = 44;

/** Whatever can be pressed and is smaller than a fingertip; links in running text may be as high as their line. */
export const findSmallTargets = (page: Page) =>
  page.evaluate((least) => {
    const isInRunningText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const words = element.parentElement?.textContent.trim() ?? '';
      return words.length > element.textContent.trim().length;
    };
    /** A label is pressed like the control it belongs to, and so is what a button lays over the cell around it. */
    const boxesOf = (element: HTMLElement) => [
      element.getBoundingClientRect(),
      ...(getComputedStyle(element, '::after').inset === '0px' && element.offsetParent
        ? [element.offsetParent.getBoundingClientRect()]
        : []),
      ...(element instanceof HTMLInputElement
        ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect())
        : []),
    ];
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...candidates]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"]') && !isInRunningText(element))
      .flatMap((element) => {
        const boxes = boxesOf(element);
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [`${element.localName} ${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)} px`];
      });
  }, fingertipPx);

/** Words that run out of the window, out of a box that cuts them off, or over other words. */
export const findUnreadableWords = (page: Page) =>
  page.evaluate(() => {
    const selfAndAncestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...selfAndAncestors(element.parentElement)] : [element];
    const isUnseen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return getComputedStyle(element).overflow === 'hidden' && (width <= 1 || height <= 1);
    };

    /** One line of words, as high as its letters. */
    interface Line {
      readonly words: string;
      readonly block: Element | undefined;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
      readonly cuttingBoxes: readonly DOMRect[];
      readonly isStuck: boolean;
    }
    const linesOf = (text: Text): Line[] => {
      const parent = text.parentElement;
      const words = text.data.trim().slice(0, 50);
      if (!words || !parent || parent.closest('script, style, noscript, svg, option, [aria-hidden="true"]'))
        return [];
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const around = selfAndAncestors(parent);
      if (around.some(isUnseen)) return [];
      const styles = around.map((element) => getComputedStyle(element));
      const scrollsAt = (at: number) =>
        around[at] !== document.documentElement && /auto|scroll/.test(styles[at]?.overflowX ?? '');
      if (around.some((_, at) => scrollsAt(at))) return [];
      const cuttingBoxes = around
        .filter((_, at) => /hidden|clip/.test(styles[at]?.overflow ?? ''))
        .map((element) => element.getBoundingClientRect());
      const letterHeight = Number.parseFloat(styles[0]?.fontSize ?? '0') * 0.8;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return {
          words,
          block: around.find((_, at) => !styles[at]?.display.startsWith('inline')),
          left,
          right,
          top: middle - letterHeight / 2,
          bottom: middle + letterHeight / 2,
          cuttingBoxes,
          isStuck: styles.some(({ position }) => position === 'sticky' || position === 'fixed'),
        };
      });
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) lines.push(...linesOf(walker.currentNode));

    const outside = lines
      // The width that was asked for: a phone widens its window to what runs out of it.
      .filter(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1)
      .map(({ words }) => `runs out of the window: ${words}`);
    const cut = lines
      .filter(({ right, bottom, cuttingBoxes }) =>
        cuttingBoxes.some((box) => right > box.right + 1 || bottom > box.bottom + 1),
      )
      .map(({ words }) => `cut off: ${words}`);
    const inFlow = lines.filter(({ isStuck }) => !isStuck).sort((one, other) => one.top - other.top);
    const overlapping = inFlow.flatMap((upper, at) => {
      const below = inFlow.slice(at + 1);
      const firstClear = below.findIndex(({ top }) => top >= upper.bottom - 1);
      return below
        .slice(0, firstClear === -1 ? below.length : firstClear)
        .filter(
          ({ block, left, right }) =>
            block !== upper.block && left < upper.right - 1 && right > upper.left + 1,
        )
        .map(({ words }) => `one over the other: ${upper.words} | ${words}`);
    });
    return [...outside, ...cut, ...overlapping];
  });

interface ReadingWindow {
  readonly how: string;
  readonly width: number;
  readonly height: number;
  readonly textPercent: number;
}

/** A window of 1280 × 1024 at 400 %, and twice the text size on a narrow phone. Source: WCAG 1.4.10 and 1.4.4. */
export const zoomed: ReadingWindow = { how: 'at 400 % zoom', width: 320, height: 256, textPercent: 100 };
export const largeText: ReadingWindow = {
  how: 'at twice the text size',
  width: 320,
  height: 640,
  textPercent: 200,
};
export const largeTextOnPhone = { ...largeText, how: 'at twice the text size on a phone', width: 390 };

/** What hinders reading in such windows, and what `findMore` finds there; the page is left as it was. */
export async function findHindrances(
  page: Page,
  windows: readonly ReadingWindow[],
  findMore: () => Promise<readonly string[]> = async () => [],
): Promise<readonly string[]> {
  const own = page.viewportSize();
  const scrolledTo = await page.evaluate(() => scrollY);
  const devTools = await page.context().newCDPSession(page);
  // As in the browser's own settings, which media queries in em follow.
  const setText = (percent: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  const found: string[] = [];
  for (const { how, textPercent, width, height } of windows) {
    await page.setViewportSize({ width, height });
    await setText(textPercent);
    await nextFrame(page);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const hindrances = [
      ...(await findUnreadableWords(page)),
      ...(beyond > 0 ? [`${beyond} px wider than the window`] : []),
      ...(await findMore()),
    ];
    found.push(...hindrances.map((what) => `${how}: ${what}`));
  }
  await setText(100);
  if (own) await page.setViewportSize(own);
  await nextFrame(page);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolledTo);
  return found;
}

/** Bands in the color of the footer, where there is more than one: slate tells what matters most. */
export const findSecondSlateBand = (page: Page) =>
  page.evaluate(() => {
    const colorOf = (element: Element | null | undefined) =>
      element && getComputedStyle(element).backgroundColor;
    const slate = colorOf(document.querySelector('body > footer'));
    const bands = [...document.querySelectorAll('main *:not(svg *)')]
      .filter((element) => element.checkVisibility() && colorOf(element) === slate)
      .filter((element) => element.getBoundingClientRect().width > 0.8 * innerWidth)
      // What stands on such a band belongs to it.
      .filter((element) => colorOf(element.parentElement?.closest('[data-surface]')) !== slate)
      .map((element) => element.querySelector('h1, h2')?.textContent ?? element.textContent);
    return bands.length > 1 ? [`bands in slate: ${bands.join(' | ')}`] : [];
  });

/** Labels in drawings: smaller than the smallest words beside them, as large as a heading, or cut off by the frame. */
export const findUnreadableLabels = (page: Page) =>
  page.evaluate(() => {
    // Twelve pixels, and a little less in the narrowest window there is.
    const leastPx = innerWidth < 360 ? 10 : 11.5;
    const heading = document.querySelector('main h2');
    const mostPx = heading ? Number.parseFloat(getComputedStyle(heading).fontSize) * 0.8 : Infinity;
    const labels = [...document.querySelectorAll<SVGTextElement>('main svg[role="img"] text')];
    return (
      labels
        .filter((label) => label.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // What an undisplayed group holds has no size, and counts as visible anyway.
        .filter((label) => label.getBoundingClientRect().width > 0)
        .flatMap((label) => {
          const { a, b } = label.getScreenCTM() ?? { a: 0, b: 0 };
          const sizePx = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
          const { left, right, top, bottom } = label.getBoundingClientRect();
          const frames: Element[] = [];
          for (let frame = label.parentElement; frame; frame = frame.parentElement)
            if (/hidden|clip/.test(getComputedStyle(frame).overflow)) frames.push(frame);
          const isCut = [...frames, document.documentElement]
            .map((frame) => frame.getBoundingClientRect())
            .some(
              (box) =>
                left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4,
            );
          return [
            ...(sizePx < leastPx ? [`too small, ${sizePx.toFixed(1)} px: ${label.textContent}`] : []),
            ...(sizePx > mostPx ? [`too large, ${sizePx.toFixed(1)} px: ${label.textContent}`] : []),
            ...(isCut ? [`cut off: ${label.textContent}`] : []),
          ];
        })
    );
  });

/** Links whose arrow stands in a line of its own. */
export const findTornArrows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main span:has(+ svg), main svg + span')]
      .filter((words) => words.checkVisibility() && words.closest('a'))
      .filter((words) => {
        const lines = [...words.getClientRects()];
        const isBefore = words.previousElementSibling !== null;
        const line = isBefore ? lines[0] : lines.at(-1);
        const arrow = (
          isBefore ? words.previousElementSibling : words.nextElementSibling
        )?.getBoundingClientRect();
        if (!line || !arrow || arrow.width === 0) return false;
        const middle = (arrow.top + arrow.bottom) / 2;
        return getComputedStyle(words).display === 'inline' && (middle < line.top || middle > line.bottom);
      })
      .map((words) => `arrow torn off: ${words.textContent}`),
  );

/** Choices that their closed control cannot show whole. */
export const findCutOptions = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen) pen.font = font;
      return [...select.options]
        .filter(({ text }) => (pen?.measureText(text).width ?? 0) > room)
        .map(({ text }) => `cut off: ${text}`);
    });
  });

/** Words, figures and numbers of phones that go on in the next line. */
export const findTornWords = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const isSeen = ({ parentElement: around }: Text) =>
      around?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !around.closest('svg, [aria-hidden="true"]') &&
      getComputedStyle(around).clipPath === 'none';
    return texts.filter(isSeen).flatMap((text) =>
      [...text.data.matchAll(/\p{L}{2,}\)?|\(\d{3}\) \d{3}-\d{4}|\$?\d[\d,]*\d/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => `torn: ${word}`),
    );
  });

/** The part of the window's height that stays covered by bars while the page scrolls: 0 to 1. */
export const shareOfBars = (page: Page) =>
  page.evaluate(async () => {
    const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
    );
    const measure = () => bars.map((bar) => bar.getBoundingClientRect());
    const middle = document.documentElement.scrollHeight / 2;
    scrollTo(0, middle);
    await settle();
    const before = measure();
    scrollTo(0, middle + 40);
    await settle();
    // What did not move with the page.
    const stuck = measure().filter((box, at) => Math.abs(box.top - (before[at]?.top ?? 0)) < 1);
    const rows = Array.from({ length: innerHeight }, (_, y) => y + 0.5);
    // A column that keeps still beside the words covers none of them.
    const covered = rows.filter((y) =>
      stuck.some(({ top, bottom, width }) => width > innerWidth / 2 && top < y && y < bottom),
    );
    return covered.length / innerHeight;
  });

/** Headings larger than the title of the page: its h1 or, where that is only read out, the first heading one sees. */
export const findLargerHeadings = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
      (heading) => heading.checkVisibility({ visibilityProperty: true }) && heading.clientWidth > 1,
    );
    const title = headings.find(({ localName }) => localName === 'h1') ?? headings[0];
    // On a phone the window limits both: the title is still seen to be the larger one.
    const least = innerWidth <= 390 ? 1.05 : 0.99;
    return headings
      .filter((heading) => heading !== title && title && sizeOf(heading) * least > sizeOf(title))
      .map((heading) => `as large as the title: ${heading.textContent}`);
  });

/** Everything on the page that would move on its own, fade, slide or scroll softly. */
export const findMovement = (page: Page) =>
  page.evaluate(() => {
    const lasts = (durations: string) =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const name = `${element.localName}${part ?? ''} ${element.textContent.trim().slice(0, 30)}`;
        return [
          ...(style.transitionProperty !== 'none' && lasts(style.transitionDuration)
            ? [`${name} changes slowly`]
            : []),
          ...(style.animationName !== 'none' && lasts(style.animationDuration)
            ? [`${name} is animated`]
            : []),
          ...(style.scrollBehavior === 'smooth' ? [`${name} scrolls softly`] : []),
        ];
      }),
    );
  });

/** What was asked for is laid out and painted. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The page has turned to the site's own typefaces from top to bottom: what is measured from here on stays. */
export const inTypefaces = (page: Page) =>
  page.waitForFunction(() => {
    const footer = document.querySelector('body > footer');
    return footer && getComputedStyle(footer).fontFamily.includes('Variable');
  });
