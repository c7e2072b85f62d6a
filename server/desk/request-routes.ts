// One request at the desk: reading it, writing down what was done, sending it again, forgetting the person.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatShopTime } from '#content/business/shop-time.ts';
import { formatCount } from '#content/wording/money.ts';
import { cleanText } from '#leads/forms/clean-text.ts';
import { daysUntil, type LostReason, lostReasons } from '#leads/progress/next-step.ts';
import { type Stage, stages, stageWords } from '#leads/progress/stage.ts';
import { findLeadsOfSamePerson } from '../database/lead-keys.ts';
import { findLeadByReference } from '../database/leads.ts';
import { findNamesOfPeople } from '../database/people.ts';
import { isMailAddress } from '../delivery/mail-address.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { sendPicture } from '../http/photograph-page.ts';
import { readReference } from '../intake/reference.ts';
import { assignLead } from '../office/assign-lead.ts';
import { confirmVisit } from '../office/confirm-visit.ts';
import { type Forgotten, forgetLead } from '../office/forget-lead.ts';
import { CannotBeDone, findLead, NoSuchLead, type Office, recordAction } from '../office/office.ts';
import { ChangedMeanwhile, type Progress, recordOutcome, recordProgress } from '../office/record-progress.ts';
import { retryLead } from '../office/retry-leads.ts';
import { readShopDay, readShopTime, shopMorning, toShopFields } from '../office/shop-time.ts';
import { showLead } from '../office/show-lead.ts';
import type { DeskContext } from './desk-context.ts';
import type { DeskPage, TypedProgress } from './desk-page.ts';
import { sendExport } from './report-routes.ts';
import { textOf } from './unsaved-text.ts';

const longestNote = 5_000;
/** Farther away, in the past as well, a year was mistyped ("0026"), and no calendar would show it. */
const farthestVisitMs = 366 * 24 * 60 * 60 * 1000;
const nothingTyped: TypedProgress = { note: '', visit: '', nextDay: '', dollars: '', reason: '' };
const nextCallInDays = [1, 3, 7] as const;

type RequestPage = DeskPage & { readonly kind: 'request' };
interface Route {
  Params: { reference: string };
  Querystring: { done?: string };
}

interface PictureRoute {
  Params: { reference: string; picture: string };
}

/** What was typed below a request, as it was typed. */
function readTyped(fields: Fields): TypedProgress {
  const { note, visit, nextDay, dollars, reason } = fields;
  return {
    note: textOf(note),
    visit: textOf(visit),
    nextDay: textOf(nextDay),
    dollars: textOf(dollars),
    reason: textOf(reason),
  };
}

const isNothingTyped = (typed: TypedProgress): boolean => Object.values(typed).every((text) => text === '');

/** What is said after a redirect; an address can say nothing else. */
const doneWords: ReadonlyMap<unknown, string> = new Map([
  ['saved', 'Saved.'],
  ['sent', 'It is on its way.'],
  ['confirmed', 'The visit is confirmed by email.'],
  ['entered', 'The request is saved. What is next?'],
]);

const requestPath = (reference: string) => `/desk/requests/${reference}`;

/** The page of one request. */
async function sendRequestPage(
  { send, office, officeOf, mail }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  { typed = nothingTyped, message = null }: Partial<Pick<RequestPage, 'typed' | 'message'>> = {},
): Promise<FastifyReply> {
  const { file, lead } = await showLead(officeOf(request), reference);
  const people = await findNamesOfPeople(office.database.queries);
  const now = office.clock.now();
  const nextDays = nextCallInDays.map((days) => toShopFields(shopMorning(now, days)).day);
  const isConfirmable =
    mail !== null &&
    lead !== null &&
    isMailAddress(lead.contact.email) &&
    file.visitAt !== null &&
    Date.parse(file.visitAt) > now &&
    !file.history.some(
      ({ action, detail }) => action === 'visit-confirmed' && detail === formatShopTime(file.visitAt ?? ''),
    );
  return send(request, reply, {
    kind: 'request',
    file,
    lead,
    typed,
    now,
    nextDays,
    isConfirmable,
    people,
    message,
  });
}

