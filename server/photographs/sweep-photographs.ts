import { countRows } from '../database/count-rows.ts';
import { findKnownLeads, findPhotographsOnRecord } from '../database/photograph-rows.ts';
import type { StoredObject } from './photograph-storage.ts';
import type { PhotographsOptions } from './store-picture.ts';

/** Time for a transaction to follow its bytes. */
const orphanAfterMs = 60 * 60 * 1000;
/** Pieces, as releases up to 0.2.3 took them: nobody sends their rest. To be removed in 0.6. */
const piecesKeptMs = 24 * 60 * 60 * 1000;

/**
 * Removes what belongs to a lead and to no photograph on record; says when bytes are missing, and when there is something
 * that is not ours. Returns how many objects went.
 */
export async function sweepPhotographs({
  database,
  storage,
  clock,
  log,
}: PhotographsOptions): Promise<number> {
  // Counted first: what is stored after that must not look missing.
  const onRecord = await countRows(database.queries.selectFrom('photographs'));
  const objects = await storage.list('');
  const known = await findPhotographsOnRecord(
    database.queries,
    objects.map(({ name }) => name),
  );
  const now = clock.now();
  const unknown = objects.filter(({ name, changedAtMs }) => {
    if (known.has(name)) return false;
    return changedAtMs < now - (name.endsWith('.piece') ? piecesKeptMs : orphanAfterMs);
  });
  // A lead's row outlives its person, so what lies under no known lead was put there by somebody else.
  const leadOf = ({ name }: StoredObject) => name.split('/')[0] ?? '';
  const leads = await findKnownLeads(database.queries, [...new Set(unknown.map(leadOf))]);
  const orphans = unknown.filter((object) => leads.has(leadOf(object)));
  if (orphans.length > 0) await storage.remove(orphans.map(({ name }) => name));
  if (orphans.length < unknown.length) {
    log.error(
      { files: unknown.length - orphans.length, storage: storage.location },
      'where photographs are kept there are files of something else, and they are left alone: give each site a place of its own',
    );
  }
  if (known.size < onRecord) {
    log.error(
      { missing: onRecord - known.size, storage: storage.location },
      'photographs are on record, but their files are not in storage: restore them from the backup',
    );
  }
  return orphans.length;
}
