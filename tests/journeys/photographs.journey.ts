import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { retention } from '#content/business/retention.ts';
import { drawPhotograph, filesIn, traces } from '../draw-photograph.ts';
import { findBarriers } from './axe.ts';
import { forbidStorage, goOffline } from './faults.ts';
import { connectionTrouble, expect, test } from './fixtures.ts';
import { fillHomeForm, homeForm, openHomeForm, passFillTime, sendButton } from './lead-forms.ts';

import { answerEverything, results, submit } from './roof-calculator.ts';

// Photos that go with a request. The words come first, and nothing that becomes of a photo can hold them up.

// Photos are made smaller in the browser one after the other, and a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

const photo = async (name: string, seed = 1, widthPixels = 900) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPhotograph(seed, widthPixels, (widthPixels * 2) / 3),
});
const chooser = (page: Page) => homeForm(page).getByLabel('Photos');
const chosen = (page: Page) => homeForm(page).getByRole('img', { name: /^Photo \d$/ });
const following = (page: Page) => page.getByRole('region', { name: 'Your photos' });
const arrived = (page: Page) => following(page).getByText('Arrived', { exact: true });

/** The form on the home page, filled in as slowly as people do, with two photos chosen. */
async function fillWithTwoPhotos(page: Page): Promise<void> {
  await openHomeForm(page);
  await fillHomeForm(page);
  await chooser(page).setInputFiles([await photo('a.jpg'), await photo('b.jpg', 2)]);
  await expect(chosen(page)).toHaveCount(2);
  await passFillTime(page);
}

/** The photos of the newest request, in their order, as the server keeps them. */
function storedPhotographs({ databaseFile, folder }: { databaseFile: string; folder: string }) {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = database.prepare('select * from photographs order by place').all() as {
    id: string;
    lead_id: string;
    width_pixels: number;
    height_pixels: number;
  }[];
  database.close();
  return rows.map((row) => ({
    ...row,
    bytes: readFileSync(join(folder, 'photographs', row.lead_id, `${row.id}.jpg`)),
  }));
}

// Proves 12.1, 12.2, 12.3, 12.4.
test('photos are made small and taken out on the device, and follow their request without place and phone', async ({
  page,
  server,
  readLeads,
}) => {
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataBuffer() ?? Buffer.alloc(0));
  });
  await openHomeForm(page);
  await fillHomeForm(page);
  const original = await photo('stain.jpg', 1, 2400);
  expect(original.buffer.includes(traces.place)).toBe(true);
  await chooser(page).setInputFiles([original, await photo('dog.jpg', 2), await photo('roof.jpg', 3, 2400)]);
  await expect(chosen(page)).toHaveCount(3);
  await homeForm(page).getByRole('button', { name: 'Remove (Photo 2)' }).click();
  await expect(chosen(page)).toHaveCount(2);
  expect(await findBarriers(page)).toEqual([]);
  await passFillTime(page);
  await sendButton(homeForm(page)).click();
  await expect(page.getByText('Your reference:')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
  await expect(arrived(page)).toHaveCount(2);
  await expect(following(page).getByText('All photos have arrived.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const stored = storedPhotographs(server);
  expect(stored.map((each) => [each.width_pixels, each.height_pixels])).toEqual([
    [2000, 1333],
    [2000, 1333],
  ]);
  const travelled = Buffer.concat(sent);
  expect(travelled.length).toBeGreaterThan(0);
  for (const bytes of [travelled, ...stored.map((each) => each.bytes)]) {
    for (const trace of [...Object.values(traces), 'Exif']) expect(bytes.includes(trace)).toBe(false);
  }
  await expect(chosen(page)).toHaveCount(0);
});

test('where the browser stores nothing for a page, photos follow their request all the same', async ({
  page,
  server,
}) => {
  await forbidStorage(page);
  await fillWithTwoPhotos(page);
  await sendButton(homeForm(page)).click();
  await expect(page.getByText('Your reference:')).toBeVisible();
  await expect(arrived(page)).toHaveCount(2);
  expect(storedPhotographs(server)).toHaveLength(2);
});

// Proves 12.6.
test('without a connection words and photos wait on the device, and both arrive from another page', async ({
  page,
  context,
  server,
  readLeads,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  await fillWithTwoPhotos(page);
  await goOffline(page);
  await sendButton(homeForm(page)).click();
  await expect(following(page).getByText('as soon as your request has been sent')).toBeVisible();
  await expect(
    following(page).getByText(
      `this device keeps them for up to ${retention.browserOutboxDays} days, 18 photos at most`,
    ),
  ).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  await expect.poll(() => readLeads().length).toBe(1);
  await expect.poll(() => storedPhotographs(server).length).toBe(2);
});

/** What release 0.2 left in a browser: a request, in a database without a place for photos. */
async function queueAsBefore(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('lead-outbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('requests', { keyPath: 'key' });
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('requests', 'readwrite');
          transaction.objectStore('requests').put({
            key: '0123456789abcdef0123456789abcdef',
            form: 'home',
            fields: {
              name: 'Dana Whitaker',
              email: 'dana@example.org',
              phone: '937.555.0188',
              service: 'Roof Repair',
              message: '',
            },
            keptAt: Date.now(),
            attempts: 1,
            nextAttemptAt: Date.now(),
          });
          transaction.oncomplete = () => {
            opening.result.close();
            localStorage.setItem('requests-waiting', 'yes');
            resolve();
          };
        };
      }),
  );
}

