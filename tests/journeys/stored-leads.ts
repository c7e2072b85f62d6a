// What the database says, asked past the program that wrote it.

import { DatabaseSync } from 'node:sqlite';

export interface StoredLead {
  readonly reference: string;
  readonly form: string;
  readonly quarantine_reason: string | null;
  /** The whole lead, as its form's schema has it. */
  readonly lead_json: string;
}

export interface StoredEntry {
  readonly carrier: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_reason: string | null;
}

function read<T>(file: string, sql: string): T[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare(sql).all() as T[];
  } finally {
    database.close();
  }
}

export function storedLeads(databaseFile: string): StoredLead[] {
  return read(databaseFile, 'select * from leads order by received_at');
}

/** What the visitor told us; an empty object where there is no lead. */
export function toldIn(lead: StoredLead | undefined): unknown {
  return JSON.parse(lead?.lead_json ?? '{}');
}

export function outboxEntries(databaseFile: string): StoredEntry[] {
  return read(databaseFile, 'select * from outbox_entries');
}

/** How many came to each step of the calculators, in the order in which they were counted first. */
export function countedSteps(databaseFile: string): readonly (readonly [step: string, visits: number])[] {
  const rows = read<{ step: string; visits: number }>(
    databaseFile,
    'select step, visits from step_counts order by rowid',
  );
  return rows.map(({ step, visits }) => [step, visits]);
}

/** Asks `question` until it is true; the journey fails with the last answer when it never is. */
export async function eventually(
  question: () => boolean | Promise<boolean>,
  withinMs = 45_000,
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await question()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return question();
}
