import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layDimension } from './DimensionLine.tsx';
import { largestLabels } from './DrawingSheet.tsx';
import { estimateTextWidth } from './text-width.ts';

const points = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 500 }));

test('a dimension line is cut around its words, whichever way it runs', () => {
  fc.assert(
    fc.property(
      points,
      points,
      fc.boolean(),
      fc.constantFrom('9′', '49′', '16″ panel', '24 to 120 months'),
      (from, to, isTextLevel, text) => {
        const laid = layDimension({ from, to, text, isTextLevel, largestTextSize: 26 });
        const [width, height] = [estimateTextWidth(text, 26), 26 * 0.72];
        fc.pre(Math.hypot(to[0] - from[0], to[1] - from[1]) > 2 * width);
        const turn = (-laid.turnDegrees * Math.PI) / 180;
        for (const line of laid.lines)
          for (let share = 0; share <= 1; share += 0.05) {
            const [a, b] = line;
            const x = a[0] + (b[0] - a[0]) * share - laid.middle[0];
            const y = a[1] + (b[1] - a[1]) * share - laid.middle[1];
            // Turned back, so that the words lie level around 0 0.
            const across = Math.abs(x * Math.cos(turn) - y * Math.sin(turn));
            const along = Math.abs(x * Math.sin(turn) + y * Math.cos(turn));
            expect(across > width / 2 || along > height / 2).toBe(true);
          }
      },
    ),
  );
});

test('the gap is cut for the largest letters that the style sheet gives a small screen', () => {
  const small = readFileSync('design/tokens/drawing.css', 'utf8').split('width <= 68.75em')[1] ?? '';
  for (const [kind, largest] of Object.entries(largestLabels)) {
    const sizes = [...small.matchAll(new RegExp(`--d-label-${kind}: (\\d+)px;`, 'g'))].map(([, size]) =>
      Number(size),
    );
    expect(Math.max(...sizes)).toBe(largest);
  }
});
