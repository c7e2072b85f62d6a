import compatData, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import type { Locator, Page } from '@playwright/test';
import { arrivalFloor } from '#content/business/browsers.ts';
import { energySavingsNoScriptForm } from '#content/pages/energy-savings.ts';
import { roofCostNoScriptForm } from '#content/pages/roof-cost.ts';
import { download } from './downloads.ts';
import * as energy from './energy-calculator.ts';
import { enterBeforeScript, holdBack } from './faults.ts';
import { expect, test } from './fixtures.ts';
import {
  contactForm,
  countWaiting,
  fillContactForm,
  fillHomeForm,
  openContactForm,
  openHomeForm,
  sendButton,
} from './lead-forms.ts';
import * as roof from './roof-calculator.ts';
import { toldIn } from './stored-leads.ts';

// Browsers at the arrival floor, and scripts that fail there or anywhere: every form arrives.

/** Whether a browser at the arrival floor does without `feature`. */
function isYounger({ __compat }: Pick<Identifier, '__compat'>): boolean {
  return (['safari', 'chrome', 'firefox'] as const).some((browser) => {
    const since = [__compat?.support[browser] ?? []]
      .flat()
      .filter(({ flags }) => flags === undefined)
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
    return !since.some((version) => version <= Number(arrivalFloor[browser]));
  });
}

/** What pages find in today's browsers and not at the arrival floor, as `Interface` or `Interface.member`. */
function youngerThanFloor(): readonly string[] {
  // Playwright asks with it what can be seen.
  const isOfTheTest = (member: string) => member === 'checkVisibility';
  const interfaces = { ...compatData.api, ...compatData.javascript.builtins };
  return Object.entries<Identifier>(interfaces).flatMap(([name, { __compat, ...members }]) =>
    __compat && isYounger({ __compat })
      ? [name]
      : Object.entries<Identifier>(members)
          .filter(([member, feature]) => /^\w+$/.test(member) && !isOfTheTest(member) && isYounger(feature))
          .map(([member]) => `${name}.${member}`),
  );
}

/** Selectors that such a browser refuses with an error, as `has`. */
const youngerSelectors = Object.entries<Identifier>(compatData.css.selectors ?? {})
  .filter(([, selector]) => isYounger(selector))
  .map(([name]) => name);

async function makeOld(page: Page): Promise<void> {
  // First, because it brings an AbortSignal.timeout of its own.
  await page.clock.install();
  await page.addInitScript((younger: readonly string[]) => {
    const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const path of younger) {
      const [name = '', member] = path.split('.');
      if (member === undefined) Reflect.deleteProperty(all, name);
      else if (member.endsWith('_static')) Reflect.deleteProperty(all[name] ?? {}, member.slice(0, -7));
      else Reflect.deleteProperty(all[name]?.prototype ?? {}, member);
    }
  }, youngerThanFloor());
  await page.addInitScript((younger: readonly string[]) => {
    const refused = new RegExp(`:(${younger.join('|')})(?![\\w-])`);
    for (const prototype of [Document.prototype, DocumentFragment.prototype, Element.prototype])
      for (const method of ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const) {
        const ask = Reflect.get(prototype, method);
        if (ask === undefined) continue;
        Reflect.set(prototype, method, function (this: Node, selector: string) {
          if (refused.test(selector)) throw new DOMException(`Not a selector: ${selector}`, 'SyntaxError');
          return Reflect.apply(ask, this, [selector]);
        });
      }
  }, youngerSelectors);
}

/** Each form up to the press that sends it. */
const forms = {
  home: async (page: Page) => {
    await openHomeForm(page);
    await sendButton(await fillHomeForm(page)).click();
  },
  contact: async (page: Page) => {
    await openContactForm(page);
    await sendButton(await fillContactForm(page)).click();
  },
  'roof-cost': async (page: Page) => {
    await roof.answerEverything(page);
    await roof.submit(page).click();
  },
  'energy-savings': async (page: Page) => {
    await energy.answerEverything(page);
    await energy.send(page);
  },
};

for (const [form, send] of Object.entries(forms)) {
  // Proves 10.78.
  test(`with nothing that is younger than the arrival floor, the form ${form} arrives${form === 'roof-cost' ? ', and the estimate comes as a PDF' : ''}`, async ({
    page,
    readLeads,
  }) => {
    await makeOld(page);
    await send(page);
    await expect(page.getByText('Your reference')).toBeVisible();
    expect(
      await page.evaluate(() => [
        'toWellFormed' in String.prototype,
        'parse' in URL,
        'timeout' in AbortSignal,
      ]),
    ).toEqual([false, false, false]);
    expect(readLeads()).toMatchObject([{ form }]);
    if (form !== 'roof-cost') return;
    expect((await download(page, 'Download PDF')).suggestedFilename()).toContain('Dana-Whitaker');
  });
}

