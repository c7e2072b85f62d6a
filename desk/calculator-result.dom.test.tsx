import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLead } from '#leads/forms/read-lead.ts';
import { measuredHouse } from '../tests/any-roof.ts';
import { CalculatorResult } from './CalculatorResult.tsx';

/** What the desk shows of an estimate for these answers. */
function renderFor(answers: object) {
  const person = {
    name: 'Dana Whitaker',
    phone: '937 555 0188',
    email: 'dana@example.org',
    address: '12 Mill St',
  };
  const checked = readLead('roof-cost', { ...person, ...answers });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return render(<CalculatorResult lead={checked.value} />).container;
}

/** What stands at the dimension lines of the house. */
const drawnFor = (answers: object) => renderFor(answers).querySelector('svg')?.textContent ?? '';

test('the desk draws the house from the outline that the visitor measured', () => {
  expect(drawnFor(measuredHouse)).toMatch(/46′/);
  expect(drawnFor({ ...measuredHouse, outline: '' })).not.toMatch(/46′/);
});

// Proves R13.3.
test('the lines at the desk are those that the visitor saw, and add up to the average', () => {
  const shown = renderFor({ squareFootage: '502', stories: '2' });
  expect(shown.textContent).toContain('$2,899 on average');
  const lines = [...shown.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['$2,635', '$264']);
});
