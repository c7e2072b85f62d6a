import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import { isLocked, type NodeSqlite } from './node-sqlite.ts';

/** Shorter: an operator's export makes visitors see an error. Longer: they wait for an error that comes anyway. */
const longestWaitForLockMs = 4_000;
const pauseBetweenTriesMs = 25;
/** Enough for a disk that somebody is just clearing; supervisors do not wait for more. */
const longestWaitAtEndMs = 2_000;

/** Kysely's SQLite dialect over Node's own driver, with transactions that take the write lock at once. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: NodeSqlite;

  constructor(database: NodeSqlite) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: NodeSqlite;

  constructor(database: NodeSqlite) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    // Nothing may throw here: Kysely would wait for this connection forever.
    this.#database.rescueIfGone();
    const giveUpAt = performance.now() + longestWaitForLockMs;
    while (!this.#database.tryOpening() && performance.now() < giveUpAt) await pause(pauseBetweenTriesMs);
    this.#database.warmCache();
    return connection;
  }

  /**
   * IMMEDIATE: a transaction that reads first and wants to write later would fail when another process wrote in
   * between, and no waiting helps it.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const giveUpAt = performance.now() + longestWaitForLockMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) throw error;
        await pause(pauseBetweenTriesMs);
      }
    }
  }

  override async destroy(): Promise<void> {
    const giveUpAt = performance.now() + longestWaitAtEndMs;
    this.#database.rescueIfGone();
    while (this.#database.isStranded && performance.now() < giveUpAt) {
      await pause(pauseBetweenTriesMs);
      this.#database.rescueIfGone();
    }
    if (!this.#database.isStranded) return super.destroy();
    // Left open: closing it would write what it holds into whatever is there now.
    this.#database.reportStranded();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction) await super.rollbackTransaction(connection);
  }
}
