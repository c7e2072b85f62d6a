import type { FastifyInstance } from 'fastify';
import { type Agenda, countOfDay } from '../database/agenda.ts';
import { countMatchingLeads, type LeadQuery } from '../database/lead-list.ts';
import type { LeadPosition } from '../database/leads.ts';
import type { Fields } from '../http/form-bodies.ts';
import { findMisspelled } from '../office/find-misspelled.ts';
import { nameOf } from '../office/lead-record.ts';
import { listAgenda, listLeads } from '../office/list-leads.ts';
import { shopDayOf } from '../office/shop-time.ts';
import type { DeskContext } from './desk-context.ts';
import { listHref, readFilters, readPosition, toLeadQuery } from './list-filters.ts';
import { findNewest } from './newest-change.ts';

const leadsPerPage = 50;

/** What waits for a call, which the desk opens with; what is due today; and all requests. */
export function addListRoutes(app: FastifyInstance, { office, send }: DeskContext): void {
  const listFound = async (query: LeadQuery, position: LeadPosition) => {
    const found = await listLeads(office, query, position, leadsPerPage);
    const ids = found.matching === 0 ? await findMisspelled(office, query) : [];
    if (ids.length === 0) return { ...found, isMisspelled: false };
    const nearly = await listLeads(office, { ...query, words: [], ids }, null, leadsPerPage);
    return { ...nearly, isMisspelled: true };
  };
  const listDue = async (agenda: Agenda) => ({
    ...(await listAgenda(office, agenda, leadsPerPage)),
    isMisspelled: false,
  });
  app.get<{ Querystring: Fields }>('/', async (request, reply) => {
    const filters = readFilters(request.query);
    const position = readPosition(request.query);
    const { queries } = office.database;
    const query = toLeadQuery(filters);
    const now = office.clock.now();
    const newest = await findNewest(office);
    // Together, so that on a busy machine they wait for their turn once.
    const [found, held, dueToday] = await Promise.all([
      filters.view === 'all' ? listFound(query, position) : listDue(filters.view),
      filters.held ? 0 : countMatchingLeads(queries, { ...query, isQuarantined: true }),
      countOfDay(queries, shopDayOf(now)),
    ]);
    const { leads, next, ...others } = found;
    const page = {
      ...others,
      kind: 'list',
      filters,
      leads: leads.map((lead) => ({ ...lead, name: nameOf(lead) })),
      dueToday,
      now,
      held: { matching: held, href: listHref({ ...filters, held: true }) },
      firstHref: listHref(filters),
      nextHref: next && listHref(filters, next),
      isFirstPage: position === null,
    } as const;
    return send(request, reply, page, newest);
  });
}
