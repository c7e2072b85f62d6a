import { expect, test } from 'vitest';
import { s3Key, startFakeS3 } from '../../tests/fakes/s3.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { createFolderStorage } from './folder-storage.ts';
import { type PhotographStorage, StorageFull } from './photograph-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const storages: [string, () => Promise<PhotographStorage>][] = [
  ['a folder', async () => createFolderStorage(makeFolder(), 0)],
  ['storage that speaks S3', async () => createS3Storage({ ...s3Key, bucketUrl: (await startFakeS3()).url })],
];

test.each(storages)(
  '%s gives back what was written, by name and by lead, until it is removed',
  async (_what, open) => {
    const storage = await open();
    expect(await storage.read('lead-a/1.jpg')).toBeNull();
    expect(await storage.list('')).toEqual([]);
    const names = [
      'lead-a/1.jpg',
      'lead-a/2.0000.piece',
      'lead-a/2.0001.piece',
      'lead-ab/1.jpg',
      'lead-b/1.jpg',
    ];
    for (const name of names) await storage.write(name, Buffer.from(`bytes of ${name}`));
    expect(String(await storage.read('lead-a/1.jpg'))).toBe('bytes of lead-a/1.jpg');
    const namesOf = async (prefix: string) => (await storage.list(prefix)).map(({ name }) => name);
    expect(await namesOf('')).toEqual(names);
    expect(await namesOf('lead-a/')).toEqual(names.slice(0, 3));
    expect(await namesOf('lead-a/2.')).toEqual(names.slice(1, 3));
    const [first] = await storage.list('lead-b/');
    expect(first?.byteCount).toBe('bytes of lead-b/1.jpg'.length);
    expect(Math.abs((first?.changedAtMs ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.remove([...(await namesOf('lead-a/')), 'lead-a/never-there.jpg']);
    expect(await namesOf('')).toEqual(names.slice(3));
  },
);

test('storage that speaks S3 is not believed when it refuses, and says in one line why', async () => {
  const fake = await startFakeS3();
  const storage = createS3Storage({ ...s3Key, bucketUrl: fake.url });
  const wrongKey = createS3Storage({ ...s3Key, secretAccessKey: 'another', bucketUrl: fake.url });
  await expect(wrongKey.write('lead/1.jpg', Buffer.from('x'))).rejects.toThrow('403 (SignatureDoesNotMatch)');
  expect(fake.objects.size).toBe(0);
  fake.trouble = { status: 404, code: 'NoSuchBucket' };
  await expect(storage.write('lead/1.jpg', Buffer.from('x'))).rejects.toThrow('404 (NoSuchBucket)');
  await expect(storage.list('')).rejects.toThrow('404 (NoSuchBucket)');
  fake.trouble = { status: 507, code: 'XQuota' };
  await expect(storage.write('lead/1.jpg', Buffer.from('x'))).rejects.toThrow(StorageFull);
  fake.trouble = null;
  await storage.write('lead/1.jpg', Buffer.from('x'));
  expect(fake.objects.size).toBe(1);
});
