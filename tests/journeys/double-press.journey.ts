// People who press everything twice, as they do on a desktop computer. Both calculators stand on one frame: what it does in
// one it does in the other.

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { passFillTime } from './lead-forms.ts';
import * as roof from './roof-calculator.ts';

/** From a nervous finger to the slowest double click that systems know. */
const gapsMs = [60, 150, 300, 450];

type Press = (page: Page, target: Locator, gapMs: number) => Promise<void>;

/** At the place where the target was: after the first press it may be gone. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await expect(target).toBeEnabled();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses, lets exactly `gapMs` pass on the page's own clock, however slow the machine is, and presses again. */
async function twice(
  page: Page,
  gapMs: number,
  pressOnce: (time: 'first' | 'second') => Promise<void>,
): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await pressOnce('first');
  await page.clock.runFor(gapMs);
  await pressOnce('second');
  await page.clock.resume();
}

const hands: Readonly<Record<string, Press>> = {
  'a mouse': async (page, target, gapMs) => {
    const { x, y } = await middleOf(target);
    await twice(page, gapMs, (time) => page.mouse.click(x, y, { clickCount: time === 'first' ? 1 : 2 }));
  },
  'a finger': async (page, target, gapMs) => {
    const { x, y } = await middleOf(target);
    await twice(page, gapMs, () => page.touchscreen.tap(x, y));
  },
  Enter: async (page, target, gapMs) => {
    await expect(target).toBeEnabled();
    await target.focus();
    await twice(page, gapMs, () => page.keyboard.press('Enter'));
  },
};

test.use({ hasTouch: true });

for (const [hand, press] of Object.entries(hands)) {
  // Proves 4.12.
  test(`pressed twice with ${hand}, CONTINUE NEXT goes one step on, at every step`, async ({
    page,
    readLeads,
  }) => {
    await roof.openCalculator(page);
    for (const step of [1, 2, 3, 4, 5]) {
      await press(page, roof.next(page), gapsMs[step % gapsMs.length] ?? 0);
      await roof.atStep(page, step + 1);
      if (step < 5) await expect(roof.next(page)).toBeEnabled();
      await roof.atStep(page, step + 1);
    }
    await roof.giveContact(page);
    await passFillTime(page);
    await press(page, roof.next(page), 150);
    await expect(roof.results(page)).toContainText('Your reference');
    expect(readLeads()).toHaveLength(1);
  });
}
