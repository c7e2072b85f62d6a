import { randomInt, randomUUIDv7 } from 'node:crypto';

/** The present moment, passed in so that a test can let three days go by. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Longer pauses overflow the timer and fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

/** What must not repeat or be predictable, passed to the intake so that a test can make two requests collide. */
export interface Random {
  uuid(): string;
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Begins with the moment, so that rows stored together lie together and a commit touches few pages of the disk. */
export const newId = (): string => randomUUIDv7();

export const systemRandom: Random = { uuid: newId, below: (limit) => randomInt(limit) };
