// What the database knows about the time. A clock can be years off, at the start or in the middle; what is stored and
// what is erased for good must not follow it.

import type { LeadDatabase } from '../database/lead-database.ts';
import type { Clock } from '../platform/clock-and-random.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A server that was off for longer waits as long once more before it forgets anybody. */
const longestGapMs = 7 * dayMs;
const onlyRow = 1;

export type CheckedClock = ReturnType<typeof createCheckedClock>;

/** Runs on from the last believed moment while `clock` is more than a day behind it. */
export function createCheckedClock(clock: Clock) {
  let believed = { moment: Number.NEGATIVE_INFINITY, at: 0 };
  return {
    now() {
      const now = clock.now();
      const isBehind = now < believed.moment - dayMs;
      return isBehind ? Math.round(believed.moment + performance.now() - believed.at) : now;
    },
    /**
     * Compares the clock with what the database last believed. False while it differs by more than a week; a clock that
     * stays like that for a week is believed after all.
     */
    async check(database: LeadDatabase) {
      const { moment, isBelieved } = await checkMoment(database, clock.now());
      if (moment !== believed.moment) believed = { moment, at: performance.now() };
      return isBelieved;
    },
  };
}

async function checkMoment(database: LeadDatabase, now: number) {
  return database.transaction(async (transaction) => {
    const known = await transaction
      .selectFrom('clock_checks')
      .selectAll()
      .where('id', '=', onlyRow)
      .executeTakeFirst();
    const { newest } = await transaction
      .selectFrom('leads')
      .select((column) => column.fn.max('received_at').as('newest'))
      .executeTakeFirstOrThrow();
    const believedAt = known?.believed_at ?? newest ?? now;
    const doubtedSince = known?.doubted_since ?? null;
    const note = async (believed_at: number, doubted_since: number | null) => {
      const row = { id: onlyRow, believed_at, doubted_since };
      await transaction
        .insertInto('clock_checks')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ believed_at, doubted_since }))
        .execute();
      return { moment: believed_at, isBelieved: doubted_since === null };
    };
    if (Math.abs(now - believedAt) <= longestGapMs) return note(now, null);
    const doubtedForMs = now - (doubtedSince ?? now);
    if (doubtedSince === null || doubtedForMs < 0 || doubtedForMs > 2 * longestGapMs)
      return note(believedAt, now);
    return doubtedForMs >= longestGapMs ? note(now, null) : note(believedAt, doubtedSince);
  });
}
