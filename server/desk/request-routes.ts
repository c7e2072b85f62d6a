// One request at the desk: reading it, sending it again, confirming its visit, taking it away.

import type { FastifyInstance } from 'fastify';
import { sendPicture } from '../http/photograph-page.ts';
import { confirmVisit } from '../office/confirm-visit.ts';
import { findLead, recordAction } from '../office/office.ts';
import { retryLead } from '../office/retry-leads.ts';
import type { DeskContext } from './desk-context.ts';
import { addForgetRoutes } from './forget-routes.ts';
import { addProgressRoutes } from './progress-routes.ts';
import { sendExport } from './report-routes.ts';
import { type Route, referenceOf, requestPath, sendRequestPage } from './request-page.ts';

/** What is said after a redirect; an address can say nothing else. */
const doneWords: ReadonlyMap<unknown, string> = new Map([
  ['saved', 'Saved.'],
  ['sent', 'It is on its way.'],
  ['confirmed', 'The visit is confirmed by email.'],
  ['entered', 'The request is saved. What is next?'],
]);

export function addRequestRoutes(app: FastifyInstance, context: DeskContext): void {
  const { officeOf, office, wakeRelay } = context;
  addProgressRoutes(app, context);
  addForgetRoutes(app, context);

  app.get<Route>('/requests/:reference', async (request, reply) => {
    const done = doneWords.get(request.query.done);
    return sendRequestPage(context, request, reply, referenceOf(request), {
      message: done === undefined ? null : { tone: 'success', text: done },
    });
  });

  app.get<{ Params: { reference: string; picture: string } }>(
    '/requests/:reference/photographs/:picture',
    async (request, reply) => {
      const { id } = await findLead(office, referenceOf(request));
      const list = await office.photographs.list(id);
      const photograph = list.find(({ place }) => `${place}.jpg` === request.params.picture);
      const picture = await photograph?.read();
      return picture ? sendPicture(reply, picture) : reply.callNotFound();
    },
  );

  app.post<Route>('/requests/:reference/send', async (request, reply) => {
    const reference = referenceOf(request);
    await retryLead(officeOf(request), reference);
    wakeRelay();
    return reply.redirect(`${requestPath(reference)}?done=sent`, 303);
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
