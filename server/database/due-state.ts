import { sql } from 'kysely';

/**
 * The state of the index over due entries, written out in the statement: a planner does not look into parameters to
 * find out whether a partial index applies.
 */
export const dueState = sql.lit('due' as const);