// Proves 12.24.
test('a request that release 0.2 kept on the device arrives, and photos wait in the same outbox', async ({
  page,
  server,
  readLeads,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  await queueAsBefore(page);
  await page.goto('/services');
  await expect.poll(() => readLeads().length).toBe(1);
  await fillWithTwoPhotos(page);
  await page.route('**/photographs/*', (route) => route.abort());
  await sendButton(homeForm(page)).click();
  await expect(following(page).getByText('No connection. We keep trying.')).toBeVisible();
  await page.unroute('**/photographs/*');
  await page.goto('/about');
  await expect.poll(() => storedPhotographs(server).length).toBe(2);
});

// Proves 12.5.
test('a connection that breaks in the middle of a photo starts that one again; one can be canceled and tried again', async ({
  page,
  server,
  readLeads,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  await fillWithTwoPhotos(page);
  let isBroken = true;
  await page.route('**/photographs/*', (route) => (isBroken ? route.abort() : route.continue()));
  await sendButton(homeForm(page)).click();
  await expect(page.getByText('Your reference:')).toBeVisible();
  await expect(following(page).getByText('No connection. We keep trying.')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
  await following(page).getByRole('button', { name: 'Cancel (Photo 2)' }).click();
  await expect(following(page).getByText('Not sent')).toBeVisible();
  isBroken = false;
  await following(page).getByRole('button', { name: 'Try again (Photo 1)' }).click();
  await expect(arrived(page)).toHaveCount(1);
  expect(storedPhotographs(server)).toHaveLength(1);
  await following(page).getByRole('button', { name: 'Try again (Photo 2)' }).click();
  await expect(arrived(page)).toHaveCount(2);
});

// Proves 12.7.
test('what is no photo gets a sentence beside it, and the request goes without it', async ({
  page,
  server,
  readLeads,
}) => {
  const beside = (sentence: string) => homeForm(page).getByRole('listitem').filter({ hasText: sentence });
  await openHomeForm(page);
  await fillHomeForm(page);
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await chooser(page).setInputFiles([
    { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(5000, 1) },
    { name: 'virus.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0') },
    { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
  ]);
  const huge = test.info().outputPath('huge.jpg');
  writeFileSync(huge, Buffer.alloc(40 * 1024 * 1024));
  await chooser(page).setInputFiles(huge);
  for (const sentence of [
    'This is a video or an animation.',
    'This file is empty.',
    'in a format that cannot be opened here, such as HEIC',
    'This file is too large for a photo.',
  ])
    await expect(beside(sentence)).toBeVisible();
  await expect(beside('This is not a photo we can open.')).toHaveCount(2);
  await chooser(page).setInputFiles([{ name: 'dot.png', mimeType: 'image/png', buffer: tiny }]);
  await expect(beside('too small to show anything')).toBeVisible();
  await chooser(page).setInputFiles(
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map((seed) => photo(`${seed}.jpg`, seed))),
  );
  await expect(beside('A request takes up to 6 photos.')).toBeVisible();
  await expect(chosen(page)).toHaveCount(6);
  await passFillTime(page);
  await sendButton(homeForm(page)).click();
  await expect(page.getByText('Your reference:')).toBeVisible();
  // One after the other: six pictures take their time on a busy machine.
  await expect(arrived(page)).toHaveCount(6, { timeout: 60_000 });
  expect(readLeads()).toHaveLength(1);
  expect(storedPhotographs(server)).toHaveLength(6);
});

test('photos on the roof calculator follow the details, and the results say so', async ({ page, server }) => {
  await answerEverything(page);
  await page.getByLabel('Photos').setInputFiles([await photo('stain.jpg')]);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await submit(page).click();
  await expect(results(page)).toBeVisible();
  await expect(following(page).getByText('All photos have arrived.')).toBeVisible();
  expect(storedPhotographs(server)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Proves 12.8, R30.1.
  test('words and photos go in one post, and the answer says what became of each', async ({
    page,
    server,
    readLeads,
  }) => {
    await page.goto('/');
    await fillHomeForm(page);
    await chooser(page).setInputFiles([
      await photo('stain.jpg'),
      { name: 'report.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
    ]);
    await sendButton(homeForm(page)).click();
    await page.waitForURL('**/request-received?*');
    await expect(page.getByText('1 photo arrived with it.')).toBeVisible();
    await expect(page.getByText('This is not a photo we can open.')).toBeVisible();
    expect(readLeads()).toHaveLength(1);
    const [stored] = storedPhotographs(server);
    for (const trace of Object.values(traces)) expect(stored?.bytes.includes(trace)).toBe(false);
    expect(filesIn(join(server.folder, 'photographs')).length).toBeGreaterThan(0);
  });
});
