import type { FastifyInstance } from 'fastify';
import { countMatchingLeads } from '../database/lead-list.ts';
import { findNamesOfPeople } from '../database/people.ts';
import type { Fields } from '../http/form-bodies.ts';
import { nameOf } from '../office/lead-record.ts';
import { countAgendas, listAgenda, listLeads } from '../office/list-leads.ts';
import type { DeskContext } from './desk-context.ts';
import { listHref, readFilters, readPosition, toLeadQuery } from './list-filters.ts';

const leadsPerPage = 50;

/** What waits for a call, which the desk opens with; what is due today; and all requests. */
export function addListRoutes(app: FastifyInstance, { office, send }: DeskContext): void {
  app.get<{ Querystring: Fields }>('/', async (request, reply) => {
    const filters = readFilters(request.query);
    const position = readPosition(request.query);
    const { queries } = office.database;
    const query = toLeadQuery(filters);
    const waiting = await countAgendas(office);
    const { leads, matching, next } =
      filters.view === 'all'
        ? await listLeads(office, query, position, leadsPerPage)
        : {
            leads: await listAgenda(office, filters.view, leadsPerPage),
            matching: waiting[filters.view],
            next: null,
          };
    const isQuarantined = true;
    const held = filters.held ? 0 : await countMatchingLeads(queries, { ...query, isQuarantined });
    return send(request, reply, {
      kind: 'list',
      filters,
      people: await findNamesOfPeople(queries),
      leads: leads.map((lead) => ({ ...lead, name: nameOf(lead) })),
      matching,
      waiting,
      now: office.clock.now(),
      held: { matching: held, href: listHref({ ...filters, held: true }) },
      firstHref: listHref(filters),
      nextHref: next && listHref(filters, next),
      isFirstPage: position === null,
    });
  });
}
