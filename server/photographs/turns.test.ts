import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

function workbench(mostWaitingEach = 3) {
  const takeTurn = createTurns(mostWaitingEach);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (name: string) =>
    takeTurn(name.slice(0, 1), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { begin, begun, endNext, takeTurn };
}

test('one at a time, and nobody waits for more than one of somebody who sends many', async () => {
  const { begin, begun, endNext } = workbench();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(begin);
  for (let count = 1; count <= all.length; count += 1) {
    await expect.poll(() => begun.length).toBe(count);
    await endNext();
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('more of one sender than may wait are turned away, until some are done', async () => {
  const { begin, endNext } = workbench(2);
  const first = begin('a1');
  const second = begin('a2');
  expect(begin('a3')).toBeNull();
  expect(begin('b1')).not.toBeNull();
  await endNext();
  await first;
  const again = begin('a4');
  expect(again).not.toBeNull();
  await endNext();
  await endNext();
  await endNext();
  await Promise.all([second, again]);
});

test('one that fails holds up nobody', async () => {
  const { takeTurn } = workbench();
  const failing = takeTurn('a', () => Promise.reject(new Error('damaged')));
  await expect(failing).rejects.toThrow('damaged');
  expect(await takeTurn('a', async () => 'next')).toBe('next');
});
