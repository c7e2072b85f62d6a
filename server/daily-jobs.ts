// What the server does once a day without being asked: leave no copies behind, forget old leads, say how the day was.

import { setTimeout as pause } from 'node:timers/promises';
import { countQuarantined, summarizeSince } from './database/leads.ts';
import { clearMailSlots } from './database/mail-slots.ts';
import { countByCarrier } from './database/outbox-entries.ts';
import type { CheckedClock } from './forgetting/checked-clock.ts';
import { eraseLeftovers, sweepFiles } from './forgetting/copies.ts';
import { forgetOldLeads, type RetentionOptions } from './forgetting/forget-old-leads.ts';
import { withRescued } from './forgetting/rescued-databases.ts';
import type { Photographs } from './photographs/photographs.ts';
import { reasonOf } from './platform/operator-log.ts';

export interface DailyJobsOptions extends RetentionOptions {
  readonly clock: CheckedClock;
  readonly photographs: Pick<Photographs, 'erase' | 'sweep'>;
  readonly moveEarlierPhotographs: () => Promise<void>;
  /** Told what is wrong with the database file, once a day while it is. */
  readonly onDamaged?: (what: string) => void;
  /** Time for a clock that is wrong at the start to be set right. */
  readonly firstRoundAfterMs?: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const usualFirstRoundAfterMs = 5 * 60 * 1000;

/** Notes what waits in quarantine now, and does the rounds until `stopped`. Never throws. */
export async function runDailyJobs(options: DailyJobsOptions, stopped: AbortSignal): Promise<void> {
  const { database, log, firstRoundAfterMs = usualFirstRoundAfterMs } = options;
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      if (!stopped.aborted) await work();
    } catch (error) {
      if (!stopped.aborted) log.error({ reason: reasonOf(error) }, `${what}; the next round is in a day`);
    }
  };
  const checkDatabase = () => attempt('the database file could not be checked', () => lookForDamage(options));
  await checkDatabase();
  await attempt('the quarantine could not be counted', async () => {
    const quarantined = await countQuarantined(database.queries);
    if (quarantined > 0) log.warn({ quarantined }, inQuarantine(quarantined));
  });
  await attempt('a rescued database could not be looked at', () => tellOfRescued(options));
  await attempt('copies of forgotten leads could not be looked for', () => sweepFiles(options));
  const moveEarlier = () =>
    attempt('photographs of earlier releases could not be moved', options.moveEarlierPhotographs);
  await moveEarlier();
  for (let pauseMs = firstRoundAfterMs; !stopped.aborted; pauseMs = dayMs) {
    await pause(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => {});
    if (pauseMs === dayMs) await checkDatabase();
    await attempt('old leads could not be forgotten', () => forgetUnlessClockIsDoubted(options));
    await attempt('database files still hold people who are forgotten', () => eraseLeftovers(options));
    await attempt('copies of forgotten leads could not be looked for', () => sweepFiles(options));
    await moveEarlier();
    await attempt('photographs that belong to nobody could not be looked for', () =>
      options.photographs.sweep(),
    );
    await attempt('automatic mails of the day before could not be cleared', () =>
      database.transaction((transaction) => clearMailSlots(transaction, options.clock.now())),
    );
    await attempt('the day could not be summed up', () => summarizeDay(options));
  }
}

/** After a restart, leads of a rescued file are no longer delivered: the operator has to know. */
async function tellOfRescued({ database, log }: DailyJobsOptions): Promise<void> {
  await withRescued(database, async ({ location, queries }) => {
    const due = await countByCarrier(queries, 'due');
    const undelivered = due.reduce((sum, { entries }) => sum + entries, 0);
    log.warn(
      { rescued: location, undelivered },
      'a rescued database is still there; ops/runbook/the-database-file-was-replaced.md says what to do with it',
    );
  });
}

async function lookForDamage({ database, log, onDamaged }: DailyJobsOptions): Promise<void> {
  const found = await database.findDamage();
  if (found === null) return;
  const what = `the database file ${database.location} is damaged: export the leads and restore a backup`;
  log.error({ found }, what);
  onDamaged?.(what);
}

async function forgetUnlessClockIsDoubted(options: DailyJobsOptions): Promise<void> {
  const { database, clock, log, retentionDays } = options;
  if (!(await clock.check(database))) {
    log.error(
      { now: new Date(clock.now()).toISOString() },
      'the clock has jumped by more than a week since it was last looked at: set it right. No old lead is forgotten until it has gone on like this for a week',
    );
    return;
  }
  const forgotten = await forgetOldLeads(options);
  if (forgotten > 0) log.info({ forgotten, retentionDays }, 'old leads forgotten');
}

async function summarizeDay({ database, clock, log }: DailyJobsOptions): Promise<void> {
  const day = await summarizeSince(database.queries, clock.now() - dayMs);
  log.info(day, 'the last 24 hours');
  if (day.quarantined > 0) log.warn({ quarantined: day.quarantined }, inQuarantine(day.quarantined));
}

function inQuarantine(leads: number): string {
  return `${leads} ${leads === 1 ? 'request waits' : 'requests wait'} in quarantine, and nobody is told: look at "npm run leads -- list --quarantine"`;
}
