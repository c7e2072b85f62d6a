// Fills an empty database with four weeks of a contractor's life, for `npm run demo`.

import { type CountedForm, calculatorSteps } from '#leads/forms/calculator-steps.ts';
import { type Stage, stages } from '#leads/progress/stage.ts';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { demonstrator } from '#server/desk/demonstrator.ts';
import { createIntake } from '#server/intake/intake.ts';
import { recordProgress } from '#server/office/record-progress.ts';
import { atShop } from '#server/office/shop-time.ts';
import { systemRandom } from '#server/platform/clock-and-random.ts';
import { readSettings } from '#server/settings/settings.ts';
import { createDraw, inventLead } from './sample-leads.ts';

const requests = 60;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const days = 28;
const held = 2;

const notes: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  called: [
    'No answer, left a message.',
    'Will be home after five.',
    'Wants to think about it over the weekend.',
  ],
  'visit-set': ['Dog in the yard, ring at the front.', 'Bring the moisture meter.'],
  won: ['Signed for architectural shingles.', 'Start in two weeks, weather permitting.'],
  lost: ['Went with a neighbor’s son.', 'Sells the house instead.'],
};

async function fill(database: LeadDatabase, now: number): Promise<void> {
  const draw = createDraw(2_026);
  let moment = now;
  const clock = { now: () => moment };
  await database.queries
    .insertInto('people')
    .values({ ...demonstrator, invited_at: now - days * dayMs, removed_at: null })
    .execute();
  const intake = createIntake({ database, carriers: ['smtp'], clock, random: systemRandom });
  const office = { database, clock, personId: demonstrator.id };
  for (let place = 0; place < requests; place += 1) {
    const age = ((requests - place) / requests) ** 1.5 * days * dayMs;
    const receivedAt = Math.round(now - age);
    moment = receivedAt;
    const lead = inventLead(draw);
    const isQuarantined = place % Math.floor(requests / held) === 7;
    const { reference } = await intake.receive({
      lead,
      sent: lead.contact,
      idempotencyKey: `demonstration ${place}`,
      quarantine: isQuarantined ? 'honeypot-filled' : null,
      photographsExpected: 0,
    });
    if (isQuarantined) continue;
    const last = lastStage(age / dayMs, draw(10));
    for (const [revision, stage] of pathTo(last).entries()) {
      moment = Math.min(now, duringTheDay(moment + (10 + draw(8 * 60)) * minuteMs));
      await recordProgress(office, reference, {
        revision,
        stage,
        note: draw(3) === 0 ? (notes[stage]?.[draw(notes[stage].length)] ?? '') : '',
        visitAt: stage === 'visit-set' ? onTheHour(duringTheDay(moment + (1 + draw(5)) * dayMs)) : null,
      });
    }
  }
  await tellDeliveries(database);
  await countVisitors(database, now - dayMs);
}

/** One in five goes no further at each step. */
async function countVisitors({ queries }: LeadDatabase, moment: number): Promise<void> {
  const day = atShop(moment).toPlainDate().toString();
  const beginning: Readonly<Record<CountedForm, number>> = { 'roof-cost': 85, 'energy-savings': 24 };
  const forms = Object.keys(calculatorSteps) as CountedForm[];
  const counts = forms.flatMap((form) =>
    [...calculatorSteps[form].keys()].map((step, place) => {
      const visits = Math.round(beginning[form] * 0.8 ** place);
      return { day, form, step, visits };
    }),
  );
  await queries.insertInto('step_counts').values(counts).execute();
}

/** Nobody is called at night: then the same minute of the next working hour. */
function duringTheDay(moment: number): number {
  const { hour } = atShop(moment);
  const hoursToWait = hour < 8 ? 8 - hour : hour < 18 ? 0 : 32 - hour;
  return moment + hoursToWait * 60 * minuteMs;
}

const onTheHour = (moment: number) =>
  atShop(moment).round({ smallestUnit: 'hour', roundingMode: 'floor' }).epochMilliseconds;

/** Older requests have come further. */
function lastStage(ageDays: number, chance: number): Stage {
  if (ageDays < 1) return chance < 7 ? 'new' : 'called';
  if (ageDays < 6) return chance < 2 ? 'new' : chance < 6 ? 'called' : 'visit-set';
  if (chance < 1) return 'called';
  return chance < 6 ? 'won' : 'lost';
}

const pathTo = (last: Stage): readonly Stage[] =>
  last === 'lost' ? ['called', 'lost'] : stages.slice(1, stages.indexOf(last) + 1);

async function tellDeliveries({ queries }: LeadDatabase): Promise<void> {
  await queries
    .updateTable('outbox_entries')
    .set(({ ref }) => ({
      state: 'delivered',
      attempts: 1,
      settled_at: ref('created_at'),
      last_outcome: 'delivered',
    }))
    .where('state', '=', 'due')
    .execute();
  const { id } = await queries
    .selectFrom('outbox_entries')
    .select('id')
    .where('state', '=', 'delivered')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable('outbox_entries')
    .set({
      state: 'gave-up',
      last_outcome: 'postponed',
      last_reason: 'The mail server did not answer for three days.',
    })
    .where('id', '=', id)
    .execute();
}

const database = openDatabase(readSettings(process.env).database);
await database.migrate();
await fill(database, Date.now());
await database.close();
