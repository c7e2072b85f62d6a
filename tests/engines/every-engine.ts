// What only WebKit and Firefox can show, on the site as an operator runs it. Everything else is tried in Chromium.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { energyToasts } from '#content/pages/energy-savings-wizard-words.ts';
import { roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import { findCoveredControls } from '../covered-controls.ts';
import { drawPhotograph } from '../draw-photograph.ts';
import { pathsToVisit } from '../journeys/built-pages.ts';
import { fillDemonstration, sendRequest } from '../journeys/desk.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import { countedSteps, storedLeads, toldIn } from '../journeys/stored-leads.ts';
import { type Engine, keys } from './engine.ts';
import { areRequired, type InstalledEngine } from './installed-engines.ts';
import { type Visitor, visitorWith } from './visitor.ts';

const widths = [390, 800, 1300];

/** How far the page can be scrolled sideways. */
const sidewaysPixels = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Words that the edge of their drawing cuts; what Firefox counts as room around their letters may be cut. */
const findCutWords = () =>
  [...document.querySelectorAll('main svg[role="img"] text')].flatMap((text) => {
    const sheet = text.closest('svg')?.getBoundingClientRect();
    const { left, right, width } = text.getBoundingClientRect();
    const isCut = sheet && width > 0 && (left < sheet.left - 3 || right > sheet.right + 3);
    return isCut ? [`"${text.textContent}" is cut by the edge of its drawing`] : [];
  });

/** Declares the tests of one engine. */
export function tryEngine({ open, missing }: InstalledEngine): void {
  if (!open) {
    test.skipIf(!areRequired)(missing, () => expect.fail(missing));
    return;
  }
  let server: RunningServer;
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startServer();
  }, 120_000);
  afterAll(() => server.dispose());
  // A browser of its own for each test: what the last one left is forgotten, and one that crashes ends only its own.
  beforeEach(async () => {
    await server.reset();
    engine = await open();
    visitor = visitorWith(engine);
  });
  afterEach(() => engine.close());

  /** What is wrong with the page as it is now, at its present width. */
  async function lookForFaults(state: string): Promise<string[]> {
    const found = [...(await engine.ask(findCoveredControls)), ...(await engine.ask(findCutWords))];
    const sideways = await engine.ask(sidewaysPixels);
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    return found.map((what) => `${state}: ${what}`);
  }

  /** The form on the home page, or the longer one on the contact page. */
  async function fillForm(path: string): Promise<void> {
    await visitor.formAlive();
    if (path === '/') await visitor.fill('Name', 'Dana Whitaker');
    else {
      await visitor.fill('First name', 'Dana');
      await visitor.fill('Last name', 'Whitaker');
      await visitor.fill('City', 'Kettering');
    }
    await visitor.fill('Email', 'dana@example.org');
    await visitor.fill('Phone', '937 555 0188');
    await visitor.choose('Service needed', 'Roof Repair');
    await visitor.fill('Message', 'Stain on the bedroom ceiling');
    await visitor.fillTimePassed();
  }

  /** The focus on the control of a label; of radio buttons, on the chosen one, as Tab would bring it. */
  const focusOn = (label: string) =>
    visitor.until(
      `field ${label}`,
      (wanted) => {
        const labels = [...document.querySelectorAll('label')];
        const found =
          labels.find(({ textContent }) => textContent.trim().startsWith(wanted)) ??
          labels.find(({ textContent }) => textContent.includes(wanted));
        const control = found?.control;
        if (!(control instanceof HTMLElement)) return '';
        const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
        const target = isRadio
          ? document.querySelector<HTMLElement>(`[name="${control.name}"]:checked`)
          : control;
        target?.focus();
        if (!target || document.activeElement !== target) return '';
        if (target === control) return 'there';
        return target.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING ? 'down' : 'up';
      },
      label,
    );

  async function choose(by: 'presses' | 'keys', label: string): Promise<void> {
    if (by === 'presses') return await visitor.press(label);
    for (;;) {
      const way = await focusOn(label);
      if (way !== 'up' && way !== 'down') return;
      await engine.type(keys[way]);
    }
  }

  async function goOn(by: 'presses' | 'keys', button: string): Promise<void> {
    if (by === 'presses') return await visitor.press(button);
    // For half a second a second Enter is taken for a slip of the finger.
    await visitor.until(
      `open button ${button}`,
      (wanted) =>
        [...document.querySelectorAll('button')].some(
          ({ textContent, disabled }) => textContent.trim() === wanted && !disabled,
        ),
      button,
    );
    await engine.type(keys.enter);
  }

  async function expectStored(): Promise<void> {
    const given = await visitor.seeLike('\\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\\b');
    expect(storedLeads(server.databaseFile).map((lead) => lead.reference)).toEqual([given]);
  }

  async function giveContact(): Promise<void> {
    await visitor.fill('Name', 'Dana Whitaker');
    await visitor.fill('Phone', '937 555 0188');
    await visitor.fill('Email', 'dana@example.org');
    await visitor.fill('Address', '12 Mill St, Dayton, OH 45402');
  }

  async function walkToEstimate(): Promise<void> {
    await engine.size(1300, 900);
    await visitor.open(`${server.url}/roofing-calculator`);
    await visitor.stepAlive();
    for (let step = 1; step < 6; step += 1) {
      await visitor.see(`Step ${step} of 7`);
      await visitor.press('CONTINUE NEXT');
    }
    await giveContact();
    await visitor.fillTimePassed();
    await visitor.press('Get my estimate');
    await visitor.see('Your estimate');
  }

  test('every page of each kind keeps to its width, and each control is hit by a press on its middle', async () => {
    const faults: string[] = [];
    for (const width of widths) {
      await engine.size(Math.max(width, engine.narrowest), 900);
      for (const path of pathsToVisit()) {
        await visitor.open(server.url + path);
        faults.push(...(await lookForFaults(`${path} at ${width} px`)));
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);

  test.each(['presses', 'keys'] as const)(
    'the roof calculator by %s: every control free at each step and on the results, and the estimate',
    async (by) => {
      const faults: string[] = [];
      await engine.size(1300, 900);
      await visitor.open(`${server.url}/roofing-calculator`);
      await visitor.stepAlive();
      for (const [step, choice] of [
        [1, 'Roof area'],
        [2, 'Metal'],
        [3, '2 stories'],
        [4, 'Steep'],
        [5, 'Difficult'],
      ] as const) {
        await visitor.see(`Step ${step} of 7`);
        await choose(by, choice);
        faults.push(...(await lookForFaults(`step ${step}`)));
        await goOn(by, 'CONTINUE NEXT');
      }
      await visitor.see('Step 6 of 7');
      await giveContact();
      faults.push(...(await lookForFaults('step 6')));
      await visitor.fillTimePassed();
      await visitor.press('Get my estimate');
      await visitor.see('Your estimate');
      await expectStored();
      for (const width of widths) {
        await engine.size(Math.max(width, engine.narrowest), 900);
        faults.push(...(await lookForFaults(`results at ${width} px`)));
      }
      expect(faults).toEqual([]);
      expect(toldIn(storedLeads(server.databaseFile)[0])).toMatchObject({
        answers: { roofType: 'metal', stories: '2' },
      });
      const once = Object.keys(roofCostStepWords).map((step) => [step, 1]);
      expect(countedSteps(server.databaseFile)).toEqual(once);
    },
    240_000,
  );

  test('with gutters and skylights the roof calculator stays when its window becomes narrow, and takes no letters', async () => {
    await engine.size(1300, 900);
    await visitor.open(`${server.url}/roofing-calculator`);
    await visitor.stepAlive();
    for (let step = 1; step < 5; step += 1) {
      await visitor.see(`Step ${step} of 7`);
      await visitor.press('CONTINUE NEXT');
    }
    await visitor.press('Anything else on the roof?');
    await visitor.press('Yes');
    await visitor.fill('Skylights', '2');
    for (const width of [engine.narrowest, 1300, engine.narrowest]) {
      await engine.size(width, 900);
      expect(await lookForFaults(`at ${width} px`)).toEqual([]);
    }
    await visitor.fill('Skylights', 'two');
    const isUnread = () => document.querySelector('[name="skylights"]:invalid') !== null;
    expect(await engine.ask(isUnread)).toBe(false);
  }, 120_000);

  test('a town on the map that gets the focus is in the window', async () => {
    await engine.size(1300, 700);
    await visitor.open(server.url);
    const isInWindow = await visitor.until('towns on the map', () =>
      [...document.querySelectorAll<SVGAElement>('main figure svg a')].map((town) => {
        scrollTo({ top: 0, behavior: 'instant' });
        town.focus();
        const { top, bottom } = town.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(isInWindow).not.toEqual([]);
    expect(isInWindow).not.toContain(false);
  }, 120_000);

  test('the estimate becomes a PDF that the browser saves, and is printed from a window of its own', async () => {
    await walkToEstimate();
    await engine.ask(() => {
      const told = document.documentElement.dataset;
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file) => {
        if (file instanceof Blob) told.saved = `${file.type} ${file.size}`;
        return create(file);
      };
      const open = window.open.bind(window);
      window.open = (...args) => {
        const paper = open(...args);
        if (paper)
          paper.print = () => {
            told.printed = paper.document.body.textContent;
            paper.close();
          };
        return paper;
      };
    });
    await visitor.press('Download PDF');
    const saved = await visitor.until('file to save', () => document.documentElement.dataset.saved ?? '');
    expect(saved).toMatch(/^application\/pdf \d{5,}$/);
    await visitor.press('Print estimate');
    const printed = await visitor.until('printed page', () => document.documentElement.dataset.printed ?? '');
    for (const part of ['Planning range for your roof', 'Dana Whitaker', 'Step flashing'])
      expect(printed).toContain(part);
  }, 240_000);

  test('the energy calculator, from the first question to the savings', async () => {
    const faults: string[] = [];
    await engine.size(1300, 900);
    await visitor.open(`${server.url}/energy-savings-calculator`);
    await visitor.stepAlive();
    const onTo = async (step: number) => {
      faults.push(...(await lookForFaults(`step ${step - 1}`)));
      await visitor.press('Next');
      await visitor.see(`Step ${step} of 7`);
    };
    await visitor.fill('Dollars a month', '210');
    await onTo(2);
    await visitor.fill('Square feet', '1850');
    await onTo(3);
    await visitor.fill('Number of years', '18');
    await onTo(4);
    await visitor.press('Minimal');
    await onTo(5);
    await visitor.fill('Number of years', '12');
    await onTo(6);
    await visitor.fill('First name', 'Dana');
    await visitor.fill('Last name', 'Whitaker');
    await visitor.fill('Email', 'dana@example.org');
    await visitor.fill('Phone', '937 555 0188');
    await onTo(7);
    await visitor.fill('Complete property address', '12 Mill St, Dayton, OH 45402');
    await visitor.fillTimePassed();
    await visitor.press('Get My Energy Savings Results');
    await visitor.see('$1,260');
    // What thanks the visitor lies over the page for five seconds.
    await visitor.see(energyToasts.thanks.title);
    await visitor.until('end of the toast', () => {
      const toast = document.querySelector('[data-open]');
      return !toast || getComputedStyle(toast).visibility === 'hidden';
    });
    await expectStored();
    expect([...faults, ...(await lookForFaults('savings'))]).toEqual([]);
  }, 240_000);

  test.each(['/', '/contact'])(
    'the form on %s says what is missing, and gives a reference',
    async (path) => {
      await engine.size(800, 900);
      await visitor.open(server.url + path);
      await visitor.formAlive();
      await visitor.press('Send message');
      await visitor.until('summary with the focus', () =>
        Boolean(document.activeElement?.querySelector('[role="alert"]')),
      );
      expect(await lookForFaults('refused')).toEqual([]);
      await fillForm(path);
      await visitor.press('Send message');
      await expectStored();
      expect(await lookForFaults('sent')).toEqual([]);
    },
    240_000,
  );

  test('with the server gone a request waits on the device, and arrives once when it is back', async () => {
    await engine.size(800, 900);
    await visitor.open(`${server.url}/contact`);
    await fillForm('/contact');
    await server.stop('SIGKILL');
    await visitor.press('Send message');
    await visitor.see('1 request waiting to be sent');
    expect(await lookForFaults('waiting')).toEqual([]);
    await server.startAgain();
    await visitor.until('press or reference', () => document.querySelector('[data-pending-banner]') !== null);
    await visitor.press('Send now').catch(() => {});
    await visitor.see('Sent. Your reference');
    expect(storedLeads(server.databaseFile)).toHaveLength(1);
  }, 240_000);

  test('with two tabs open, what waits is sent once, and neither says that it still waits', async () => {
    const stillWaits = () => document.body.textContent.includes('waiting to be sent');
    await engine.size(800, 900);
    await visitor.open(`${server.url}/contact`);
    await engine.inAnotherTab(async () => {
      await visitor.open(`${server.url}/contact`);
      await fillForm('/contact');
      await server.stop('SIGKILL');
      await visitor.press('Send message');
      await visitor.see('1 request waiting to be sent');
      await server.startAgain();
      await visitor.until('end of waiting', () => !document.body.textContent.includes('waiting to be sent'));
    });
    expect(await engine.ask(stillWaits)).toBe(false);
    expect(storedLeads(server.databaseFile)).toHaveLength(1);
  }, 240_000);

  test('a photograph goes upright and without place and phone', async () => {
    const file = join(server.folder, 'from-a-phone.jpg');
    writeFileSync(file, await drawPhotograph(3, 1200, 800));
    await engine.size(800, 900);
    await visitor.open(`${server.url}/contact`);
    await fillForm('/contact');
    await engine.choose('#contact-photographs', file);
    await visitor.until('small photo', () => document.querySelector('img[alt^="Photo 1"]') !== null);
    await visitor.press('Send message');
    await expectStored();
    await visitor.see('Arrived');
  }, 240_000);

  test('what was typed is still there after a look at another page and back', async () => {
    await visitor.open(`${server.url}/contact`);
    await visitor.formAlive();
    await visitor.fill('Message', 'Stain on the ceiling');
    await engine.go(`${server.url}/about`);
    await engine.goBack();
    await visitor.until('text as it was typed', () =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Stain on the ceiling'),
    );
  }, 120_000);

  test('the open menu keeps its controls free, and Escape gives the focus back', async () => {
    await engine.size(engine.narrowest, 900);
    await visitor.open(`${server.url}/roof-repair`);
    await visitor.press('Open menu');
    await visitor.until('menu', () => document.querySelector('dialog[open]') !== null);
    expect(await engine.ask(findCoveredControls)).toEqual([]);
    await engine.type(keys.escape);
    await visitor.until(
      'focus on the opener',
      () => document.activeElement?.getAttribute('aria-label') === 'Open menu',
    );
  }, 120_000);

  test('the desk: no page wider than the window, no control covered, and a new request appears on its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
    const DATABASE_URL = `file:${join(folder, 'leads.db')}`;
    fillDemonstration(DATABASE_URL);
    const desk = await startServer(
      { DESK: 'on', HOST: '127.0.0.1', DATABASE_URL },
      { flags: ['--demonstration'] },
    );
    try {
      const faults: string[] = [];
      await visitor.open(`${desk.url}/desk`);
      const request = await engine.ask(
        () => document.querySelector<HTMLAnchorElement>('a[href^="/desk/requests/"]')?.pathname ?? '',
      );
      for (const width of widths) {
        await engine.size(Math.max(width, engine.narrowest), 900);
        for (const path of [
          '/desk',
          request,
          `${request}/forget`,
          `${request}/contact`,
          '/desk?view=today',
          '/desk?view=all',
          '/desk/new',
          '/desk/numbers',
          '/desk/announcements',
          '/desk/people',
          '/desk/record',
        ]) {
          await visitor.open(desk.url + path);
          faults.push(...(await lookForFaults(`${path} at ${width} px`)));
        }
      }
      expect(faults).toEqual([]);
      await visitor.open(`${desk.url}/desk`);
      await sendRequest(desk, { firstName: 'Walter', lastName: 'Quince' });
      await visitor.see('Walter Quince');
    } finally {
      await desk.dispose();
      rmSync(folder, { recursive: true });
    }
  }, 240_000);
}
