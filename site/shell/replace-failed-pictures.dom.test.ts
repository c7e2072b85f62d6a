import { beforeEach, expect, test } from 'vitest';
import { replaceFailedPictures } from './replace-failed-pictures.ts';

const image = () => document.querySelector('img') as HTMLImageElement;
const standIn = () => document.querySelector('figure [role="img"]');

/** The simulated page loads no pictures: what became of this one is said here. */
function open(outcome: { complete: boolean; naturalWidth: number }) {
  document.body.innerHTML = `<header data-site-header><svg></svg></header>
    <main><figure><img src="/jobs/troy.jpg" alt="A new roof in Troy."></figure></main>`;
  for (const [name, value] of Object.entries(outcome)) Object.defineProperty(image(), name, { value });
  replaceFailedPictures();
}

beforeEach(() => {
  document.body.innerHTML = '';
});

// Proves 8.7.
test('a picture that had failed before the script ran gives way to a stand-in that says what it showed', () => {
  open({ complete: true, naturalWidth: 0 });
  expect(image()).toBeNull();
  expect(standIn()).not.toBeNull();
});

test('a picture that is there stays', () => {
  open({ complete: true, naturalWidth: 800 });
  expect(image()).not.toBeNull();
  expect(standIn()).toBeNull();
});
