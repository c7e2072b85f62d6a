import { createCipheriv, randomBytes } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPhotograph, filesIn } from '../../tests/draw-photograph.ts';
import { s3Key, startFakeS3 } from '../../tests/fakes/s3.ts';
import { describeOnOneDatabase, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { officeOn } from '../../tests/office-under-test.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { logBook } from '../../tests/relays-under-test.ts';
import { intakeOn, sampleSubmission } from '../../tests/sample-submissions.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { forgetPeople } from '../forgetting/forget-people.ts';
import { createFolderStorage } from './folder-storage.ts';
import { openStorage, type PhotographStorageAddress } from './open-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const sealingKey = Buffer.alloc(32, 7);

/** As releases up to 0.2.3 sealed a photograph. */
function seal(name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.from('SEALED-1'), nonce, sealed, cipher.getAuthTag()]);
}

describeOnOneDatabase('photographs of earlier releases', (kind) => {
  /** A request with three: one in an earlier folder, one sealed there, one sealed where photographs are now. */
  async function prepare(address?: PhotographStorageAddress) {
    const database = await openFreshDatabase(kind);
    const [before, now] = [makeFolder(), makeFolder()];
    const storage = address ?? { kind: 'folder', path: now };
    const earlier = createFolderStorage(before, 0);
    const present = storage.kind === 's3' ? createS3Storage(storage) : createFolderStorage(now, 0);
    const { log, lines } = logBook();
    const open = (key?: Buffer) => {
      const opened = openStorage({ storage, key }, { database, log });
      return { ...opened, photographs: photographsOn(database, { storage: opened, log }) };
    };

    const intake = intakeOn(database);
    const { reference } = await intake.receive(sampleSubmission({ photographsExpected: 3 }));
    const { photographs } = open();
    const lead = await photographs.findLead({ reference });
    if (!lead) throw new Error('The words were not stored.');
    for (const place of [1, 2, 3]) await photographs.add(lead, place, await drawPhotograph(place, 64, 64));
    const all: string[] = [];
    for (const [at, { name }] of (await present.list('')).entries()) {
      const bytes = (await present.read(name)) ?? Buffer.alloc(0);
      all.push(bytes.toString('base64'));
      if (at === 2) {
        await present.write(name, seal(name, bytes));
        continue;
      }
      await earlier.write(name, at === 1 ? seal(name, bytes) : bytes);
      await present.remove([name]);
    }
    await database.queries.insertInto('copy_places').values({ kind: 'photographs', place: before }).execute();

    const read = async (key?: Buffer) => {
      const list = await open(key).photographs.list(lead.id);
      const bytes = await Promise.all(list.map((each) => each.read()));
      return bytes.map((each) => each?.toString('base64')).toSorted();
    };
    return { database, before, now, present, lead, lines, open, read, all: all.toSorted() };
  }

  // Proves 12.16.
  it('are read where they are, and moved to where photographs are now, unsealed', async () => {
    const { before, lines, open, read, all } = await prepare();
    expect(await read(sealingKey)).toEqual(all);
    expect(await open(sealingKey).photographs.sweep()).toBe(0);
    await open(sealingKey).moveEarlier();
    expect(filesIn(before)).toEqual([]);
    expect(await read()).toEqual(all);
    expect(lines).toMatchObject([{ level: 'info', facts: { photographs: 3 } }]);
    await open(sealingKey).moveEarlier();
    expect(lines).toHaveLength(1);
  });

  it('that cannot be moved are named in one line and stay, and moving continues when they can', async () => {
    const fake = await startFakeS3();
    const { before, lines, open, read, all, present } = await prepare({
      kind: 's3',
      ...s3Key,
      bucketUrl: fake.url,
    });
    await open().moveEarlier();
    expect(lines).toMatchObject([
      { level: 'info', facts: { photographs: 1 } },
      { level: 'error', facts: { photographs: 2, reason: expect.stringContaining('set PHOTOGRAPH_KEY') } },
    ]);
    expect(filesIn(before)).toHaveLength(1);
    await expect(read(Buffer.alloc(32, 8))).rejects.toThrow('cannot be opened with PHOTOGRAPH_KEY');
    expect(await read(sealingKey)).toEqual(all);
    await open(sealingKey).moveEarlier();
    expect([filesIn(before).length, (await present.list('')).length]).toEqual([0, 3]);
    expect(await read()).toEqual(all);
  });

  it('stay where they are when the earlier folder is the present one by another name', async () => {
    const { database, now, present, open, read, all, before } = await prepare();
    await open(sealingKey).moveEarlier();
    const link = join(before, 'by-another-name');
    symlinkSync(now, link);
    await database.queries.insertInto('copy_places').values({ kind: 'photographs', place: link }).execute();
    await open(sealingKey).moveEarlier();
    expect(await present.list('')).toHaveLength(3);
    expect(await read()).toEqual(all);
  });

  it('are erased with their person wherever they are', async () => {
    const { database, before, now, lead, open } = await prepare();
    await forgetPeople([lead], officeOn(database, { photographs: open().photographs }));
    expect([...filesIn(before), ...filesIn(now)]).toEqual([]);
  });

  it('in a bucket that the settings no longer name are spoken of', async () => {
    const { database, lines, open } = await prepare();
    const place = 'https://s3.example/roofs';
    await database.queries.insertInto('copy_places').values({ kind: 'photographs', place }).execute();
    await open(sealingKey).moveEarlier();
    expect(lines.at(-1)).toMatchObject({ level: 'warn', facts: { buckets: [place] } });
  });
});
