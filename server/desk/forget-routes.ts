// Forgetting a person, with every request that is theirs.

import type { FastifyInstance } from 'fastify';
import { findLeadsOfSamePerson } from '../database/lead-keys.ts';
import { findLeadByReference } from '../database/leads.ts';
import { readFields } from '../http/form-bodies.ts';
import { type Forgotten, forgetLead } from '../office/forget-lead.ts';
import { type Office, OperationRefused } from '../office/office.ts';
import { showLead } from '../office/show-lead.ts';
import type { DeskContext } from './desk-context.ts';
import { type Route, referenceOf } from './request-page.ts';

export function addForgetRoutes(app: FastifyInstance, { send, officeOf, office }: DeskContext): void {
  app.get<Route>('/requests/:reference/forget', async (request, reply) => {
    const { details } = await showLead(officeOf(request), referenceOf(request));
    return send(request, reply, { kind: 'forget', details });
  });

  app.post<Route>('/requests/:reference/forget', async (request, reply) => {
    const reference = referenceOf(request);
    const fields = readFields(request.body);
    const lead = await findLeadByReference(office.database.queries, reference);
    const others = lead ? await findLeadsOfSamePerson(office.database.queries, lead.id) : [];
    const also = others.filter((other) => fields[`also-${other.reference}`] !== undefined);
    const references = [reference, ...also.map((other) => other.reference)];
    const forgotten = await forgetAll(officeOf(request), references).catch((error: Error) => {
      if (error instanceof OperationRefused) throw error;
      request.log.error({ reference, reason: error.message }, 'a person could not be forgotten completely');
      throw new OperationRefused(
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
