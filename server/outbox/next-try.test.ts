import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { Random } from '../platform/clock-and-random.ts';
import { decideNextTry } from './next-try.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A random source that always draws the most, or the least, there is to draw. */
const highest: Random = { uuid: () => '', below: (limit) => limit - 1 };
const lowest: Random = { uuid: () => '', below: () => 0 };

function step(
  outcome: DeliveryOutcome,
  {
    attempts = 1,
    dueAt = now,
    failingSince = null as number | null,
    random = highest,
    retryBaseMs = 30_000,
  } = {},
) {
  return decideNextTry({ attempts, dueAt, failingSince }, outcome, { now, retryBaseMs, random });
}

const postponed: DeliveryOutcome = { kind: 'postponed', reason: 'The line was cut.' };

describe('what a try means for its lead', () => {
  it('does not call a file on disk delivered', () => {
    expect(step({ kind: 'written-to-disk', fileName: 'x.json' }).state).toBe('written-to-disk');
  });

  it.each([
    ['the clock has jumped ahead, or no server was there, since it was due', { dueAt: now - 30 * day }],
    ['the clock was ahead when it first failed', { failingSince: now + 30 * day }],
  ])('begins to count its failures again when %s', (_why, differences) => {
    expect(step(postponed, { failingSince: now - 30 * day, ...differences })).toMatchObject({
      state: 'due',
      failing_since: now,
    });
  });

  it.each([
    [1, 30_000],
    [2, minute],
    [3, 2 * minute],
    [7, 32 * minute],
    [8, hour],
    [100, hour],
  ])('waits after failure %i for anything up to %i ms', (attempts, longest) => {
    expect(step(postponed, { attempts }).due_at - now).toBe(longest);
    expect(step(postponed, { attempts, random: lowest }).due_at - now).toBe(0);
    expect(step(postponed, { attempts })).toMatchObject({
      state: 'due',
      failing_since: now,
      settled_at: null,
    });
  });

  it('never comes back earlier than the other side asked', () => {
    const busy: DeliveryOutcome = { ...postponed, retryAfterMs: 10 * minute };
    expect(step(busy, { random: lowest }).due_at - now).toBe(10 * minute);
    expect(step(busy, { attempts: 8 }).due_at - now).toBe(hour);
  });

  it.each(['activation-needed', 'misconfigured'] as const)(
    'asks every quarter of an hour or so, not every half minute, while it is %s',
    (kind) => {
      const waiting: DeliveryOutcome = { kind, reason: 'Somebody has to do something.' };
      expect(step(waiting, { random: lowest }).due_at - now).toBe(7.5 * minute);
      expect(step(waiting).due_at - now).toBe(15 * minute);
      expect(step(waiting)).toMatchObject({ state: 'due', last_outcome: kind });
    },
  );

  it('makes one last try when three days of failing are over, then gives up', () => {
    const nearlyOver = step(postponed, { attempts: 80, failingSince: now - 3 * day + minute });
    expect(nearlyOver).toMatchObject({ state: 'due', due_at: now + minute });
    const over = step(postponed, { attempts: 81, failingSince: now - 3 * day });
    expect(over).toMatchObject({ state: 'gave-up', last_reason: 'The line was cut.', settled_at: now });
  });
});
