import { leadsAndOutbox } from './0001-leads-and-outbox.ts';
import type { Migration } from './migration.ts';

export const allMigrations: readonly Migration[] = [leadsAndOutbox];
