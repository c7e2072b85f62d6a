import { isTroubleWithRows } from '../database/is-trouble-with-rows.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { reasonOf } from '../platform/operator-log.ts';
import { type Draft, draftLead, type IntakeCircumstances } from './draft.ts';
import { NotStorable, type Stored, storeBatch } from './store-batch.ts';
import { KeyReused, type Receipt, StoreUnavailable, type Submission } from './submission.ts';

export interface IntakeOptions extends IntakeCircumstances {
  readonly database: LeadDatabase;
  /** Called after each commit that added leads, so that the relay need not wait for its next look. */
  readonly onStored?: () => void;
}

interface Waiting {
  readonly draft: Draft;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: StoreUnavailable) => void;
}

/** Smaller batches sync the disk more often than needed; larger ones keep the first lead waiting for the last. */
const mostInOneCommit = 200;
/** Beyond this the database has stopped, not slowed down; keeping more would only cost memory. */
const mostWaiting = 1_000;
/** Browsers and proxies give up soon after; better to tell them that it failed. */
const longestWaitMs = 10_000;

/**
 * The one use case: a lead and its outbox entries go into the database together, and only then is anybody told.
 * Leads that arrive while a commit is under way share the next one, because syncing the disk costs the same for one
 * lead as for a hundred.
 */
export function createIntake({ database, onStored, ...circumstances }: IntakeOptions) {
  let waiting: Waiting[] = [];
  let isCommitting = false;

  async function commitWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostInOneCommit);
      waiting = waiting.slice(mostInOneCommit);
      await commit(batch);
      await turnOfTheLoop();
    }
    isCommitting = false;
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await database.transaction((transaction) =>
        storeBatch(
          transaction,
          batch.map(({ draft }) => draft),
          circumstances,
        ),
      );
      batch.forEach(({ resolve }, place) => {
        resolve(stored[place] as Stored);
      });
      if (stored.some(({ kind }) => kind === 'new' || kind === 'released')) onStored?.();
    } catch (error) {
      if (batch.length > 1 && (error instanceof NotStorable || isTroubleWithRows(error))) {
        for (const one of batch) await commit([one]);
        return;
      }
      for (const { reject } of batch) reject(toStoreUnavailable(error));
    }
  }

  return {
    /**
     * Stores one checked lead and resolves once it is on disk, never before.
     * @throws KeyReused when its key belongs to a request that said something else.
     * @throws StoreUnavailable when the database is in trouble. The lead may still have been stored: the database's answer
     *   can get lost. The same submission again then gets the same reference.
     */
    async receive(submission: Submission): Promise<Receipt> {
      if (waiting.length >= mostWaiting)
        throw new StoreUnavailable('Too many leads are waiting to be stored.');
      const draft = draftLead(submission, circumstances);
      const { promise, resolve, reject } = Promise.withResolvers<Stored>();
      const one: Waiting = { draft, resolve, reject };
      waiting.push(one);
      if (!isCommitting) {
        isCommitting = true;
        // Requests read in the same turn of the loop get into the same commit.
        turnOfTheLoop().then(commitWaiting);
      }
      const timer = setTimeout(() => {
        waiting = waiting.filter((other) => other !== one);
        reject(new StoreUnavailable(`The database has not answered for ${longestWaitMs} ms.`));
      }, longestWaitMs);
      try {
        const stored = await promise;
        if (stored.kind === 'key-reused') throw new KeyReused();
        const { kind, reference, receivedAtMs } = stored;
        return { reference, receivedAt: new Date(receivedAtMs).toISOString(), isRepeat: kind !== 'new' };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function toStoreUnavailable(error: unknown): StoreUnavailable {
  return new StoreUnavailable(`The lead could not be stored: ${reasonOf(error)}`, error);
}
