// Notices that requests cannot be stored, and tells somebody: once, and once when it is over. What was told is known to
// this process alone, because the database may be what is away: two servers may both tell it.

import { isTroubleWithRows } from '../database/is-trouble-with-rows.ts';
import { StoreUnavailable } from '../intake/submission.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import type { StorageAlert } from './alert.ts';

export interface StorageWatchOptions {
  readonly clock: Clock;
  /** Resolves true once somebody was told. Never throws. */
  readonly alertOperator: (alert: StorageAlert) => Promise<boolean>;
}

const minuteMs = 60_000;
/** A database that restarts, or a backup that has the lock, is over sooner. */
const toleratedMs = minuteMs;
/** How long a lead that could not be stored counts as trouble while no other comes in. */
const believedForMs = 15 * minuteMs;
const pauseAfterFailureMs = 5 * minuteMs;

interface Trouble {
  readonly since: number;
  readonly reason: string;
}

export function createStorageWatch({ clock, alertOperator }: StorageWatchOptions) {
  let failedLead: (Trouble & { readonly latestAt: number }) | null = null;
  let trouble: Trouble | null = null;
  let told: Trouble | null = null;
  /** Trouble that lasts until the process restarts, not yet reported. */
  const untold: StorageAlert[] = [];
  let isFileGone = false;
  let isDamaged = false;
  let notToldAt = Number.NEGATIVE_INFINITY;

  async function tellOrPause(alert: StorageAlert): Promise<boolean> {
    const isTold = await alertOperator(alert);
    if (!isTold) notToldAt = clock.now();
    return isTold;
  }

  async function tellUntold(): Promise<void> {
    for (let next = untold.shift(); next; next = untold.shift())
      if (!(await tellOrPause(next))) return void untold.unshift(next);
  }

  function tellNow(kind: StorageAlert['kind'], what: string): void {
    untold.push({ kind, since: clock.now(), what });
    void tellUntold();
  }

  return {
    /** Notes what becomes of a lead, and passes it on. */
    async follow<Receipt>(storing: Promise<Receipt>): Promise<Receipt> {
      try {
        const receipt = await storing;
        failedLead = null;
        return receipt;
      } catch (error) {
        // What a database refuses to put into a row is no trouble of the database.
        if (error instanceof StoreUnavailable && !isTroubleWithRows(error.cause))
          failedLead = {
            since: failedLead?.since ?? clock.now(),
            latestAt: clock.now(),
            reason: error.message,
          };
        throw error;
      }
    },
    /** The database file is gone, which ends with the process: tells at once. */
    fileGone(what: string): void {
      isFileGone = true;
      tellNow('database-file-gone', what);
    },
    damaged(what: string): void {
      if (!isDamaged) tellNow('database-damaged', what);
      isDamaged = true;
    },
    /** `findTrouble`: why no lead can be stored now; null when one can. Never throws. */
    async look(findTrouble: () => Promise<string | null>): Promise<void> {
      const reason = await findTrouble();
      const now = clock.now();
      if (failedLead && now - failedLead.latestAt > believedForMs) failedLead = null;
      if (reason === null) trouble = failedLead;
      else {
        trouble = { since: trouble?.since ?? failedLead?.since ?? now, reason };
        // The next look will see whether this trouble has ended.
        failedLead = null;
      }
      if (now >= notToldAt && now < notToldAt + pauseAfterFailureMs) return;
      await tellUntold();
      if (isFileGone) return;
      // In both directions: a clock that was ahead when it began must not keep it back for as long.
      if (trouble && !told && Math.abs(now - trouble.since) >= toleratedMs) {
        if (await tellOrPause(notStoring(trouble))) told = trouble;
      } else if (!trouble && told && (await tellOrPause(storingAgain(told)))) told = null;
    },
  };
}

const notStoring = ({ since, reason }: Trouble): StorageAlert => ({
  kind: 'not-storing',
  since,
  what: `${withoutPeriod(reason)}. Pages are served, and browsers keep their requests and send them later; ops/runbook/the-disk-is-full.md says what to look at first`,
});

const storingAgain = ({ since, reason }: Trouble): StorageAlert => ({
  kind: 'storing-again',
  since,
  what: `It was: ${withoutPeriod(reason)}`,
});

const withoutPeriod = (sentence: string): string => sentence.replace(/\.$/, '');
