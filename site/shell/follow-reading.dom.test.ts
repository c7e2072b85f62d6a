import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followReading } from './follow-reading.ts';

const marked = () => [...document.querySelectorAll('[data-read]')].map(({ localName }) => localName);
const point = (selector: string) => fireEvent.pointerOver(document.querySelector(selector) as Element);

// What is marked while one reads beside a drawing that stays: tests/journeys/layout-at-every-width.journey.ts.
test('pointing at a row marks its parts of the drawing, and pointing at a number marks its row', () => {
  document.body.innerHTML = `
    <section data-reading="">
      <svg><g data-number="1"><circle/></g><g data-number="2"><circle/></g><path data-number="2"/></svg>
      <ol data-rows><li><b>Ridge</b></li><li><b>Valley</b></li></ol>
    </section>`;
  const section = document.querySelector('section') as HTMLElement;
  followReading(section);
  point('li:nth-child(2) b');
  expect(marked()).toEqual(['g', 'path', 'li']);
  point('[data-number="1"] circle');
  expect(marked()).toEqual(['g', 'li']);
  expect(document.querySelector('li')?.hasAttribute('data-read')).toBe(true);
  fireEvent.pointerLeave(section);
  expect(marked()).toEqual([]);
});
