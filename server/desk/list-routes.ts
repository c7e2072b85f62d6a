import type { FastifyInstance } from 'fastify';
import { findNewestChange } from '../database/audit-entries.ts';
import { countMatchingLeads } from '../database/lead-list.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { Fields } from '../http/form-bodies.ts';
import { nameOf } from '../office/lead-record.ts';
import { listLeads } from '../office/list-leads.ts';
import type { DeskContext } from './desk-context.ts';
import { listHref, readFilters, readPosition, toLeadQuery } from './list-filters.ts';

const leadsPerPage = 50;

/** The list of requests, which the desk opens with. */
export function addListRoutes(app: FastifyInstance, { office, send }: DeskContext): void {
  app.get<{ Querystring: Fields }>('/', async (request, reply) => {
    const filters = readFilters(request.query);
    const position = readPosition(request.query);
    const { queries } = office.database;
    // Before the list: what comes in between is told again.
    const newestChange = await findNewestChange(queries);
    const query = toLeadQuery(filters);
    const page = await listLeads(office, query, position, leadsPerPage);
    const isQuarantined = true;
    const held = filters.held ? 0 : await countMatchingLeads(queries, { ...query, isQuarantined });
    return send(request, reply, {
      kind: 'list',
      filters,
      people: await findNamesOfPeople(queries),
      leads: page.leads.map((lead) => ({ ...lead, name: nameOf(lead) })),
      matching: page.matching,
      held: { matching: held, href: listHref({ ...filters, held: true }) },
      firstHref: listHref(filters),
      nextHref: page.next && listHref(filters, page.next),
      isFirstPage: position === null,
      newestChange,
    });
  });
}
