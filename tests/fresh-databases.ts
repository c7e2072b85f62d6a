// One suite, two databases: what .db.test.ts files ask of one runs on SQLite and on PostgreSQL, each test on an empty
// database of its own.

import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import type { DatabaseAddress, LeadDatabase } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { makeFolder } from './temporary-folder.ts';
import { isThorough } from './thorough.ts';

export type DatabaseKind = DatabaseAddress['kind'];

export function describeOnBothDatabases(title: string, body: (kind: DatabaseKind) => void): void {
  describe.each<DatabaseKind>(['sqlite', 'postgres'])(`${title} (%s)`, body);
}

/** What asks the database nothing that is not asked on both elsewhere; once a day it is. */
export function describeOnOneDatabase(title: string, body: (kind: DatabaseKind) => void): void {
  if (isThorough) describeOnBothDatabases(title, body);
  else describe(title, () => body('sqlite'));
}

/** An empty database without tables, gone when the test is over. */
export async function makeDatabase(
  kind: DatabaseKind,
  whenFinished = onTestFinished,
): Promise<DatabaseAddress> {
  if (kind === 'sqlite') return { kind, path: join(makeFolder(), 'leads.db') };
  const { name, url } = await createOnPostgres('template1');
  whenFinished(() => runOn(inject('postgresUrl'), `drop database ${name} with (force)`));
  return { kind, url };
}

async function createOnPostgres(template: string) {
  const maintenanceUrl = inject('postgresUrl');
  const name = `leads_${randomUUID().replaceAll('-', '')}`;
  await runOn(maintenanceUrl, `create database ${name} template ${template} strategy file_copy`);
  return { name, url: maintenanceUrl.replace(/\/postgres$/, `/${name}`) };
}

/** Addresses on PostgreSQL of databases that tests of this process have used: to empty one is quicker than to make one. */
const emptied: string[] = [];

/** A database with all its tables and nothing in them. */
async function makeDatabaseWithTables(kind: DatabaseKind): Promise<DatabaseAddress> {
  if (kind === 'sqlite') {
    const path = join(makeFolder(), 'leads.db');
    writeFileSync(path, inject('sqliteFile'), 'base64');
    return { kind, path };
  }
  const url = emptied.pop() ?? (await createOnPostgres('with_tables')).url;
  onTestFinished(async () => {
    const emptying = inject('tables').map((table) => `delete from ${table}`);
    // One whose tables a test has renamed, or that takes no writes, is not used again.
    await runOn(url, `set session_replication_role = replica; ${emptying.join('; ')}`).then(
      () => emptied.push(url),
      () => {},
    );
  });
  return { kind, url };
}

/** Opens a database for the length of the test. Twice on one address is two servers. */
export function openForTest(address: DatabaseAddress): LeadDatabase {
  const database = openDatabase(address);
  onTestFinished(() => database.close());
  return database;
}

/** A database with all its tables, ready for leads, and where it is. */
export async function openFreshDatabaseAt(kind: DatabaseKind) {
  const address = await makeDatabaseWithTables(kind);
  return { address, database: openForTest(address) };
}

export const openFreshDatabase = async (kind: DatabaseKind) => (await openFreshDatabaseAt(kind)).database;

/** Deletes a lead and leaves its outbox entries, as a repair by hand can do. */
export async function deleteOnlyTheLead(address: DatabaseAddress, reference: string): Promise<void> {
  const statement = `delete from leads where reference = '${reference}'`;
  if (address.kind === 'postgres')
    return runOn(address.url, `set session_replication_role = replica; ${statement}`);
  const database = new DatabaseSync(address.path, { enableForeignKeyConstraints: false, timeout: 5_000 });
  database.exec(statement);
  database.close();
}

/** Runs one statement as psql would, for what the lead server never does. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Lets everybody read and nobody store a lead, until it is allowed again. */
export async function allowWrites(address: DatabaseAddress, isAllowed: boolean): Promise<void> {
  if (address.kind === 'sqlite') {
    const refusing =
      "create trigger refusing before insert on leads begin select raise(abort, 'no writes'); end";
    const database = new DatabaseSync(address.path, { timeout: 5_000 });
    database.exec(isAllowed ? 'drop trigger refusing' : refusing);
    database.close();
    return;
  }
  const { pathname } = new URL(address.url);
  const mode = isAllowed ? 'off' : 'on';
  await runOn(
    address.url,
    `begin read write; alter database ${pathname.slice(1)} set default_transaction_read_only = ${mode}; commit`,
  );
  await runOn(
    address.url,
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}
