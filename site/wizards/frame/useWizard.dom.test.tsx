import { act } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hydrated, hydrate } from '../../../tests/hydrate.ts';
import { type Answers, type Field, type Step, someWizard } from '../../../tests/some-wizard.ts';
import type { Wizard } from './useWizard.ts';
import { useWizard } from './useWizard.ts';

// Its way through the browser's history: tests/journeys/roof-cost-history.journey.ts.

let wizard: Wizard<Answers, Step, Field>;
let page: Hydrated;

function TestWizard() {
  const frameRef = useRef<HTMLElement>(null);
  wizard = useWizard(someWizard, frameRef);
  return (
    <main ref={frameRef}>
      <section data-wizard-step="">
        <h2 tabIndex={-1}>{wizard.step?.name}</h2>
      </section>
    </main>
  );
}

function open() {
  page = hydrate(<TestWizard />);
}
/** What a reload does: the page is new, history and session are not. */
function reload() {
  page.unmount();
  open();
}
const place = () => wizard.step?.name;
const goOn = () => act(() => wizard.goOn());

beforeEach(() => {
  history.replaceState(null, '');
  sessionStorage.clear();
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

test('each step that is reached for the first time is counted, by form and step alone', async () => {
  const told: unknown[][] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((...sent) => told.push(sent) > 0);
  open();
  await goOn();
  act(() => wizard.goBack());
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
])('a visitor who asks not to be tracked is not counted: %s', async (name, value) => {
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
