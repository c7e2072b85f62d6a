import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { enterText, hydrate } from '../../tests/hydrate.ts';
import { Slider } from './Slider.tsx';

let heard: string[];

function Bill() {
  const [typed, setTyped] = useState('150');
  const number = Number(typed.replace(',', ''));
  return (
    <Slider
      name="bill"
      label="Monthly electric bill"
      fieldLabel="Bill in dollars"
      min={50}
      max={1000}
      step={10}
      value={typed}
      number={typed === '' || Number.isNaN(number) ? null : number}
      onChange={(next) => {
        heard.push(next);
        setTyped(next);
      }}
      formatValue={(value) => `$${value}`}
      startLabel="$50"
      endLabel="$1,000+"
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Monthly electric bill' });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Bill in dollars' });

beforeEach(() => {
  heard = [];
  hydrate(<Bill />);
});

test.each(['a lot', ''])('"%s" is no number: nobody is told one, and it stays to be corrected', (typed) => {
  enterText(field(), typed);
  expect(heard).toEqual([typed]);
  expect(field().value).toBe(typed);
  expect(field().getAttribute('aria-valuenow')).toBeNull();
  expect(slider().value).toBe('50');
});

test('a key on the slider makes a number of what was none', () => {
  enterText(field(), 'a lot');
  fireEvent.keyDown(slider(), { key: 'ArrowUp' });
  expect(heard.at(-1)).toBe('60');
  expect(field().value).toBe('60');
});

// Proves 5.5.
test('in the field the up and down keys step, left and right are for the caret', () => {
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(heard).toEqual(['160']);
  fireEvent.keyDown(field(), { key: 'ArrowLeft' });
  fireEvent.keyDown(field(), { key: 'Home' });
  expect(heard).toEqual(['160']);
});

test('shortcuts of the browser are left alone', () => {
  fireEvent.keyDown(slider(), { key: 'ArrowLeft', altKey: true });
  expect(heard).toEqual([]);
});
