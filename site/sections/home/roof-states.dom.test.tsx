import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phoneHref } from '#content/business/contact-links.ts';
import { RoofStates } from './RoofStates.tsx';

// Proves R38.1.
test('each state of a roof leads to the phone, the form or the calculator, with what it says of the case', () => {
  document.body.innerHTML = renderToStaticMarkup(<RoofStates />);
  const ways = [...document.querySelectorAll('nav a')].map((way) => [
    way.querySelector('b')?.textContent,
    way.getAttribute('href'),
  ]);
  expect(ways).toEqual([
    ['Water is coming in now', phoneHref],
    ['A storm went through', '/contact?service=Roof%20Inspection&urgency=urgent&needsInsuranceClaim=unsure'],
    ['It is getting old: what would it cost?', '/roofing-calculator'],
    ['I want it looked at', '/contact?service=Roof%20Inspection'],
  ]);
  expect(
    new Set([...document.querySelectorAll('nav svg:first-child')].map((house) => house.innerHTML)).size,
  ).toBe(4);
});
