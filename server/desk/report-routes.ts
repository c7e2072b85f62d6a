// What the desk says about all requests together: figures, the record of who did what, and files to take away.

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAuditEntries } from '../database/audit-entries.ts';
import { findCalendarFeed, findCalendarFeedOf, findNamesOfPeople } from '../database/people.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { type ExportedLeads, exportLeads } from '../office/export-leads.ts';
import { countFigures } from '../office/figures.ts';
import { recordAction } from '../office/office.ts';
import { hashToken } from '../office/people.ts';
import { linkCalendar, writeVisitCalendar } from '../office/visit-calendar.ts';
import { type DeskContext, isLimited } from './desk-context.ts';
import { readFilters, toLeadKind } from './list-filters.ts';

const entriesPerPage = 100;

export function addReportRoutes(app: FastifyInstance, context: DeskContext): void {
  const { send, office, officeOf, siteUrl } = context;
  app.get<{ Querystring: Fields }>('/numbers', async (request, reply) => {
    const filters = readFilters(request.query);
    const figures = await countFigures(office, toLeadKind(filters));
    const people = await findNamesOfPeople(office.database.queries);
    return send(request, reply, { kind: 'numbers', figures, filters, people });
  });

  app.get<{ Querystring: { before?: string } }>('/record', async (request, reply) => {
    const { before } = request.query;
    const { queries } = office.database;
    const entries = await findAuditEntries(
      queries,
      typeof before === 'string' && /^[\w-]{1,64}$/.test(before) ? before : null,
      entriesPerPage + 1,
    );
    const shown = entries.slice(0, entriesPerPage);
    const last = entries.length > entriesPerPage ? shown.at(-1) : undefined;
    const nextHref = last ? `/desk/record?before=${last.id}` : null;
    return send(request, reply, { kind: 'record', entries: shown, nextHref });
  });

  app.post('/export/csv', async (request, reply) => {
    await office.database.transaction((transaction) =>
      recordAction(officeOf(request), transaction, 'exported'),
    );
    return sendExport(context, reply, 'all');
  });

  app.post('/calendar', async (request, reply) => {
    const reader = officeOf(request);
    const earlier = reader.personId && (await findCalendarFeedOf(office.database.queries, reader.personId));
    const { replace } = readFields(request.body);
    if (earlier && replace === undefined)
      return send(request, reply, { kind: 'replace-calendar', linkedAt: earlier.createdAt });
    const href = `${siteUrl}/desk/calendar/${await linkCalendar(reader, replace === 'yes')}.ics`;
    return send(request, reply, { kind: 'calendar', href });
  });
}

/** These leads as a table that Excel opens. */
export async function sendExport(
  { office }: DeskContext,
  reply: FastifyReply,
  which: ExportedLeads,
): Promise<FastifyReply> {
  const name = which !== 'all' && 'reference' in which ? which.reference : 'requests';
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  const pages = exportLeads(office, 'excel', which);
  const text = async function* () {
    for await (const page of pages) yield page.text;
  };
  return reply.type('text/csv; charset=utf-8').send(Readable.from(text()));
}

/** For calendars, which cannot sign in: anybody who knows the address may read. */
export function addCalendarFeed(app: FastifyInstance, { office, siteUrl }: DeskContext): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', isLimited, async (request, reply) => {
    const feed = await findCalendarFeed(office.database.queries, hashToken(request.params.token));
    if (!feed) return reply.callNotFound();
    return reply.type('text/calendar; charset=utf-8').send(await writeVisitCalendar(office, siteUrl));
  });
}
