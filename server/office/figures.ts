import { company } from '#client/company.ts';
import { stages } from '#leads/progress/stage.ts';
import {
  countBy,
  countByStage,
  countInSpans,
  countMaterials,
  findMedianTimeToCall,
  findWaiting,
  type LeadFigures,
  type Span,
} from '../database/lead-figures.ts';
import type { Office } from './office.ts';

const weeks = 12;

export async function countFigures({
  database,
  clock,
}: Pick<Office, 'database' | 'clock'>): Promise<LeadFigures> {
  const { queries } = database;
  const now = clock.now();
  const mondays = lastMondays(now);
  const spans = mondays.map((monday) => ({
    from: monday.epochMilliseconds,
    until: monday.add({ weeks: 1 }).epochMilliseconds,
  }));
  const all: Span = { from: spans[0]?.from ?? now, until: spans.at(-1)?.until ?? now };
  const counts = await countInSpans(queries, spans);
  const medianMs = await findMedianTimeToCall(queries, all);
  const waiting = await findWaiting(queries);
  const ofStage = await countByStage(queries, all);
  return {
    weeks: mondays.map((monday, place) => ({
      monday: monday.toPlainDate().toString(),
      leads: counts[place] ?? 0,
    })),
    byForm: await countBy(queries, all, 'form'),
    byTown: await countBy(queries, all, 'town'),
    byService: await countBy(queries, all, 'service'),
    byMaterial: await countMaterials(database, all),
    byStage: stages.map((stage) => ({
      stage,
      leads: ofStage.find((each) => each.stage === stage)?.leads ?? 0,
    })),
    medianMinutesToCall: medianMs === null ? null : medianMs / 60_000,
    waiting: waiting.leads,
    oldestWaiting: waiting.oldest && {
      reference: waiting.oldest.reference,
      minutes: (now - waiting.oldest.receivedAt) / 60_000,
    },
  };
}

/** The first moments of this week and those before, at the shop; oldest first. */
function lastMondays(now: number): Temporal.ZonedDateTime[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(company.timeZone).startOfDay();
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: weeks }, (_, place) => thisMonday.subtract({ weeks: weeks - 1 - place }));
}
