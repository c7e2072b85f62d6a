import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterText, type RenderedPart, renderInPage } from './render-in-page.ts';
import { Slider } from './Slider.tsx';

let part: RenderedPart;
let heard: number[];

function Bill() {
  const [dollars, setDollars] = useState(150);
  return (
    <Slider
      name="bill"
      label="Monthly electric bill"
      fieldLabel="Bill in dollars"
      min={50}
      max={1000}
      step={10}
      value={dollars}
      onChange={(next) => {
        heard.push(next);
        setDollars(next);
      }}
      formatValue={(value) => `$${value}`}
      startLabel="$50"
      endLabel="$1,000+"
    />
  );
}

const control = (role: 'range' | 'text') => {
  const found = part.host.querySelector<HTMLInputElement>(`input[type="${role}"]`);
  if (!found) throw new Error(`no ${role} input`);
  return found;
};

const type = (text: string) => enterText(control('text'), text);

const press = (target: HTMLElement, key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  });

beforeEach(async () => {
  heard = [];
  part = await renderInPage(<Bill />);
});

afterEach(() => part.leave());

test('what is typed stays as typed, while the slider follows as far as it goes', async () => {
  await type('1,2');
  expect(control('text').value).toBe('1,2');
  await type('1,200');
  expect(control('text').value).toBe('1,200');
  expect(heard).toEqual([12, 1200]);
  expect(control('range').value).toBe('1000');
});

test.each(['a lot', ''])(
  '"%s" is no number: nobody is told one, and it stays to be corrected',
  async (typed) => {
    await type(typed);
    expect(heard).toEqual([Number.NaN]);
    expect(control('text').value).toBe(typed);
    expect(control('text').getAttribute('aria-valuenow')).toBeNull();
    expect(control('range').value).toBe('50');
  },
);

test('a key on the slider makes a number of what was none', async () => {
  await type('a lot');
  await press(control('range'), 'ArrowUp');
  expect(heard.at(-1)).toBe(60);
  expect(control('text').value).toBe('60');
});

test('once a key moves the slider, the field shows the new value', async () => {
  await type('200.00');
  await press(control('range'), 'PageUp');
  expect(heard.at(-1)).toBe(300);
  expect(control('text').value).toBe('300');
  expect(control('range').getAttribute('aria-valuetext')).toBe('$300');
});

test('in the field the up and down keys step, left and right are for the caret', async () => {
  await press(control('text'), 'ArrowUp');
  expect(heard).toEqual([160]);
  await press(control('text'), 'ArrowLeft');
  await press(control('text'), 'Home');
  expect(heard).toEqual([160]);
});

test('shortcuts of the browser are left alone', async () => {
  await press(control('range'), 'ArrowLeft', { altKey: true });
  expect(heard).toEqual([]);
});
