// What the desk writes down itself: a request that came by phone or over the counter, and corrected contact details.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskFields } from '#leads/forms/desk-lead.ts';
import { defaultsOf } from '#leads/forms/form-table.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import { readFields } from '../http/form-bodies.ts';
import { KeyReused } from '../intake/submission.ts';
import { correctable, correctContact } from '../office/correct-contact.ts';
import { findLead, OperationRefused, recordAction } from '../office/office.ts';
import { generateToken } from '../office/people.ts';
import { EditConflict } from '../office/record-progress.ts';
import { showLead } from '../office/show-lead.ts';
import type { DeskContext } from './desk-context.ts';
import type { DeskPage, Texts } from './desk-page.ts';
import { describeChange, type Route, readRevision, referenceOf } from './request-page.ts';
import { textOf, textsIn } from './unsaved-text.ts';

const asked = Object.entries(deskFields);
const pleaseLook = 'Nothing was saved yet. Please look at this:';

type RequestForm = Pick<DeskPage & { readonly kind: 'request-form' }, 'errors' | 'message'>;
const nothingWrong: RequestForm = { errors: {}, message: null };

function sendRequestForm(
  { send }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { key = generateToken(), ...typed }: Texts = {},
  wrong: RequestForm = nothingWrong,
): Promise<FastifyReply> {
  const values = { ...defaultsOf(deskFields), ...typed };
  return send(request, reply, {
    kind: 'request-form',
    reference: null,
    hidden: { key },
    asked,
    values,
    ...wrong,
  });
}

export function addRequestFormRoutes(app: FastifyInstance, context: DeskContext): void {
  const { office, officeOf, enterLead } = context;
  addCorrectionRoutes(app, context);
  app.get('/new', (request, reply) => sendRequestForm(context, request, reply));

  app.post('/new', async (request, reply) => {
    const fields = readFields(request.body);
    const typed = textsIn(fields, Object.keys(deskFields));
    // Tells a form that is sent twice.
    const key = /^[\w-]{43}$/.test(textOf(fields.key)) ? textOf(fields.key) : generateToken();
    const checked = readLead('desk', typed);
    if (checked.kind === 'invalid') {
      const wrong = { errors: checked.errors, message: pleaseLook };
      return sendRequestForm(context, request, reply.code(422), { ...typed, key }, wrong);
    }
    const lead = checked.value;
    const { reference, isRepeat } = await enterLead({
      lead,
      sent: lead.contact,
      idempotencyKey: key,
      quarantine: null,
      photographsExpected: 0,
    }).catch((error: unknown) => {
      if (error instanceof KeyReused)
        throw new OperationRefused(
          'This form was saved already. Open “New request” once more for another one.',
        );
      throw error;
    });
    if (!isRepeat) {
      const { id } = await findLead(office, reference);
      await office.database.transaction((transaction) =>
        recordAction(officeOf(request), transaction, 'entered', { leadId: id }),
      );
    }
    return reply.redirect(`/desk/requests/${reference}?done=entered`, 303);
  });
}

function addCorrectionRoutes(app: FastifyInstance, context: DeskContext): void {
  const { officeOf, send } = context;
  const sendContactPage = async (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    typed: Texts,
    wrong: RequestForm,
  ) => {
    const reference = referenceOf(request);
    const { details, lead } = await showLead(officeOf(request), reference);
    if (lead === null)
      throw new OperationRefused(`There is nothing left of ${reference} that could be corrected.`);
    return send(request, reply, {
      kind: 'request-form',
      reference,
      hidden: { revision: String(details.revision) },
      asked: correctable(lead.form),
      values: { ...lead.contact, ...typed },
      ...wrong,
    });
  };

  app.get<Route>('/requests/:reference/contact', (request, reply) =>
    sendContactPage(request, reply, {}, nothingWrong),
  );

  app.post<Route>('/requests/:reference/contact', async (request, reply) => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const typed = textsIn(fields);
    try {
      const revision = readRevision(fields.revision);
      const correction = await correctContact(officeOf(request), reference, revision, typed);
      if (correction.kind === 'invalid') {
        const wrong = { errors: correction.errors, message: pleaseLook };
        return sendContactPage(request, reply.code(422), typed, wrong);
      }
    } catch (error) {
      if (!(error instanceof EditConflict)) throw error;
      const message = await describeChange(context, request, reference);
      return sendContactPage(request, reply.code(409), typed, { errors: {}, message });
    }
    return reply.redirect(`/desk/requests/${reference}?done=saved`, 303);
  });
}
