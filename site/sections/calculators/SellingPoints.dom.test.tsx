import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claims } from '#client/claims.ts';
import { pricesReviewedOn } from '#client/prices.ts';
import { SellingPoints } from './SellingPoints.tsx';

const lastDay = new Date(Date.parse(pricesReviewedOn) + 45 * 86_400_000).toISOString().slice(0, 10);

// Proves R13.5.
test('"updated monthly" holds on its days alone, and where the server takes it out, another heading is behind it', () => {
  document.body.innerHTML = renderToStaticMarkup(<SellingPoints today={pricesReviewedOn} />);
  const [monthly, afterwards] = [...document.querySelectorAll('li')].flatMap((point) => {
    const headings = [...point.querySelectorAll('h3')];
    return headings[0]?.textContent === claims.calculatorPricing.text ? headings : [];
  });
  // As the server reads it: first of the attributes.
  expect(monthly?.outerHTML).toMatch(new RegExp(`^<h3 data-days="/${lastDay}"`));
  expect(afterwards?.textContent).toBe('Prices with a date');
  expect(readFileSync('site/sections/calculators/SellingPoints.module.css', 'utf8')).toMatch(
    /h3 \+ \.afterwards \{\s*display: none;/,
  );
});
