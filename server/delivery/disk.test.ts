import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { outgoingLead as lead } from '../../tests/fakes/outgoing-lead.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { createDiskCarrier } from './disk.ts';

const never = new AbortController().signal;

let parent: string;
let folder: string;
beforeEach(() => {
  parent = makeFolder();
  folder = join(parent, 'not', 'there', 'yet');
});

test('a lead is one file that a person and a program can read, and is not called delivered', async () => {
  const outcome = await createDiskCarrier({ folder }).deliver(lead, never);
  expect(outcome).toEqual({ kind: 'written-to-disk', fileName: 'APR-7K4M-Q2X8.json' });
  expect(await readdir(folder)).toEqual(['APR-7K4M-Q2X8.json']);
  const written = JSON.parse(await readFile(join(folder, 'APR-7K4M-Q2X8.json'), 'utf8'));
  expect(written).toMatchObject({
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    fields: lead.fields,
    mail: expect.arrayContaining(['Name: Zoë O’Neil', '  First line']),
  });
});

test('nobody else on the machine can read it', async () => {
  await createDiskCarrier({ folder }).deliver(lead, never);
  expect((await stat(join(folder, 'APR-7K4M-Q2X8.json'))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('a lead written twice is still one file', async () => {
  const carrier = createDiskCarrier({ folder });
  await carrier.deliver(lead, never);
  await carrier.deliver({ ...lead, receivedAt: '2026-11-22T13:05:00.000Z' }, never);
  expect(await readdir(folder)).toEqual(['APR-7K4M-Q2X8.json']);
  expect(await readFile(join(folder, 'APR-7K4M-Q2X8.json'), 'utf8')).toContain('2026-11-22');
});

test('a reference cannot lead out of the folder', async () => {
  await createDiskCarrier({ folder }).deliver({ ...lead, reference: '../../x' }, never);
  expect(await readdir(folder)).toEqual(['------x.json']);
});

test('a folder that cannot be written to postpones the lead', async () => {
  await writeFile(join(parent, 'not'), 'a file where the folder should be');
  expect(await createDiskCarrier({ folder }).deliver(lead, never)).toEqual({
    kind: 'postponed',
    reason: 'The lead could not be written to its folder: a file is in its place.',
  });
});

test('a try that is over writes nothing', async () => {
  expect(await createDiskCarrier({ folder }).deliver(lead, AbortSignal.abort())).toMatchObject({
    kind: 'postponed',
  });
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
