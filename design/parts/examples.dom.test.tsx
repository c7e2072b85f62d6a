import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../../tests/hydrate.ts';
import { partExamples } from './examples.tsx';

const examples = Object.entries(partExamples).flatMap(([part, states]) =>
  Object.entries(states).map(([name, element]) => ({ title: `${part}, ${name}`, element })),
);

describe.each(examples)('$title', ({ element }) => {
  test('is the same from the build and in the page, and breaks no accessibility rule', async () => {
    const { complaints, container } = hydrate(element);
    expect(complaints).toEqual([]);
    // A simulated page has no layout, so contrast is left to the wall test over the tokens.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
