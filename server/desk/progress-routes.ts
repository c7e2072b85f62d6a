// Writing down what was done with a request: a note, the stage, a visit, the next call, who takes care of it, how it ended.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatCount } from '#content/wording/money.ts';
import { cleanText } from '#leads/forms/clean-text.ts';
import { daysUntil, type LostReason, lostReasons } from '#leads/progress/next-step.ts';
import { type Stage, stages } from '#leads/progress/stage.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { assignLead } from '../office/assign-lead.ts';
import { EditConflict, type Progress, recordOutcome, recordProgress } from '../office/record-progress.ts';
import { readShopDay, readShopTime, shopMorning, toShopFields } from '../office/shop-time.ts';
import type { DeskContext } from './desk-context.ts';
import type { Texts } from './desk-page.ts';
import {
  describeChange,
  type Route,
  readRevision,
  referenceOf,
  requestPath,
  sendRequestPage,
} from './request-page.ts';
import { textOf, textsIn } from './unsaved-text.ts';

const typedFields = ['note', 'visit', 'nextDay', 'dollars', 'reason'];
const longestNote = 5_000;
/** Farther away, in the past as well, a year was mistyped ("0026"), and no calendar would show it. */
const farthestVisitMs = 366 * 24 * 60 * 60 * 1000;

/** Saves what was sent, or shows the request with what is wrong, or what somebody else did, and what was typed. */
function saverOf(context: DeskContext) {
  return async (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    /** Resolves with what is wrong where nothing was saved. */
    save: (sent: { reference: string; fields: Fields; typed: Texts }) => Promise<string | null>,
    /** The message when something was typed that this button does not save. */
    unsaved?: string,
  ): Promise<FastifyReply> => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const typed = textsIn(fields, typedFields);
    const show = (status: number, tone: 'danger' | 'success', text: string) =>
      sendRequestPage(context, request, reply.code(status), reference, { typed, message: { tone, text } });
    try {
      const wrong = await save({ reference, fields, typed });
      if (wrong) return show(422, 'danger', wrong);
    } catch (error) {
      if (!(error instanceof EditConflict)) throw error;
      return show(409, 'danger', await describeChange(context, request, reference));
    }
    if (unsaved && Object.values(typed).some((text) => text !== '')) return show(200, 'success', unsaved);
    return reply.redirect(`${requestPath(reference)}?done=saved`, 303);
  };
}

export function addProgressRoutes(app: FastifyInstance, context: DeskContext): void {
  const { office, officeOf } = context;
  const save = saverOf(context);

  app.post<Route>('/requests/:reference', (request, reply) =>
    save(request, reply, async ({ reference, fields, typed }) => {
      const progress = readProgress(fields, typed, office.clock.now());
      if (typeof progress === 'string') return progress;
      await recordProgress(officeOf(request), reference, progress);
      return null;
    }),
  );

  app.post<Route>('/requests/:reference/assign', (request, reply) =>
    save(
      request,
      reply,
      async ({ reference, fields: { revision, person } }) => {
        await assignLead(officeOf(request), reference, readRevision(revision), textOf(person) || null);
        return null;
      },
      'Assigned. What you typed is not saved yet.',
    ),
  );

  app.post<Route>('/requests/:reference/outcome', (request, reply) =>
    save(request, reply, async ({ reference, fields }) => {
      const outcome = readOutcome(fields);
      if (typeof outcome === 'string') return outcome;
      await recordOutcome(officeOf(request), reference, readRevision(fields.revision), outcome);
      return null;
    }),
  );
}

/** What was typed and pressed, or what is wrong with it. */
function readProgress(fields: Fields, typed: Texts, now: number): Progress | string {
  const note = cleanText(textOf(typed.note));
  const stage = stages.find((each) => each === fields.stage) ?? null;
  const visitAt = readShopTime(textOf(typed.visit));
  const isVisitTyped = textOf(typed.visit) !== '';
  const next = readNext(fields, typed, now);
  if (note.length > longestNote) return `A note has at most ${formatCount(longestNote)} characters.`;
  if (next === 'no-such-day')
    return 'Which day is the next call? Choose today or a day of the next twelve months.';
  if (next !== null && cannotFollow(stage, isVisitTyped))
    return 'With a visit, or won or lost, there is no next call. Empty its day, or press another button.';
  if (stage === null && note === '' && !isVisitTyped && next === null)
    return 'There is nothing to save: the note is empty.';
  if (stage === 'visit-set' || isVisitTyped) {
    if (visitAt === null) return 'When is the visit? Enter its day and time.';
    if (Math.abs(visitAt - now) > farthestVisitMs)
      return 'That visit is more than a year away. Please look at its year.';
    if (stage === 'new' || stage === 'lost')
      return 'A request that is new or lost has no visit. Empty the Visit field, or press another button.';
  }
  return { revision: readRevision(fields.revision), note, stage, visitAt, next };
}

/** The next call that was pressed, or typed beside another button. */
function readNext(
  fields: Fields,
  typed: Texts,
  now: number,
): NonNullable<Progress['next']> | 'no-such-day' | null {
  if (fields.next === 'none') return 'none';
  if (fields.next === 'voicemail') return { step: 'voicemail', at: shopMorning(now, daysUntil.voicemail) };
  const day =
    typeof fields.next === 'string' && fields.next !== 'typed' ? fields.next : textOf(typed.nextDay);
  if (day === '' && fields.next === undefined) return null;
  const { day: today } = toShopFields(now);
  const from = readShopDay(day);
  if (from === null || day < today || from - now > farthestVisitMs) return 'no-such-day';
  // Today means at once, and not the morning that is over.
  return { step: 'call-back', at: day === today ? now : shopMorning(from, 0) };
}

const cannotFollow = (stage: Stage | null, isVisitTyped: boolean) =>
  isVisitTyped || stage === 'visit-set' || stage === 'won' || stage === 'lost' || stage === 'new';

/** What a won one was worth, or why one was lost: asked for after the press, and nobody has to answer. */
function readOutcome({ dollars, reason }: Fields): Parameters<typeof recordOutcome>[3] | string {
  if (typeof dollars !== 'string')
    return { lostReason: Object.hasOwn(lostReasons, textOf(reason)) ? (reason as LostReason) : null };
  const typed = dollars.replace(/[$,\s]/g, '');
  if (!/^\d{0,8}(?:\.\d\d)?$/.test(typed)) return 'An amount is a number of dollars, like 12,400.';
  return { wonDollars: typed === '' ? null : Math.round(Number(typed)) };
}
