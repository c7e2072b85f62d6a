import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHistory, type FakeHistory } from '../../../tests/fake-history.ts';
import { type Hydrated, hydrate } from '../../../tests/hydrate.ts';
import { type Answers, type Field, type Step, someWizard } from '../../../tests/some-wizard.ts';
import type { Wizard } from './useWizard.ts';
import { useWizard } from './useWizard.ts';
import type { ParsedAddress } from './wizard-description.ts';

let browser: FakeHistory;
let wizard: Wizard<Answers, Step, Field>;
let page: Hydrated;

const loadNothing = async () => {};
type ReadAddress = (query: string) => ParsedAddress<Answers>;

function TestWizard({ readAddress }: { readonly readAddress: ReadAddress }) {
  const frameRef = useRef<HTMLElement>(null);
  wizard = useWizard({ ...someWizard, readAddress }, loadNothing, frameRef);
  return (
    <main ref={frameRef}>
      <section data-wizard-step="">
        <h2 tabIndex={-1}>{wizard.step?.name}</h2>
      </section>
    </main>
  );
}

const nothingShared: ReadAddress = () => ({ kind: 'nothing-shared' });
function open(readAddress = nothingShared) {
  page = hydrate(<TestWizard readAddress={readAddress} />);
}
/** What a reload does: the page is new, history and session are not. */
function reload() {
  page.unmount();
  open();
}
const place = () => wizard.step?.name;
const goOn = () => act(() => wizard.goOn());
const goBack = () => act(() => wizard.goBack());
const change = (changes: Partial<Record<Field, string>>) => act(() => wizard.change(changes));
const settle = () => act(() => browser.settle());
const press = (delta: number) => act(() => browser.press(delta));

beforeEach(() => {
  browser = createFakeHistory();
  vi.stubGlobal('history', browser.history);
  sessionStorage.clear();
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

test('back and on again at once, before the browser has gone back, arrives one step on', async () => {
  open();
  await goOn();
  await act(async () => {
    wizard.goBack();
    await wizard.goOn();
  });
  settle();
  expect([place(), browser.position()]).toEqual(['material', 1]);
  press(-1);
  expect(place()).toBe('size');
});

test('a new visit to the page in the same session continues where it stopped, with a step back beneath', async () => {
  open();
  await goOn();
  page.unmount();
  browser = createFakeHistory();
  vi.stubGlobal('history', browser.history);
  open();
  expect(place()).toBe('material');
  goBack();
  settle();
  expect([place(), browser.position()]).toEqual(['size', 0]);
});

// Proves R9.1.
test('history entries hold no answer, least of all a contact detail', async () => {
  open();
  change({ email: 'dana@example.org' });
  await goOn();
  await goOn();
  expect(JSON.stringify(browser.entries())).not.toContain('dana');
  expect(location.href).not.toContain('dana');
});

test('the forward button leads past no step that has become incomplete', async () => {
  open();
  await goOn();
  press(-1);
  change({ size: '12' });
  press(1);
  settle();
  expect([place(), browser.position()]).toEqual(['size', 0]);
});

test('after the skip link, back is still one step back', async () => {
  open();
  await goOn();
  act(() => browser.jump());
  expect(place()).toBe('material');
  await goOn();
  goBack();
  settle();
  expect(place()).toBe('material');
  goBack();
  settle();
  expect([place(), browser.position()]).toEqual(['size', 0]);
});

test('answers from a link win over stored ones and begin at the first step', async () => {
  open();
  change({ size: '900' });
  await goOn();
  page.unmount();
  open(() => ({ kind: 'answers', answers: { size: '3000', material: 'tile' } }));
  expect([place(), wizard.values.size, wizard.arrival]).toEqual(['size', '3000', 'link']);
});

test('skipping ahead lays an entry for every step passed, and stops at an incomplete one', async () => {
  open();
  act(() => wizard.skipTo('contact'));
  expect([place(), browser.entries().length]).toEqual(['contact', 3]);
  act(() => wizard.startOver());
  settle();
  change({ size: '' });
  act(() => wizard.skipTo('contact'));
  expect(place()).toBe('size');
});

test('each step that is reached for the first time is counted, by form and step alone', async () => {
  const told: unknown[][] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((...sent) => told.push(sent) > 0);
  open();
  await goOn();
  goBack();
  settle();
  await goOn();
  reload();
  await goOn();
  expect(told).toEqual([
    ['/api/steps/roof-cost/size'],
    ['/api/steps/roof-cost/material'],
    ['/api/steps/roof-cost/contact'],
  ]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('who asks not to be tracked is not counted: %s', async (name, value) => {
  const sendBeacon = vi.fn();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { sendBeacon: { value: sendBeacon }, [name]: { value } }),
  );
  open();
  await goOn();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('without session storage the wizard works, and a reload starts again', async () => {
  const refuse = () => {
    throw new DOMException('The session keeps nothing here', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  open();
  await goOn();
  expect(place()).toBe('material');
  reload();
  expect(place()).toBe('size');
});
