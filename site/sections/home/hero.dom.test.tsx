import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phoneHref } from '#content/business/contact-links.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { Hero } from './Hero.tsx';

// Proves R38.1.
test('each need is a control, and its slide leads to the phone, the form or the calculator, with what it says of the case', () => {
  document.body.innerHTML = renderToStaticMarkup(<Hero />);
  expect([...document.querySelectorAll('[data-slide-dot] b')].map((name) => name.textContent)).toEqual([
    'Water is coming in now',
    'A storm went through',
    'It is getting old',
    'I want it looked at',
  ]);
  const ways = [...document.querySelectorAll('[data-page-actions] a')].map((way) => way.getAttribute('href'));
  expect(ways).toEqual([
    phoneHref,
    '/contact?service=Roof%20Inspection&urgency=urgent&needsInsuranceClaim=unsure',
    '/roofing-calculator',
    '/contact?service=Roof%20Inspection',
  ]);
});

// Proves R38.1.
test('the house that is looked at has a number for each point, and the legend says which', () => {
  document.body.innerHTML = renderToStaticMarkup(<Hero />);
  const slide = document.querySelector('[data-aside]');
  const numbers = [...(slide?.querySelectorAll('svg [data-number]') ?? [])].map((balloon) =>
    balloon.getAttribute('data-number'),
  );
  expect(numbers).toEqual(inspectionPoints.map((_, index) => String(index + 1)));
  const legend = [...(slide?.querySelectorAll('ol li') ?? [])].map((entry) => entry.textContent);
  expect(legend).toEqual(inspectionPoints.map(({ title }) => title));
});