export function addRequestRoutes(app: FastifyInstance, context: DeskContext): void {
  const { officeOf, office, wakeRelay } = context;
  addProgressRoute(app, context);
  addOutcomeRoute(app, context);
  addForgetRoutes(app, context);

  app.get<Route>('/requests/:reference', async (request, reply) => {
    const done = doneWords.get(request.query.done);
    return sendRequestPage(context, request, reply, referenceOf(request), {
      message: done === undefined ? null : { tone: 'success', text: done },
    });
  });

  app.get<PictureRoute>('/requests/:reference/photographs/:picture', async (request, reply) => {
    const { id } = await findLead(office, referenceOf(request));
    const list = await office.photographs.list(id);
    const photograph = list.find(({ place }) => `${place}.jpg` === request.params.picture);
    const picture = await photograph?.read();
    return picture ? sendPicture(reply, picture) : reply.callNotFound();
  });

  app.post<Route>('/requests/:reference/send', async (request, reply) => {
    const reference = referenceOf(request);
    await retryLead(officeOf(request), reference);
    wakeRelay();
    return reply.redirect(`${requestPath(reference)}?done=sent`, 303);
  });

  app.post<Route>('/requests/:reference/assign', async (request, reply) => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const { person } = fields;
    await assignLead(
      officeOf(request),
      reference,
      typeof person === 'string' && person !== '' ? person : null,
    );
    const typed = readTyped(fields);
    if (isNothingTyped(typed)) return reply.redirect(`${requestPath(reference)}?done=saved`, 303);
    // What nobody has saved yet stays where it is.
    const message = { tone: 'success', text: 'Assigned. What you typed is not saved yet.' } as const;
    return sendRequestPage(context, request, reply, reference, { typed, message });
  });

  app.post<Route>('/requests/:reference/confirm', async (request, reply) => {
    const reference = referenceOf(request);
    await confirmVisit(officeOf(request), context.mail, reference);
    return reply.redirect(`${requestPath(reference)}?done=confirmed`, 303);
  });

  app.post<Route>('/requests/:reference/export', async (request, reply) => {
    const { id, reference } = await findLead(office, referenceOf(request));
    await office.database.transaction((transaction) =>
      recordAction(officeOf(request), transaction, 'request-exported', { leadId: id }),
    );
    return sendExport(context, reply, { reference });
  });
}

/** Writing down what was done: a note, the stage, a visit. */
function addProgressRoute(app: FastifyInstance, context: DeskContext): void {
  const { officeOf, office } = context;
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reference: string,
    text: string,
  ) =>
    sendRequestPage(context, request, reply.code(status), reference, {
      typed: readTyped(readFields(request.body)),
      message: { tone: 'danger', text },
    });

  app.post<Route>('/requests/:reference', async (request, reply) => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const typed = readTyped(fields);
    const note = cleanText(typed.note);
    const stage = stages.find((each) => each === fields.stage) ?? null;
    const visitAt = readShopTime(typed.visit);
    const say = (text: string) => refuse(request, reply, 422, reference, text);
    if (note.length > longestNote) return say(`A note has at most ${formatCount(longestNote)} characters.`);
    const isVisitTyped = typed.visit !== '';
    const next = readNext(fields, typed, office.clock.now());
    if (next === 'no-such-day')
      return say('Which day is the next call? Choose today or a day of the next twelve months.');
    if (next !== null && cannotFollow(stage, isVisitTyped))
      return say(
        'With a visit, or won or lost, there is no next call. Empty its day, or press another button.',
      );
    if (stage === null && note === '' && !isVisitTyped && next === null)
      return say('There is nothing to save: the note is empty.');
    if (stage === 'visit-set' || isVisitTyped) {
      if (visitAt === null) return say('When is the visit? Enter its day and time.');
      if (Math.abs(visitAt - office.clock.now()) > farthestVisitMs)
        return say('That visit is more than a year away. Please look at its year.');
      if (stage === 'new' || stage === 'lost')
        return say(
          'A request that is new or lost has no visit. Empty the Visit field, or press another button.',
        );
    }
    try {
      await recordProgress(officeOf(request), reference, {
        revision: readRevision(fields.revision),
        note,
        stage,
        visitAt,
        next,
      });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const text = await describeChange(context, request, reference);
      return refuse(request, reply, 409, reference, text);
    }
    return reply.redirect(`${requestPath(reference)}?done=saved`, 303);
  });
}

/** The next call that was pressed, or typed beside another button. */
function readNext(
  fields: Fields,
  typed: TypedProgress,
  now: number,
): NonNullable<Progress['next']> | 'no-such-day' | null {
  if (fields.next === 'none') return 'none';
  if (fields.next === 'voicemail') return { step: 'voicemail', at: shopMorning(now, daysUntil.voicemail) };
  const day = typeof fields.next === 'string' && fields.next !== 'typed' ? fields.next : typed.nextDay;
  if (day === '' && fields.next === undefined) return null;
  const { day: today } = toShopFields(now);
  const from = readShopDay(day);
  if (from === null || day < today || from - now > farthestVisitMs) return 'no-such-day';
  // Of today: at once, and not in the morning that is over.
  return { step: 'call-back', at: day === today ? now : shopMorning(from, 0) };
}

