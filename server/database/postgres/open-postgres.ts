import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { describeDatabase, type LeadDatabase } from '../lead-database.ts';
import { applyMigrations } from '../migrations/apply-migrations.ts';
import type { LeadTables, Queries } from '../tables.ts';

/** Any number that no other program uses in this database: it names the lock that servers migrate under. */
const migrationLock = 7_305_142;

const bigintOid = 20;
/** Shorter gives up on a busy server, longer keeps visitors waiting for an answer that will be "try again". */
const connectWithinMs = 3_000;
const answerWithinMs = 5_000;

/** The lead store in PostgreSQL, shared by any number of servers. Connects on first use and again after an outage. */
export function openPostgres(url: string): LeadDatabase {
  const pool = new Pool({
    connectionString: url,
    application_name: 'lead-server',
    max: 10,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: answerWithinMs,
    // The server's own limit does not help when the network loses its answer.
    query_timeout: answerWithinMs + 1_000,
    keepAlive: true,
    types: {
      // Moments and counts stay far below 2^53; the driver would return them as text.
      getTypeParser: ((oid: number, format: 'text') =>
        oid === bigintOid ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while idle, or between two statements of a transaction, is reported by the next query on
  // it or replaced by the pool. Without a listener on each it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const queries: Queries = new Kysely<LeadTables>({
    dialect: new PostgresDialect({
      pool,
      // "Received" is said after the commit; whatever the server's default is, ours means "on disk".
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'));
      },
    }),
  });
  // Whatever the server's default is: anything stricter fails leads that arrive together.
  const transaction: LeadDatabase['transaction'] = (work) =>
    queries.transaction().setIsolationLevel('read committed').execute(work);
  return {
    dialect: 'postgres',
    location: describeDatabase({ kind: 'postgres', url }),
    queries,
    transaction,
    deliveryTransaction: transaction,
    migrate: () =>
      transaction(async (opened) => {
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(opened);
        return applyMigrations(opened, Date.now());
      }),
    isWrongAddress: () => false,
    // PostgreSQL checks its pages itself.
    findDamage: async () => null,
    // Dead rows are overwritten when the database sees fit, and its own log keeps them for a while; the runbook says
    // how to hurry it. Rewriting the tables from here would lock out every visitor.
    eraseTraces: async () => {},
    close: () => queries.destroy(),
  };
}
