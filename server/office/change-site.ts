// What the office changes on the site without the developer: written to a file that the build reads, on record, and undone with
// one press. See docs/decisions/0044-what-the-office-may-change.md.

import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OfficeChanges } from '#content/business/office-changes.ts';
import { findAuditEntry } from '../database/audit-entries.ts';
import type { AuditAction } from '../database/tables.ts';
import { putInPlace } from '../platform/durable-file.ts';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';
import { parseOfficeChanges, readOfficeChangesText, writeOfficeChanges } from '../settings/office-changes.ts';
import { ConfigurationError } from '../settings/setting-kinds.ts';
import { CannotBeDone, type Office, recordAction } from './office.ts';
import { ChangedMeanwhile } from './record-progress.ts';
import type { SiteBuilds } from './site-builds.ts';

/** The site, as far as the office may change it. */
export interface ChangeableSite {
  readonly changesFile: string;
  readonly builds: SiteBuilds;
}

export interface SiteAsChanged {
  readonly changes: OfficeChanges;
  /** Tells whether somebody else has changed it meanwhile. */
  readonly revision: string;
  /** Whether visitors see it. */
  readonly isServed: boolean;
}

const revisionOf = (text: string | null): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('base64url')
    .slice(0, 16);

/** @throws CannotBeDone for a file that cannot be used. */
export function readSite({ changesFile, builds }: ChangeableSite): SiteAsChanged {
  try {
    const text = readOfficeChangesText(changesFile);
    return {
      changes: parseOfficeChanges(text, changesFile),
      revision: revisionOf(text),
      isServed: builds.served()?.text === (text ?? ''),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new CannotBeDone(
      `What the office has changed cannot be read, so nothing can be changed now. Visitors see the site as it was. Tell whoever runs the website: ${error.message}`,
    );
  }
}

/** At the start of a server: a change whose build was cut off is built now. */
export function buildWhatIsNotServed(site: ChangeableSite, log: OperatorLog): void {
  try {
    const isThere = readOfficeChangesText(site.changesFile) !== null;
    if (isThere && !readSite(site).isServed) site.builds.start();
  } catch (error) {
    log.error(
      { reason: reasonOf(error) },
      'what the office has changed cannot be read; the site is as it was built',
    );
  }
}

/** One after the other: who comes second finds a revision that is no longer theirs. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Puts `changes` in the place of what was there, on record, and builds.
 * @throws ChangedMeanwhile, CannotBeDone; then nothing has been changed.
 */
export function changeSite(
  office: Office,
  site: ChangeableSite,
  revision: string,
  changes: OfficeChanges,
  action: AuditAction = 'site-changed',
): Promise<void> {
  const change = turn.then(async () => {
    const { obstacle } = site.builds;
    if (obstacle !== null) throw new CannotBeDone(`The site cannot be changed from here: ${obstacle}.`);
    const before = readSite(site);
    if (before.revision !== revision) throw new ChangedMeanwhile();
    const after = writeOfficeChanges(changes);
    if (after === writeOfficeChanges(before.changes)) return;
    const detail = JSON.stringify({ before: before.changes, after: changes });
    const aside = await writeAside(site.changesFile, after);
    try {
      await office.database.transaction((transaction) =>
        recordAction(office, transaction, action, { detail }),
      );
      await putInPlace(aside, site.changesFile);
    } finally {
      await rm(aside, { force: true });
    }
    site.builds.start();
  });
  turn = change.catch(() => {});
  return change;
}

const siteActions: ReadonlySet<AuditAction> = new Set(['site-changed', 'site-change-undone']);

/** What a record of a change says; null for what is none. */
function readChangeRecord(
  detail: string | null,
): { readonly before: OfficeChanges; readonly after: OfficeChanges } | null {
  try {
    return detail === null ? null : JSON.parse(detail);
  } catch {
    return null;
  }
}

/** Whether the site is as this change left it, so that it can be undone. */
function isUndoable(
  { action, detail }: { readonly action: AuditAction; readonly detail: string | null },
  changes: OfficeChanges,
): boolean {
  const record = siteActions.has(action) ? readChangeRecord(detail) : null;
  return record !== null && writeOfficeChanges(record.after) === writeOfficeChanges(changes);
}

/** The newest of `entries`, newest first, that can be undone here; null when none can. */
export function findUndoable(
  entries: readonly { readonly id: string; readonly action: AuditAction; readonly detail: string | null }[],
  site: ChangeableSite,
): string | null {
  if (site.builds.obstacle !== null || !entries.some(({ action }) => siteActions.has(action))) return null;
  try {
    const { changes } = readSite(site);
    return entries.find((entry) => isUndoable(entry, changes))?.id ?? null;
  } catch (error) {
    if (error instanceof CannotBeDone) return null;
    throw error;
  }
}

/** Puts back what was there before this change. @throws CannotBeDone when something else has been changed since. */
export async function undoSiteChange(office: Office, site: ChangeableSite, entryId: string): Promise<void> {
  const { changes, revision } = readSite(site);
  const entry = await findAuditEntry(office.database.queries, entryId);
  const record = entry && isUndoable(entry, changes) ? readChangeRecord(entry.detail) : null;
  if (record === null)
    throw new CannotBeDone(
      'This can no longer be undone: the site has been changed since. Nothing was changed.',
    );
  await changeSite(office, site, revision, record.before, 'site-change-undone');
}

/** Safe on the disk before it takes the place of the one before. */
async function writeAside(file: string, text: string): Promise<string> {
  const aside = `${file}.${process.pid}.unfinished`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, text, { mode: 0o600, flush: true });
    return aside;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw new CannotBeDone(`The change could not be written: ${reasonOf(error)}. Nothing was changed.`);
  }
}