const cannotFollow = (stage: Stage | null, isVisitTyped: boolean) =>
  isVisitTyped || stage === 'visit-set' || stage === 'won' || stage === 'lost' || stage === 'new';

/** What a won one was worth, or why one was lost: asked for after the press, and nobody has to answer. */
function addOutcomeRoute(app: FastifyInstance, context: DeskContext): void {
  app.post<Route>('/requests/:reference/outcome', async (request, reply) => {
    const reference = referenceOf(request);
    const { dollars, reason, revision } = readFields(request.body);
    const refuse = (status: number, text: string) =>
      sendRequestPage(context, request, reply.code(status), reference, {
        typed: readTyped(readFields(request.body)),
        message: { tone: 'danger', text },
      });
    const typed = typeof dollars === 'string' ? dollars.replace(/[$,\s]/g, '') : null;
    if (typed !== null && !/^\d{0,8}(?:\.\d\d)?$/.test(typed))
      return refuse(422, 'An amount is a number of dollars, like 12,400.');
    const lostReason =
      typeof reason === 'string' && Object.hasOwn(lostReasons, reason) ? (reason as LostReason) : null;
    const outcome =
      typed === null ? { lostReason } : { wonDollars: typed === '' ? null : Math.round(Number(typed)) };
    try {
      await recordOutcome(context.officeOf(request), reference, readRevision(revision), outcome);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      return refuse(409, await describeChange(context, request, reference));
    }
    return reply.redirect(`${requestPath(reference)}?done=saved`, 303);
  });
}

function addForgetRoutes(app: FastifyInstance, { send, officeOf, office }: DeskContext): void {
  app.get<Route>('/requests/:reference/forget', async (request, reply) => {
    const { file } = await showLead(officeOf(request), referenceOf(request));
    return send(request, reply, { kind: 'forget', file });
  });

  app.post<Route>('/requests/:reference/forget', async (request, reply) => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const lead = await findLeadByReference(office.database.queries, reference);
    const others = lead ? await findLeadsOfSamePerson(office.database.queries, lead.id) : [];
    const also = others.filter((other) => fields[`also-${other.reference}`] !== undefined);
    const references = [reference, ...also.map((other) => other.reference)];
    const forgotten = await forgetAll(officeOf(request), references).catch((error: Error) => {
      if (error instanceof CannotBeDone) throw error;
      request.log.error({ reference, reason: error.message }, 'a person could not be forgotten completely');
      throw new CannotBeDone(
        'Not everything is erased yet. Please go back and press “Forget for good” again.',
      );
    });
    return send(request, reply, {
      kind: 'forgotten',
      references,
      ...forgotten,
      isPostgres: office.database.dialect === 'postgres',
    });
  });
}

async function forgetAll(office: Office, references: readonly string[]): Promise<Forgotten> {
  const all: Forgotten[] = [];
  for (const reference of references) all.push(await forgetLead(office, reference));
  return {
    sentBy: [...new Set(all.flatMap(({ sentBy }) => sentBy))],
    beingSentBy: [...new Set(all.flatMap(({ beingSentBy }) => beingSentBy))],
  };
}

/** @throws NoSuchLead for what is no reference. */
export function referenceOf({ params }: FastifyRequest<{ Params: Route['Params'] }>): string {
  const reference = readReference(params.reference);
  if (reference === null) throw new NoSuchLead(params.reference);
  return reference;
}

/** An unknown revision matches none. */
export function readRevision(value: unknown): number {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
}

/** Who changed the request, to what, and when. */
export async function describeChange(
  { officeOf }: DeskContext,
  request: FastifyRequest,
  reference: string,
): Promise<string> {
  const { file } = await showLead(officeOf(request), reference);
  const { by, at } =
    file.history.findLast(({ action }) =>
      ['stage-set', 'next-set', 'outcome-set', 'corrected'].includes(action),
    ) ?? {};
  const who = by ?? 'Somebody on the command line';
  const when = at === undefined ? '' : ` at ${formatShopTime(at)}`;
  return `${who} has changed this request to “${stageWords[file.stage]}”${when}. Nothing of yours was saved; what you typed is still below.`;
}
