import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queued } from '../../tests/fakes/memory-outbox.ts';
import { enterText, hydrate } from '../../tests/hydrate.ts';
import { HomeLeadForm } from '../lead-forms/HomeLeadForm.tsx';
import { showPendingBanner } from '../lead-forms/outbox/pending-banner.ts';
import { EnergySavingsWizard } from './energy-savings/EnergySavingsWizard.tsx';
import { RoofCostWizard } from './roof-cost/RoofCostWizard.tsx';

// A browser that translates a page replaces its texts, at first and after each change.

vi.mock('../lead-forms/outbox/queued-requests.ts', async (original) =>
  (await import('../../tests/fakes/memory-outbox.ts')).memoryOutbox(original),
);

/** Makes our words others; taken out before they are compared. */
const mark = '¿';

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [root];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest('font, svg')) continue;
    const translated = document.createElement('font');
    translated.textContent = `${text.data}${mark}`;
    text.replaceWith(translated);
  }
}

function keepTranslated(root: Node): void {
  translate(root);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(root, { childList: true, subtree: true });
}

beforeEach(() => {
  sessionStorage.clear();
  const answer = JSON.stringify({ reference: 'APR-TEST-0007' });
  vi.stubGlobal('fetch', async () => new Response(answer, { status: 201 }));
});

/** One step: what is given, by field, before it is sent. */
type Step = Readonly<Record<string, string>>;

const dana: Step = {
  name: 'Dana Whitaker',
  firstName: 'Dana',
  lastName: 'Whitaker',
  phone: '937 555 0188',
  email: 'dana@example.org',
  address: '12 Mill St, Dayton, OH 45402',
  service: 'Roof Repair',
};

/** What the page says after each answer and each press, on the way to its end. */
async function walk(page: ReactElement, steps: readonly Step[], isTranslated: boolean) {
  sessionStorage.clear();
  const { container, unmount } = hydrate(page);
  if (isTranslated) keepTranslated(container);
  const said: string[] = [];
  const listen = async () => {
    await act(() => new Promise((settled) => setTimeout(settled, 30)));
    said.push(container.textContent.replaceAll(mark, ''));
  };
  for (const step of steps) {
    for (const [name, value] of Object.entries(step)) {
      const fields = [...container.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
      const [field] = fields;
      if (field?.type === 'radio') fireEvent.click(fields.find((each) => each.value === value) ?? field);
      else if (field) enterText(field, value);
      await listen();
    }
    await act(async () => void fireEvent.submit(container.querySelector('form') as Element));
    await listen();
  }
  unmount();
  return said;
}

const roofSteps = [
  { squareFootage: '499' },
  { squareFootage: '6001' },
  { squareFootage: '2400' },
  { roofType: 'metal' },
  { stories: '2' },
  { roofPitch: 'steep' },
  { roofAccess: 'difficult', gutters: 'yes', skylights: '2' },
  dana,
];
const energySteps = [
  { currentBill: '210' },
  { homeSize: '1850' },
  { roofAge: '1' },
  { insulation: 'minimal' },
  { hvacAge: '12' },
  dana,
  dana,
];

test.each([
  ['roof calculator', 'Your estimate', <RoofCostWizard key="" />, roofSteps],
  ['energy calculator', 'suggests $534 a year', <EnergySavingsWizard key="" />, energySteps],
  ['form', 'Message Sent!', <HomeLeadForm key="" />, [{}, dana]],
] as const)('translated by the browser, the %s says at each step what it says otherwise', async (...of) => {
  const [, end, page, steps] = of;
  // The first walk fetches what comes late.
  await walk(page, steps, false);
  const said = await walk(page, steps, false);
  expect(said.at(-1)).toContain(end);
  expect(await walk(page, steps, true)).toEqual(said);
});

test('what was typed in a translated form before its script came stays, and the focus with it', () => {
  const { container } = hydrate(<HomeLeadForm />, (built) => {
    const field = built.querySelector<HTMLInputElement>('#home-name');
    field?.focus();
    if (field) field.value = 'Dana';
    translate(built);
  });
  expect(container.querySelector<HTMLInputElement>('#home-name')?.value).toBe('Dana');
  expect(document.activeElement?.id).toBe('home-name');
});

test('so does a size typed in the translated calculator', () => {
  history.replaceState(null, '', '/roofing-calculator');
  const { container } = hydrate(<RoofCostWizard />, (built) => {
    const field = built.querySelector<HTMLInputElement>('[name="squareFootage"]');
    if (field) field.value = '2,400';
    translate(built);
  });
  expect(container.textContent).toContain('So far: 2,400 sq ft of roof.');
});

test('what waits is deleted with the second press in a translated page, too', async () => {
  const request = { key: 'a', form: 'home', fields: {} } as const;
  queued.set('a', { ...request, keptAt: Date.now(), attempts: 0, nextAttemptAt: Date.now() + 60_000 });
  keepTranslated(document.body);
  void showPendingBanner();
  await vi.waitFor(() => screen.getByRole('region', { name: 'Requests waiting to be sent' }));
  const press = () => act(async () => screen.getAllByRole('button').at(-1)?.click());
  await press();
  expect(queued.size).toBe(1);
  await press();
  expect(queued.size).toBe(0);
});
