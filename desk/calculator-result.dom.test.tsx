import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readLead } from '#leads/forms/read-lead.ts';
import { measuredHouse } from '../tests/any-roof.ts';
import { CalculatorResult } from './CalculatorResult.tsx';

/** What stands at the dimension lines of the house that the desk draws for these answers. */
function drawnFor(answers: object): string {
  const person = {
    name: 'Dana Whitaker',
    phone: '937 555 0188',
    email: 'dana@example.org',
    address: '12 Mill St',
  };
  const checked = readLead('roof-cost', { ...person, ...answers });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  const { container } = render(<CalculatorResult lead={checked.value} />);
  return container.querySelector('svg')?.textContent ?? '';
}

test('the desk draws the house from the outline that the visitor measured', () => {
  expect(drawnFor(measuredHouse)).toMatch(/46′/);
  expect(drawnFor({ ...measuredHouse, outline: '' })).not.toMatch(/46′/);
});
