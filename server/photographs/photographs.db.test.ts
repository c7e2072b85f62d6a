import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pieceBytes } from '#leads/forms/photographs.ts';
import { drawPhotograph, filesIn, traces } from '../../tests/draw-photograph.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { makePhotographFolder, photographsOn } from '../../tests/photographs-under-test.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { sampleContactLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { forgetLeads } from '../database/leads.ts';
import { insertPhotograph } from '../database/photographs.ts';
import { forgetPeople } from '../forgetting/forget-people.ts';
import { draftEntries, draftLead, hashKey } from '../intake/draft.ts';
import { createIntake } from '../intake/intake.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';
import { createFolderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { StorageFull } from './photograph-storage.ts';
import type { LeadWithPhotographs, Photographs } from './photographs.ts';
import { createSealedStorage } from './sealed-storage.ts';

const sender = '198.51.100.7';
const circumstances = { carriers: ['smtp'], clock: systemClock, random: systemRandom } as const;
async function storeWords(database: LeadDatabase, photographs: Photographs, photographsExpected = 1) {
  const intake = createIntake({ database, carriers: ['disk'], clock: systemClock, random: systemRandom });
  await intake.receive(sampleSubmission({ idempotencyKey: 'a-key', photographsExpected }));
  const lead = await photographs.findLead({ keyHash: hashKey('home', 'a-key') });
  if (!lead) throw new Error('The words were not stored.');
  return lead;
}

/** Sends `bytes` the way the browser does, from wherever the last try got to. */
async function send(photographs: Photographs, lead: LeadWithPhotographs, bytes: Buffer, place = 1) {
  for (;;) {
    const offset = await photographs.findOffset(lead.id, place);
    if (offset === null) return { kind: 'stored', isRepeat: true };
    const isLast = offset + pieceBytes >= bytes.length;
    const piece = { offset, bytes: bytes.subarray(offset, offset + pieceBytes), isLast };
    const outcome = await photographs.addPiece(lead, place, piece, sender);
    if (outcome.kind !== 'piece-stored') return outcome;
  }
}

describeOnBothDatabases('photographs of a request', (kind) => {
  async function prepare(key?: Buffer) {
    const database = await openFreshDatabase(kind);
    const folder = makePhotographFolder();
    const plain = createFolderStorage(folder, 0);
    const storage = key ? createSealedStorage(plain, key) : plain;
    const { log, lines } = logBook();
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const options = { storage, clock, log };
    return {
      database,
      folder,
      lines,
      storage,
      open: () => photographsOn(database, options),
      photographs: photographsOn(database, options),
      waitHours: (hours: number) => {
        ahead += hours * 60 * 60 * 1000;
      },
    };
  }

  it('arrive in pieces, and go on where they stopped, also in another server', async () => {
    const { database, photographs, open, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    expect(photograph.length).toBeGreaterThan(2 * pieceBytes);
    const first = { offset: 0, bytes: photograph.subarray(0, pieceBytes), isLast: false };
    expect(await photographs.addPiece(lead, 1, first, sender)).toEqual({
      kind: 'piece-stored',
      offset: pieceBytes,
    });
    // The answer got lost, and the browser asks again.
    expect(await photographs.addPiece(lead, 1, first, sender)).toEqual({
      kind: 'wrong-offset',
      offset: pieceBytes,
    });
    expect(await send(open(), lead, photograph)).toEqual({ kind: 'stored', isRepeat: false });
    expect(await send(photographs, lead, photograph)).toEqual({ kind: 'stored', isRepeat: true });
    const [stored, ...others] = await open().list(lead.id);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ place: 1, widthPixels: 640, heightPixels: 480 });
    expect((await stored?.read())?.length).toBe(stored?.byteCount);
    // No piece is left, and nowhere is what the phone had written.
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
      [photographs, open(), open()].map((each) => send(each, lead, photograph)),
    );
    expect(outcomes.filter(({ kind: what }) => what === 'stored')).toHaveLength(3);
    expect(await photographs.list(lead.id)).toHaveLength(1);
    expect(filesIn(folder)).toHaveLength(1);
  });

  it('ends that come all at once are read one after the other, and too many of one sender are put off', async () => {
    const { database, photographs, storage } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph(1, 400, 300);
    const [start, end] = [photograph.subarray(0, pieceBytes), photograph.subarray(pieceBytes)];
    await photographs.addPiece(lead, 1, { offset: 0, bytes: start, isLast: false }, sender);
    const reading = { now: 0, most: 0 };
    const flooded = photographsOn(database, {
      storage: {
        ...storage,
        async read(name) {
          reading.now += 1;
          reading.most = Math.max(reading.most, reading.now);
          await pause(20);
          reading.now -= 1;
          return storage.read(name);
        },
      },
    });
    const last = { offset: pieceBytes, bytes: end, isLast: true };
    const flood = Array.from({ length: 40 }, () => flooded.addPiece(lead, 1, last, sender));
    const other = await flooded.addPiece(
      lead,
      2,
      { offset: 0, bytes: await drawPhotograph(2, 64, 64), isLast: true },
      '203.0.113.9',
    );
    expect(other).toEqual({ kind: 'stored', isRepeat: false });
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter(({ kind: what }) => what === 'stored').length).toBeGreaterThan(0);
    expect(outcomes.filter(({ kind: what }) => what === 'too-many-at-once').length).toBeGreaterThan(20);
    expect(reading.most).toBe(1);
  });

  it('are stored, not refused, when an earlier try of the same end finishes in between', async () => {
    const { database, photographs, storage } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph(1, 400, 300);
    expect(photograph.length).toBeGreaterThan(pieceBytes);
    await photographs.addPiece(
      lead,
      1,
      { offset: 0, bytes: photograph.subarray(0, pieceBytes), isLast: false },
      sender,
    );
    const end = { offset: pieceBytes, bytes: photograph.subarray(pieceBytes), isLast: true };
    let isFirst = true;
    const late = photographsOn(database, {
      storage: {
        ...storage,
        async read(name) {
          // The visitor's phone hung up on it and has asked again.
          if (isFirst) await photographs.addPiece(lead, 1, end, sender);
          isFirst = false;
          return storage.read(name);
        },
      },
    });
    expect(await late.addPiece(lead, 1, end, sender)).toEqual({ kind: 'stored', isRepeat: true });
  });

  it('whole ones take the next free place, the same one keeps its own, and a seventh is told no', async () => {
    const { database, photographs } = await prepare();
    const { id } = await storeWords(database, photographs);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(await photographs.addWhole(id, await drawPhotograph(seed, 64, 64), sender)).toMatchObject({
        kind: 'stored',
      });
    }
    expect(await photographs.addWhole(id, await drawPhotograph(3, 64, 64), sender)).toEqual({
      kind: 'stored',
      isRepeat: true,
    });
    expect(await photographs.addWhole(id, await drawPhotograph(9, 64, 64), sender)).toEqual({
      kind: 'refused',
      reason: 'one-too-many',
    });
    expect((await photographs.list(id)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('two different ones sent whole at the same moment both have a place', async () => {
    const { database, photographs, open } = await prepare();
    const { id } = await storeWords(database, photographs);
    const [one, other] = [await drawPhotograph(1, 200, 200), await drawPhotograph(2, 200, 200)];
    const outcomes = await Promise.all([
      photographs.addWhole(id, one, sender),
      open().addWhole(id, other, sender),
    ]);
    expect(outcomes).toEqual([0, 1].map(() => ({ kind: 'stored', isRepeat: false })));
    expect((await photographs.list(id)).map(({ place }) => place)).toEqual([1, 2]);
  });

  it('what is no photograph is refused, leaves nothing behind, and the request stays', async () => {
    const { database, photographs, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(3 * pieceBytes)]);
    expect(await send(photographs, lead, film)).toEqual({ kind: 'refused', reason: 'moving' });
    expect(filesIn(folder)).toEqual([]);
    expect(await photographs.findLead({ reference: lead.reference })).toMatchObject({ id: lead.id });
    // Another file may take the place.
    expect(await send(photographs, lead, await drawPhotograph(1, 64, 64))).toMatchObject({ kind: 'stored' });
  });

  // Proves 12.14.
  it('a disk that is nearly full takes no photograph, and what is left is for leads', async () => {
    const { database, photographs, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const full = photographsOn(database, { storage: createFolderStorage(folder, Number.MAX_SAFE_INTEGER) });
    await expect(send(full, lead, await drawPhotograph())).rejects.toThrow(StorageFull);
    expect(filesIn(folder)).toEqual([]);
    expect(await full.list(lead.id)).toEqual([]);
  });

  // Proves 12.13.
  it('are erased with the person, with their pieces, and are not taken afterwards', async () => {
    const { database, photographs, folder } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    await send(photographs, lead, photograph);
    await photographs.addPiece(
      lead,
      2,
      { offset: 0, bytes: photograph.subarray(0, pieceBytes), isLast: false },
      sender,
    );
    expect(filesIn(folder)).toHaveLength(2);
    await forgetPeople([lead], {
      database,
      outgoingFolder: makePhotographFolder(),
      clock: systemClock,
      photographs,
    });
    expect(filesIn(folder)).toEqual([]);
    expect(await photographs.list(lead.id)).toEqual([]);
    expect(await photographs.findLead({ reference: lead.reference })).toBeUndefined();
    // One that was just being decoded when the person was forgotten.
    expect(await photographs.addWhole(lead.id, photograph, sender)).toEqual({ kind: 'lead-is-gone' });
    expect(filesIn(folder)).toEqual([]);
  });

  it('are read, counted and erased where an earlier setting had put them', async () => {
    const database = await openFreshDatabase(kind);
    const folders = [makePhotographFolder(), makePhotographFolder()] as const;
    const { log, lines } = logBook();
    const servedFrom = (path: string) => {
      const settings = { storage: { kind: 'folder', path }, key: Buffer.alloc(32, 7) } as const;
      return photographsOn(database, { storage: openStorage(settings, { database, log }), log });
    };
    const before = servedFrom(folders[0]);
    const lead = await storeWords(database, before, 2);
    await send(before, lead, await drawPhotograph());
    const now = servedFrom(folders[1]);
    await send(now, lead, await drawPhotograph(2), 2);
    expect([filesIn(folders[0]).length, filesIn(folders[1]).length]).toEqual([1, 1]);
    const bytes = await Promise.all((await now.list(lead.id)).map(({ read }) => read()));
    expect(bytes.map((jpeg) => jpeg?.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff', 'ffd8ff']);
    expect(await now.sweep()).toBe(0);
    expect(lines).toEqual([]);
    await forgetPeople([lead], {
      database,
      outgoingFolder: makePhotographFolder(),
      clock: systemClock,
      photographs: now,
    });
    expect([...filesIn(folders[0]), ...filesIn(folders[1])]).toEqual([]);
  });

  it('in a bucket that the settings no longer name are spoken of', async () => {
    const database = await openFreshDatabase(kind);
    const { log, lines } = logBook();
    await database.queries
      .insertInto('copy_places')
      .values({ kind: 'photographs', place: 'https://s3.example/roofs' })
      .execute();
    const settings = { storage: { kind: 'folder', path: makePhotographFolder() }, key: undefined } as const;
    await photographsOn(database, { storage: openStorage(settings, { database, log }), log }).sweep();
    expect(lines).toMatchObject([{ level: 'error', facts: { storage: 'https://s3.example/roofs' } }]);
  });

  it('the sweep removes what a crash left, keeps what is on record or still coming, and says what is missing', async () => {
    const { database, photographs, folder, lines, waitHours } = await prepare();
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    await send(photographs, lead, photograph);
    const [kept = ''] = filesIn(folder);
    await photographs.addPiece(
      lead,
      2,
      { offset: 0, bytes: photograph.subarray(0, pieceBytes), isLast: false },
      sender,
    );
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
    await send(photographs, lead, await drawPhotograph(1, 64, 64));
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

  // Proves 12.16.
  it('are unreadable on the disk when there is a key, and readable with it alone', async () => {
    const key = Buffer.alloc(32, 7);
    const { database, photographs, folder, storage } = await prepare(key);
    const lead = await storeWords(database, photographs);
    const photograph = await drawPhotograph();
    await photographs.addPiece(
      lead,
      2,
      { offset: 0, bytes: photograph.subarray(0, pieceBytes), isLast: false },
      sender,
    );
    await send(photographs, lead, photograph);
    const [stored] = await photographs.list(lead.id);
    const jpeg = (await stored?.read()) ?? Buffer.alloc(0);
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(1);
    // Sixteen bytes: three or four come about by chance in a sealed file of this size.
    for (const file of files)
      for (const readable of [photograph, jpeg])
        expect(readFileSync(file).includes(readable.subarray(0, 16))).toBe(false);
    const others = photographsOn(database, {
      storage: createSealedStorage(createFolderStorage(folder), Buffer.alloc(32, 8)),
    });
    const [sealed] = await others.list(lead.id);
    await expect(sealed?.read()).rejects.toThrow(/cannot be opened with PHOTOGRAPH_KEY/);
    // What was stored before there was a key can still be read, and nobody can swap two files.
    await createFolderStorage(folder).write(`${lead.id}/plain.jpg`, jpeg);
    expect((await storage.read(`${lead.id}/plain.jpg`))?.equals(jpeg)).toBe(true);
    const [name = ''] = filesIn(folder).filter((file) => !file.includes('piece') && !file.includes('plain'));
    writeFileSync(join(folder, lead.id, 'moved.jpg'), readFileSync(name));
    await expect(storage.read(`${lead.id}/moved.jpg`)).rejects.toThrow(/cannot be opened/);
  });

  it('let the notice wait for them, two minutes at most, and an urgent one not at all', async () => {
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
    await send(photographs, lead, await drawPhotograph(1, 64, 64), 1);
    expect(await dueIn()).toBe(120_000);
    await send(photographs, lead, await drawPhotograph(2, 64, 64), 2);
    expect(await dueIn()).toBeLessThan(60_000);
    const [entry] = draftEntries(
      draftLead(
        { ...sampleSubmission({ photographsExpected: 2 }), lead: sampleContactLead({ urgency: 'urgent' }) },
        circumstances,
      ),
      circumstances,
    );
    expect(entry?.due_at).toBe(entry?.created_at);
  });
});
