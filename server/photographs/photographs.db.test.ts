import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { drawPhotograph, filesIn, traces } from '../../tests/draw-photograph.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { officeOn } from '../../tests/office-under-test.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { intakeOn, sampleContactLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { forgetLeads } from '../database/leads.ts';
import { insertPhotograph } from '../database/photograph-rows.ts';
import { forgetPeople } from '../forgetting/forget-people.ts';
import { draftEntries, draftLead, hashKey } from '../intake/draft.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import { createFolderStorage } from './folder-storage.ts';
import { StorageFull } from './photograph-storage.ts';
import type { Photographs } from './photographs.ts';

const circumstances = { carriers: ['smtp'], clock: systemClock, random: systemRandom } as const;
async function storeWords(database: LeadDatabase, photographs: Photographs, photographsExpected = 1) {
  const intake = intakeOn(database);
  await intake.receive(sampleSubmission({ idempotencyKey: 'a-key', photographsExpected }));
  const lead = await photographs.findLead({ keyHash: hashKey('home', 'a-key') });
  if (!lead) throw new Error('The words were not stored.');
  return lead;
}

describeOnBothDatabases('photographs of a request', (kind) => {
  async function prepare() {
    const database = await openFreshDatabase(kind);
    const folder = makeFolder();
    const storage = createFolderStorage(folder, 0);
    const { log, lines } = logBook();
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const options = { storage, clock, log };
    return {
      database,
      folder,
      lines,
      open: () => photographsOn(database, options),
      photographs: photographsOn(database, options),
      waitHours: (hours: number) => {
        ahead += hours * 60 * 60 * 1000;
      },
    };
  }

  it('are copied without what the phone wrote, and stored once in their place; what is not a picture leaves it free, and nothing behind', async () => {
    const { database, photographs, open, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(9_000)]);
    expect(await photographs.add(lead, 1, film)).toEqual({ kind: 'refused', reason: 'moving' });
    expect(filesIn(folder)).toEqual([]);
    const [stored, repeated] = [false, true].map((isRepeat) => ({ kind: 'stored', isRepeat, place: 1 }));
    expect(await photographs.add(lead, 1, photograph)).toEqual(stored);
    // The answer got lost, and the browser sends it again, perhaps to another server.
    expect(await open().add(lead, 1, photograph)).toEqual(repeated);
    const [only, ...others] = await open().list(lead.id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ place: 1, widthPixels: 640, heightPixels: 480 });
    expect((await only?.read())?.length).toBe(only?.byteCount);
    const files = filesIn(folder);
    expect(files).toHaveLength(1);
    const bytes = readFileSync(files[0] ?? '');
    for (const trace of Object.values(traces)) expect(bytes.includes(trace)).toBe(false);
  });

  it('are one each in its place, however many send it at once', async () => {
    const { database, photographs, open, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph(7, 100, 100);
    const outcomes = await Promise.all(
      [photographs, open(), open()].map((each) => each.add(lead, 1, photograph)),
    );
    expect(outcomes.filter(({ kind: what }) => what === 'stored')).toHaveLength(3);
    expect(await photographs.list(lead.id)).toHaveLength(1);
    expect(filesIn(folder)).toHaveLength(1);
  });

  it('whole ones take the next free place, the same one keeps its own, and a seventh is told no', async () => {
    const { database, photographs } = await prepare();
    const { id } = await storeWords(database, photographs);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(await photographs.addWhole(id, await drawPhotograph(seed, 64, 64))).toMatchObject({
        kind: 'stored',
      });
    }
    expect(await photographs.addWhole(id, await drawPhotograph(3, 64, 64))).toEqual({
      kind: 'stored',
      isRepeat: true,
      place: 3,
    });
    expect(await photographs.addWhole(id, await drawPhotograph(9, 64, 64))).toEqual({
      kind: 'refused',
      reason: 'one-too-many',
    });
    expect((await photographs.list(id)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('two different ones sent whole at the same moment both have a place', async () => {
    const { database, photographs, open } = await prepare();
    const { id } = await storeWords(database, photographs);
    const [one, other] = [await drawPhotograph(1, 200, 200), await drawPhotograph(2, 200, 200)];
    const outcomes = await Promise.all([photographs.addWhole(id, one), open().addWhole(id, other)]);
    expect(outcomes).toMatchObject([0, 1].map(() => ({ kind: 'stored', isRepeat: false })));
    expect((await photographs.list(id)).map(({ place }) => place)).toEqual([1, 2]);
  });

  // Proves 12.14.
  it('a disk that is nearly full takes no photograph, and what is left is for leads', async () => {
    const { database, photographs, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const full = photographsOn(database, { storage: createFolderStorage(folder, Number.MAX_SAFE_INTEGER) });
    await expect(full.add(lead, 1, await drawPhotograph())).rejects.toThrow(StorageFull);
    expect(filesIn(folder)).toEqual([]);
    expect(await full.list(lead.id)).toEqual([]);
  });

  // Proves 12.13.
  it('are erased with the person, with their pieces, and are not taken afterwards', async () => {
    const { database, photographs, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    await photographs.add(lead, 1, photograph);
    // A piece that an earlier release took.
    writeFileSync(join(folder, lead.id, '2.0000.piece'), photograph);
    expect(filesIn(folder)).toHaveLength(2);
    await forgetPeople([lead], officeOn(database, { photographs }));
    expect(filesIn(folder)).toEqual([]);
    expect(await photographs.list(lead.id)).toEqual([]);
    expect(await photographs.findLead({ reference: lead.reference })).toBeUndefined();
    // One that was just being copied when the person was forgotten.
    expect(await photographs.addWhole(lead.id, photograph)).toEqual({ kind: 'lead-is-gone' });
    expect(filesIn(folder)).toEqual([]);
  });

  it('the sweep removes what a crash left, keeps what is on record or still coming, and says what is missing', async () => {
    const { database, photographs, folder, lines, waitHours } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    await photographs.add(lead, 1, photograph);
    const [kept = ''] = filesIn(folder);
    // A photograph that an earlier release was taking in pieces.
    writeFileSync(join(folder, lead.id, '2.0000.piece'), photograph);
    // Killed between the bytes and their row, and in the middle of the bytes.
    writeFileSync(join(folder, lead.id, '0199f3c2-no-row.jpg'), photograph);
    writeFileSync(join(folder, lead.id, '0199f3c2.jpg.4711.unfinished'), 'half');
    expect(await photographs.sweep()).toBe(0);
    waitHours(2);
    expect(await photographs.sweep()).toBe(2);
    expect(filesIn(folder)).toHaveLength(2);
    waitHours(24);
    expect(await photographs.sweep()).toBe(1);
    expect(filesIn(folder)).toEqual([kept]);
    expect(lines).toEqual([]);
    await createFolderStorage(folder).remove([kept.slice(folder.length + 1)]);
    await photographs.sweep();
    expect(lines).toMatchObject([{ level: 'error', facts: { missing: 1 } }]);
  });

  it('the sweep leaves alone what is under no request of this database, and says that it is there', async () => {
    const { database, photographs, folder, lines, waitHours } = await prepare();
    const lead = await storeWords(database, photographs);
    await photographs.add(lead, 1, await drawPhotograph(1, 64, 64));
    // Another site with the same place, and a folder that was there before.
    for (const [of, name] of [
      ['0199f3c2-8f7e-7000-8000-000000000000', '0199f3c2-8f7e-7000-8000-000000000001.jpg'],
      ['backups', 'leads-2026-11-21.backup'],
    ] as const) {
      mkdirSync(join(folder, of));
      writeFileSync(join(folder, of, name), 'not ours');
    }
    waitHours(48);
    expect(await photographs.sweep()).toBe(0);
    expect(filesIn(folder)).toHaveLength(3);
    expect(lines).toMatchObject([{ level: 'error', facts: { files: 2 } }]);
  });

  it('one that is being stored while its person is forgotten is not taken', async () => {
    const { database, photographs } = await prepare();
    const { id } = await storeWords(database, photographs);
    const row = {
      id: systemRandom.uuid(),
      lead_id: id,
      place: 1,
      content_hash: 'hash',
      byte_count: 1,
      width_pixels: 64,
      height_pixels: 64,
      stored_at: systemClock.now(),
    };
    let storing: Promise<boolean> | undefined;
    await database.transaction(async (transaction) => {
      await forgetLeads(transaction, [id], systemClock.now());
      storing = database.transaction((other) => insertPhotograph(other, row));
      // Long enough for one that does not wait.
      await pause(200);
    });
    expect(await storing).toBe(false);
    expect(await photographs.list(id)).toEqual([]);
  });

  it('let the notice wait for them, two minutes at most, an urgent one twenty seconds and a notification not at all', async () => {
    const { database, photographs } = await prepare();
    const dueIn = async () => {
      const entry = await database.queries
        .selectFrom('outbox_entries')
        .select(['due_at', 'created_at'])
        .executeTakeFirstOrThrow();
      return entry.due_at - entry.created_at;
    };
    const lead = await storeWords(database, photographs, 2);
    expect(await dueIn()).toBe(120_000);
    await photographs.add(lead, 1, await drawPhotograph(1, 64, 64));
    expect(await dueIn()).toBe(120_000);
    await photographs.add(lead, 2, await drawPhotograph(2, 64, 64));
    expect(await dueIn()).toBeLessThan(60_000);
    const entries = draftEntries(
      draftLead(
        { ...sampleSubmission({ photographsExpected: 2 }), lead: sampleContactLead({ urgency: 'urgent' }) },
        circumstances,
      ),
      { ...circumstances, carriers: ['smtp', 'push'] },
    );
    expect(entries.map(({ due_at, created_at }) => due_at - created_at)).toEqual([20_000, 0]);
  });
});
