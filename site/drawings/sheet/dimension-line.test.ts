import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { largestLabels } from './DrawingSheet.tsx';

test('the gap is cut for the largest letters that the style sheet gives a small screen', () => {
  const small = readFileSync('design/tokens/drawing.css', 'utf8').split('width <= 68.75em')[1] ?? '';
  for (const [kind, largest] of Object.entries(largestLabels)) {
    const sizes = [...small.matchAll(new RegExp(`--d-label-${kind}: (\\d+)px;`, 'g'))].map(([, size]) =>
      Number(size),
    );
    expect(Math.max(...sizes)).toBe(largest);
  }
});
