// What a wizard writes into a history entry: the step's name and where its forerunners lie. Never an answer.

import { readFields } from '#calculators/wizard/answer-reader.ts';

export interface StepEntry {
  readonly wizard: string;
  readonly place: string;
  /** How many entries lie beneath, counted from where this visit to the wizard began. */
  readonly depth: number;
  /**
   * The depth of each step up to this one. Not simply 0, 1, 2 …: a jump within the page (the skip link) lays an entry of
   * its own between two steps, and a count of steps would then go back too far.
   */
  readonly trail: readonly number[];
}

/** `entry` as one of ours, or null: other pages and other versions of the site leave their own. */
export function readEntry(wizard: string, entry: unknown): StepEntry | null {
  const fieldOf = readFields(entry);
  const [place, depth, trail] = [fieldOf('place'), fieldOf('depth'), fieldOf('trail')];
  const isOurs =
    fieldOf('wizard') === wizard &&
    typeof place === 'string' &&
    Number.isInteger(depth) &&
    Array.isArray(trail) &&
    trail.length > 0 &&
    trail.every(Number.isInteger);
  return isOurs ? { wizard, place, depth: depth as number, trail: trail as number[] } : null;
}

export function firstEntry(wizard: string, place: string, depth = 0): StepEntry {
  return { wizard, place, depth, trail: [depth] };
}

/** The entry one step after `entry`. */
export function entryAfter(entry: StepEntry, place: string): StepEntry {
  const depth = entry.depth + 1;
  return { ...entry, place, depth, trail: [...entry.trail, depth] };
}

/** The entry that a jump within the page laid on top of `entry`: the same step, one deeper. */
export function entryOnTop(entry: StepEntry): StepEntry {
  return { ...entry, depth: entry.depth + 1 };
}

/** The entry of the step at `position` (from 0) beneath `entry`; `entry` itself when there is none. */
export function entryBeneath(entry: StepEntry, position: number, place: string): StepEntry {
  const depth = entry.trail[position];
  if (depth === undefined || depth > entry.depth) return entry;
  return { ...entry, place, depth, trail: entry.trail.slice(0, position + 1) };
}
