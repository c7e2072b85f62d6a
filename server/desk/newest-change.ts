// What open pages ask for every few seconds, so that they renew themselves. What has changed is in the database alone:
// another server may have taken the request.

import type { FastifyInstance } from 'fastify';
import { countWaiting } from '../database/agenda.ts';
import { findNewestChange } from '../database/audit-entries.ts';
import type { Office } from '../office/office.ts';
import type { DeskContext, NewestChange } from './desk-context.ts';

export async function findNewest({
  database,
  clock,
}: Pick<Office, 'database' | 'clock'>): Promise<NewestChange> {
  // Read before the count: what comes in between is reported twice rather than never.
  const newest = await findNewestChange(database.queries);
  const waiting = await countWaiting(database.queries, clock.now());
  return { newestChange: `${newest} ${waiting}`, waiting };
}

export function addChanges(app: FastifyInstance, { office }: DeskContext): void {
  app.get('/changes', () => findNewest(office));
}
