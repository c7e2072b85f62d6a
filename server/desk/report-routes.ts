// What the desk says about all requests together: figures, the record of who did what, and files to take away.

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findAuditEntries } from '../database/audit-entries.ts';
import { exportLeads } from '../office/export-leads.ts';
import { countFigures } from '../office/figures.ts';
import { recordAction } from '../office/office.ts';
import type { DeskContext } from './desk-context.ts';

const entriesPerPage = 100;

export function addReportRoutes(app: FastifyInstance, { send, office, officeOf }: DeskContext): void {
  app.get('/numbers', async (request, reply) =>
    send(request, reply, { kind: 'numbers', figures: await countFigures(office) }),
  );

  app.get<{ Querystring: { before?: string } }>('/record', async (request, reply) => {
    const { before } = request.query;
    const { queries } = office.database;
    const entries = await findAuditEntries(
      queries,
      typeof before === 'string' ? before : null,
      entriesPerPage + 1,
    );
    const shown = entries.slice(0, entriesPerPage);
    const last = entries.length > entriesPerPage ? shown.at(-1) : undefined;
    const nextHref = last ? `/desk/record?before=${last.id}` : null;
    return send(request, reply, { kind: 'record', entries: shown, nextHref });
  });

  app.post('/export', async (request, reply) => {
    await office.database.transaction((transaction) =>
      recordAction(officeOf(request), transaction, 'exported'),
    );
    const pages = exportLeads(office, { format: 'csv', forExcel: true });
    const text = async function* () {
      for await (const page of pages) yield page.text;
    };
    return reply
      .header('content-disposition', 'attachment; filename="requests.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(text()));
  });
}
