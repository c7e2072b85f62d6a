import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { followReading } from './follow-reading.ts';

let _reach: (row: Element) => void;

function openSection(kind: '' | 'scrolling'): HTMLElement {
  document.body.innerHTML = `
    <section data-reading="${kind}">
      <svg><g data-number="1"><circle/></g><g data-number="2"><circle/></g><path data-number="2"/></svg>
      <ol data-rows><li><b>Ridge</b></li><li><b>Valley</b></li></ol>
    </section>`;
  const section = document.querySelector('section') as HTMLElement;
  followReading(section);
  return section;
}
const marked = () => [...document.querySelectorAll('[data-read]')].map(({ localName }) => localName);
const point = (selector: string) => fireEvent.pointerOver(document.querySelector(selector) as Element);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: IntersectionObserverCallback) {
        _reach = (target) =>
          report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
      }
      observe() {}
    },
  );
});

test('pointing at a row marks its parts of the drawing, and pointing at a number marks its row', () => {
  const section = openSection('');
  point('li:nth-child(2) b');
  expect(marked()).toEqual(['g', 'path', 'li']);
  point('[data-number="1"] circle');
  expect(marked()).toEqual(['g', 'li']);
  expect(document.querySelector('li')?.hasAttribute('data-read')).toBe(true);
  fireEvent.pointerLeave(section);
  expect(marked()).toEqual([]);
});
