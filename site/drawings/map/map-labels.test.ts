import { expect, test } from 'vitest';
import { estimateTextWidth } from '../sheet/text-width.ts';
import { boxOfLabel, boxRound, doBoxesOverlap, type MapLabel } from './map-labels.ts';

const spot = { x: 100, y: 50 };

test('a longer name is wider, and twice the letters are twice the width', () => {
  expect(estimateTextWidth('Huber Heights', 20)).toBeGreaterThan(estimateTextWidth('Troy', 20));
  expect(estimateTextWidth('Troy', 40)).toBeCloseTo(2 * estimateTextWidth('Troy', 20));
});

test.each<MapLabel['side']>(['right', 'left', 'above', 'below', 'over'])(
  'what is free for large letters %s of a dot is free for small ones',
  (side) => {
    const label = {
      lines: ['Great Miami', 'River'],
      spot,
      side,
      gap: 10,
      face: 'text',
      size: 'town',
    } as const;
    const [large, small] = [boxOfLabel(label, 20), boxOfLabel(label, 15)];
    expect(small.left).toBeGreaterThanOrEqual(large.left);
    expect(small.right).toBeLessThanOrEqual(large.right);
    expect(small.top).toBeGreaterThanOrEqual(large.top);
    expect(small.bottom).toBeLessThanOrEqual(large.bottom);
  },
);

test('a name on the left ends before its dot, one on the right starts behind it', () => {
  const label = { lines: ['Troy'], spot, gap: 10, face: 'text', size: 'town' } as const;
  expect(boxOfLabel({ ...label, side: 'left' }, 15).right).toBe(90);
  expect(boxOfLabel({ ...label, side: 'right' }, 15).left).toBe(110);
});

test('boxes that only touch do not overlap', () => {
  const box = boxRound(spot, 10);
  expect(doBoxesOverlap(box, { ...box, left: box.right, right: box.right + 5 })).toBe(false);
  expect(doBoxesOverlap(box, { ...box, left: box.right - 1, right: box.right + 5 })).toBe(true);
});
