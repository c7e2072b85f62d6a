import { describe, expect, test } from 'vitest';
import { estimateTextWidth } from '../sheet/text-width.ts';
import {
  atLeastAsLarge,
  boxOfLabel,
  boxRound,
  doBoxesOverlap,
  FreeGround,
  type LabelSide,
  placeTogether,
} from './place-labels.ts';

const sheet = { left: 0, top: 0, right: 200, bottom: 100 };
const spot = { x: 100, y: 50 };
const lettersOf = (size: number) => ({ town: size, emphasis: size, quiet: size });

test('a longer name is wider, and twice the letters are twice the width', () => {
  expect(estimateTextWidth('Huber Heights', 20)).toBeGreaterThan(estimateTextWidth('Troy', 20));
  expect(estimateTextWidth('Troy', 40)).toBeCloseTo(2 * estimateTextWidth('Troy', 20));
});

test.each<LabelSide>(['right', 'left', 'above', 'below', 'over'])(
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
    const [large, small] = [boxOfLabel(label, lettersOf(20)), boxOfLabel(label, lettersOf(15))];
    expect(small.left).toBeGreaterThanOrEqual(large.left);
    expect(small.right).toBeLessThanOrEqual(large.right);
    expect(small.top).toBeGreaterThanOrEqual(large.top);
    expect(small.bottom).toBeLessThanOrEqual(large.bottom);
  },
);

test('a name on the left ends before its dot, one on the right starts behind it', () => {
  const label = { lines: ['Troy'], spot, gap: 10, face: 'text', size: 'town' } as const;
  expect(boxOfLabel({ ...label, side: 'left' }, lettersOf(15)).right).toBe(90);
  expect(boxOfLabel({ ...label, side: 'right' }, lettersOf(15)).left).toBe(110);
});

test('boxes that only touch do not overlap', () => {
  const box = boxRound(spot, 10);
  expect(doBoxesOverlap(box, { ...box, left: box.right, right: box.right + 5 })).toBe(false);
  expect(doBoxesOverlap(box, { ...box, left: box.right - 1, right: box.right + 5 })).toBe(true);
});

test('ground that is taken or off the sheet is not free, save for its own name', () => {
  const ground = new FreeGround(sheet);
  ground.take(boxRound(spot, 10), 'Troy');
  expect(ground.isFree(boxRound(spot, 5), 'Piqua')).toBe(false);
  expect(ground.isFree(boxRound(spot, 5), 'Troy')).toBe(true);
  expect(ground.isFree(boxRound({ x: 199, y: 50 }, 5), 'Piqua')).toBe(false);
});

test('a target grows to the least side round its middle and never shrinks', () => {
  expect(atLeastAsLarge(boxRound(spot, 30, 10), 40)).toEqual(boxRound(spot, 30, 20));
  expect(atLeastAsLarge(boxRound(spot, 10, 30), 40)).toEqual(boxRound(spot, 20, 30));
  expect(atLeastAsLarge(boxRound(spot, 10), 5)).toEqual(boxRound(spot, 10));
});

describe('names placed together', () => {
  const at = (x: number, cost: number) => ({ boxes: [boxRound({ x, y: 50 }, 10)], cost });
  const none = { boxes: [], cost: 1_000 };

  test('each has its best place where nobody is in the way', () => {
    expect(placeTogether([[at(20, 0), at(50, 1)], [at(80, 0)]], none)).toEqual([at(20, 0), at(80, 0)]);
  });

  test('who has another place moves over for one who has not', () => {
    const [first, second] = placeTogether([[at(20, 0), at(60, 5)], [at(25, 0)]], none);
    expect([first, second]).toEqual([at(60, 5), at(25, 0)]);
  });

  test('a chain of neighbors moves so that nobody is left out', () => {
    const choices = [[at(20, 0), at(40, 3)], [at(40, 0), at(60, 3)], [at(60, 0), at(80, 3)], [at(20, 0)]];
    const placed = placeTogether(choices, none);
    expect(placed.map(({ cost }) => cost)).toEqual([3, 3, 3, 0]);
  });

  test('where there is no room, one goes without', () => {
    expect(placeTogether([[at(20, 0)], [at(20, 0)]], none)).toContain(none);
  });
});
