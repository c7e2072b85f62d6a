import { stages } from '#leads/progress/stage.ts';
import { countWaiting, findLongestWaiting } from '../database/agenda.ts';
import {
  countBy,
  countBySource,
  countByStage,
  countInSpans,
  countMaterials,
  findMedianTimeToCall,
  type LeadFigures,
  type Scope,
} from '../database/lead-figures.ts';
import type { LeadKind } from '../database/lead-list.ts';
import { findStepCounts } from '../database/step-counts.ts';
import type { Office } from './office.ts';
import { atShop, toShopFields } from './shop-time.ts';

const weeks = 12;

export async function countFigures(
  { database, clock }: Pick<Office, 'database' | 'clock'>,
  kind: LeadKind = {},
): Promise<LeadFigures> {
  const { queries } = database;
  const now = clock.now();
  const mondays = lastMondays(now);
  const spans = mondays.map((monday) => ({
    from: monday.epochMilliseconds,
    until: monday.add({ weeks: 1 }).epochMilliseconds,
  }));
  const all: Scope = { from: spans[0]?.from ?? now, until: spans.at(-1)?.until ?? now, kind };
  const counts = await countInSpans(queries, spans, kind);
  const medianMsToCall = await findMedianTimeToCall(queries, all);
  const longest = await findLongestWaiting(queries, now, kind);
  const ofStage = await countByStage(queries, all);
  return {
    weeks: mondays.map((monday, place) => ({
      monday: monday.toPlainDate().toString(),
      sunday: monday.add({ days: 6 }).toPlainDate().toString(),
      leads: counts[place] ?? 0,
    })),
    byForm: await countBy(queries, all, 'form'),
    byTown: await countBy(queries, all, 'town'),
    byService: await countBy(queries, all, 'service'),
    byPerson: await countBy(queries, all, 'assigned_to'),
    bySource: await countBySource(queries, all),
    byMaterial: await countMaterials(database, all),
    stepCounts: await findStepCounts(queries, toShopFields(all.from).day),
    byStage: stages.map((stage) => ({
      stage,
      leads: ofStage.find((each) => each.stage === stage)?.leads ?? 0,
    })),
    medianMsToCall,
    waiting: await countWaiting(queries, now, kind),
    oldestWaiting: longest ? { reference: longest.reference, waitMs: now - longest.waitingSince } : null,
  };
}

/** The first moments of this week and those before, at the shop; oldest first. */
function lastMondays(now: number): Temporal.ZonedDateTime[] {
  const today = atShop(now).startOfDay();
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: weeks }, (_, place) => thisMonday.subtract({ weeks: weeks - 1 - place }));
}
