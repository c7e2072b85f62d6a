import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '#design/parts/render-in-page.ts';
import { createHistoryStandIn, type HistoryStandIn } from './history-stand-in.ts';
import { type AddressReading, useWizard, type Wizard } from './useWizard.ts';

const path = [{ name: 'size' }, { name: 'material' }, { name: 'contact' }] as const;
type Name = (typeof path)[number]['name'];
interface Answers {
  readonly size: string;
  readonly email: string;
}
const defaults: Answers = { size: '2000', email: '' };

let browser: HistoryStandIn;
let wizard: Wizard<Name, Answers>;
let page: Awaited<ReturnType<typeof renderInPage>>;

function TestWizard({ readAddress }: { readonly readAddress: (query: string) => AddressReading<Answers> }) {
  wizard = useWizard<Name, Answers>({
    wizard: 'test',
    path,
    defaults,
    readKept: (kept) => ({ ...defaults, ...(kept as Partial<Answers>) }),
    isComplete: (step, answers) => step !== 'size' || Number(answers.size) >= 500,
    readAddress,
  });
  return (
    <section data-wizard-step="">
      <h2 ref={wizard.headingRef} tabIndex={-1}>
        {wizard.place}
      </h2>
    </section>
  );
}

const nothingShared = (): AddressReading<Answers> => ({ kind: 'nothing-shared' });
async function open(readAddress = nothingShared) {
  page = await renderInPage(<TestWizard readAddress={readAddress} />);
}
/** What a reload does: the page is new, history and session are not. */
async function reload() {
  await page.leave();
  await open();
}
const goOn = () => act(async () => wizard.goOn());
const goBack = () => act(async () => wizard.goBack());
const settle = () => act(async () => browser.settle());
const press = (delta: number) => act(async () => browser.press(delta));

beforeEach(() => {
  browser = createHistoryStandIn();
  vi.stubGlobal('history', browser.history);
  sessionStorage.clear();
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('the browser’s back button goes one step back, its forward button one step on', async () => {
  await open();
  await goOn();
  await goOn();
  expect(wizard.place).toBe('contact');
  await press(-1);
  expect(wizard.place).toBe('material');
  await press(-1);
  expect(wizard.place).toBe('size');
  await press(2);
  expect(wizard.place).toBe('contact');
});

test('each step has one entry, and the wizard’s own back button uses it instead of laying another', async () => {
  await open();
  await goOn();
  await goBack();
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['size', 0]);
  await goOn();
  expect(browser.entries()).toHaveLength(2);
});

test('back and on again at once, before the browser has gone back, arrives one step on', async () => {
  await open();
  await goOn();
  await act(async () => {
    wizard.goBack();
    wizard.goOn();
  });
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['material', 1]);
  await press(-1);
  expect(wizard.place).toBe('size');
});

test('a reload in the middle keeps the step and the answers, and the way back', async () => {
  await open();
  await act(async () => wizard.change({ size: '1850', email: 'dana@example.org' }));
  await goOn();
  await goOn();
  await reload();
  expect(wizard.place).toBe('contact');
  expect(wizard.answers).toEqual({ size: '1850', email: 'dana@example.org' });
  expect(wizard.arrival).toBe('kept');
  await press(-1);
  expect(wizard.place).toBe('material');
});

test('a new visit to the page in the same session goes on where it stopped, with a step back beneath', async () => {
  await open();
  await goOn();
  await page.leave();
  browser = createHistoryStandIn();
  vi.stubGlobal('history', browser.history);
  await open();
  expect(wizard.place).toBe('material');
  await goBack();
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['size', 0]);
});

test('history entries hold no answer, least of all a contact detail', async () => {
  await open();
  await act(async () => wizard.change({ email: 'dana@example.org' }));
  await goOn();
  await goOn();
  expect(JSON.stringify(browser.entries())).not.toContain('dana');
  expect(location.href).not.toContain('dana');
});

test('the forward button leads past no step that has become incomplete', async () => {
  await open();
  await goOn();
  await press(-1);
  await act(async () => wizard.change({ size: '12' }));
  await press(1);
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['size', 0]);
});

test('after the skip link, back is still one step back', async () => {
  await open();
  await goOn();
  await act(async () => browser.jump());
  expect(wizard.place).toBe('material');
  await goOn();
  await goBack();
  await settle();
  expect(wizard.place).toBe('material');
  await goBack();
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['size', 0]);
});

test('the focus goes to the heading of the step just entered, and is left alone when the page comes alive', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
  await goOn();
  expect(document.activeElement?.textContent).toBe('material');
  await press(-1);
  expect(document.activeElement?.textContent).toBe('size');
});

test('answers from a link win over kept ones and begin at the first step', async () => {
  await open();
  await act(async () => wizard.change({ size: '900' }));
  await goOn();
  await page.leave();
  await open(() => ({ kind: 'answers', answers: { size: '3000', email: '' } }));
  expect([wizard.place, wizard.answers.size, wizard.arrival]).toEqual(['size', '3000', 'brought']);
});

test('a link that makes no sense begins at the first step and says so', async () => {
  await open(() => ({ kind: 'unreadable' }));
  expect([wizard.place, wizard.answers, wizard.arrival]).toEqual(['size', defaults, 'unreadable']);
});

test('skipping ahead lays an entry for every step passed, and stops at an incomplete one', async () => {
  await open();
  await act(async () => wizard.skipTo('contact'));
  expect([wizard.place, browser.entries().length]).toEqual(['contact', 3]);
  await act(async () => wizard.startOver());
  await settle();
  await act(async () => wizard.change({ size: '' }));
  await act(async () => wizard.skipTo('contact'));
  expect(wizard.place).toBe('size');
});

test('starting over leads to the first step with nothing but what is to be kept', async () => {
  await open();
  await act(async () => wizard.change({ size: '700', email: 'dana@example.org' }));
  await goOn();
  await act(async () => wizard.startOver({ email: 'dana@example.org' }));
  await settle();
  expect([wizard.place, browser.position()]).toEqual(['size', 0]);
  expect(wizard.answers).toEqual({ size: '2000', email: 'dana@example.org' });
  await reload();
  expect(wizard.answers.size).toBe('2000');
});

test('going on from a step the visitor has left meanwhile moves nothing', async () => {
  await open();
  await goOn();
  await act(async () => wizard.goOn('size'));
  expect(wizard.place).toBe('material');
});

test('without session storage the wizard works, and a reload starts again', async () => {
  const refuse = () => {
    throw new DOMException('The session keeps nothing here', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  await open();
  await goOn();
  expect(wizard.place).toBe('material');
  await reload();
  expect(wizard.place).toBe('size');
});
