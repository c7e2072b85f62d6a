// What the office changes on the site without the developer: written to a file that the build reads, on record, and undone with
// one press. See docs/decisions/0044-what-the-office-may-change.md.

import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { OfficeChanges } from '#content/business/office-changes.ts';
import { type AuditEntry, findAuditEntry } from '../database/audit-entries.ts';
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

interface RecordedChange {
  readonly before: OfficeChanges;
  readonly after: OfficeChanges;
}

type RecordedEntry = Pick<AuditEntry, 'id' | 'action' | 'detail'>;

/** What a record of a change says; null for what is none. */
function readChangeRecord({ action, detail }: RecordedEntry): RecordedChange | null {
  try {
    return detail === null || !siteActions.has(action) ? null : JSON.parse(detail);
  } catch {
    return null;
  }
}

const changedParts = ({ before, after }: RecordedChange) =>
  (Object.keys(after) as (keyof OfficeChanges)[]).filter(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  );

/** Whether what this change touched is as the change left it, so that it can be undone. */
const isUndoable = (change: RecordedChange, changes: OfficeChanges) =>
  changedParts(change).every((part) => isDeepStrictEqual(change.after[part], changes[part]));

/** Of `entries`, newest first, those that can be undone here: for each part of the site the last change alone. */
export function findUndoable(entries: readonly RecordedEntry[], site: ChangeableSite): readonly string[] {
  if (site.builds.obstacle !== null || !entries.some(({ action }) => siteActions.has(action))) return [];
  try {
    const { changes } = readSite(site);
    const changedSince = new Set<keyof OfficeChanges>();
    return entries
      .filter((entry) => {
        const change = readChangeRecord(entry);
        if (change === null) return false;
        const parts = changedParts(change);
        const isLast = !parts.some((part) => changedSince.has(part));
        for (const part of parts) changedSince.add(part);
        return isLast && isUndoable(change, changes);
      })
      .map(({ id }) => id);
  } catch (error) {
    if (error instanceof CannotBeDone) return [];
    throw error;
  }
}

/** Puts back the parts that this change touched. @throws CannotBeDone when one of them has been changed since. */
export async function undoSiteChange(office: Office, site: ChangeableSite, entryId: string): Promise<void> {
  const { changes, revision } = readSite(site);
  const entry = await findAuditEntry(office.database.queries, entryId);
  const change = entry ? readChangeRecord(entry) : null;
  if (change === null || !isUndoable(change, changes))
    throw new CannotBeDone(
      'This can no longer be undone: that part of the site has been changed since. Nothing was changed.',
    );
  const before = Object.fromEntries(changedParts(change).map((part) => [part, change.before[part]]));
  await changeSite(office, site, revision, { ...changes, ...before }, 'site-change-undone');
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