// Proves 10.78.
test('with nothing that is younger than the arrival floor, Next pressed before the script leads to the second question', async ({
  page,
}) => {
  await makeOld(page);
  await enterBeforeScript(page, roof.roofPath, () => roof.next(page).click());
  await roof.atStep(page, 2);
});

// The lead forms stand on one frame, the calculators on another.
for (const form of ['contact', 'roof-cost'] as const) {
  // Proves R1.5.
  test(`when our script fails after the server has taken the form ${form}, it is posted plainly and makes no second lead`, async ({
    page,
    browserConsole,
    readLeads,
  }) => {
    browserConsole.allow(/The script that sends the form/);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Response.prototype, 'text');
    });
    const posts: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/leads/')) posts.push(request.resourceType());
    });
    await forms[form](page);
    await page.waitForURL(/request-received/);
    const [lead, ...others] = readLeads();
    expect(others).toEqual([]);
    await expect(page.locator('main')).toContainText(lead?.reference ?? 'no lead');
    expect(posts).toEqual(['fetch', 'document']);
    expect(await countWaiting(page)).toBe(0);
  });
}

// Proves R1.5.
test('when our script fails before it sends, a calculator posts plainly what was answered', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(/The script that sends the form/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'fetch');
  });
  await forms['roof-cost'](page);
  await page.waitForURL(/request-received/);
  expect(readLeads()).toHaveLength(1);
  expect(toldIn(readLeads()[0])).toMatchObject({
    contact: { name: 'Dana Whitaker', address: roof.customerAddress },
    answers: roof.houseAnswers,
  });
});

const islandFault = /hasOwn is not a function/;
/** Every island asks for it as soon as it draws. */
const breakIslands = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));

const plainRoofForm = (page: Page) => page.getByRole('form', { name: roofCostNoScriptForm.heading });
const sendPlainly = (page: Page, form: Locator) =>
  Promise.all([page.waitForURL(/request-received/), sendButton(form).click()]);

// Proves R30.3.
test('a form that throws as it starts stays the plain one, with what was typed, able to post', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(islandFault);
  await breakIslands(page);
  await enterBeforeScript(page, '/contact', () => fillContactForm(page));
  await expect.poll(() => browserConsole.lines).toContainEqual(expect.stringMatching(islandFault));
  await sendPlainly(page, contactForm(page));
  expect(readLeads()).toHaveLength(1);
});

// Proves R30.3.
test('a calculator that throws as it starts gives way to its plain form', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(islandFault);
  await breakIslands(page);
  await enterBeforeScript(page, roof.roofPath, () => roof.sizeField(page).fill('2,600'));
  await plainRoofForm(page).getByLabel('Roof type').selectOption('slate');
  await roof.giveContact(page);
  await sendPlainly(page, plainRoofForm(page));
  expect(toldIn(readLeads()[0])).toMatchObject({ answers: { squareFootage: 2600, roofType: 'slate' } });
});

// Proves R30.3.
test('a calculator that throws in the middle gives way to its plain form, with everything answered so far', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(islandFault);
  await roof.openCalculator(page);
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^2 stories/ }).evaluate((radio: HTMLElement) => {
    Reflect.deleteProperty(Object, 'hasOwn');
    radio.click();
  });
  const form = plainRoofForm(page);
  await expect(form.getByLabel('Roof type')).toHaveValue('metal');
  await roof.giveContact(page);
  await sendPlainly(page, form);
  const { answers } = toldIn(readLeads()[0]) as { answers: { squareFootage: number } };
  expect(answers).toMatchObject({ roofType: 'metal' });
  expect(answers.squareFootage).toBeGreaterThan(2400);
});

// Proves R30.3.
test('a calculator whose script cannot be fetched gives way to its plain form', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(/net::ERR_FAILED|Error hydrating/);
  const failScript = await holdBack(page, '**/assets/EnergySavingsWizard*', 'abort');
  await page.goto(energy.energyPath, { waitUntil: 'commit' });
  await page.getByLabel('Dollars a month').fill('1,000');
  failScript();
  const form = page.getByRole('form', { name: energySavingsNoScriptForm.heading });
  await energy.fillReach(form);
  await form.getByLabel('Complete property address').fill(energy.dana.address);
  await sendPlainly(page, form);
  expect(toldIn(readLeads()[0])).toMatchObject({ form: 'energy-savings', answers: { currentBill: 1000 } });
});
