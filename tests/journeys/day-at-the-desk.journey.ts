// The day of somebody who answers the phone, with every press counted.

import type { Page } from '@playwright/test';
import { addAuthenticator, sendRequest, signInAs } from './desk.ts';
import { expect, test } from './fixtures.ts';

test.use({ desk: 'on' });

/** A press and a key as practiced people need them (Card, Moran, Newell: pointing 1.1 s, pressing 0.2 s, a key 0.2 s). */
const pressSeconds = 1.3;
const keySeconds = 0.2;

/** Counts presses and keys on every page of a window from now on. */
async function countPresses(page: Page) {
  const counted = { presses: 0, keys: 0 };
  await page.exposeFunction('noteInput', (kind: keyof typeof counted) => {
    counted[kind] += 1;
  });
  const listen = () => {
    const { noteInput } = window as unknown as { noteInput: (kind: 'presses' | 'keys') => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && noteInput('presses'), true);
    addEventListener('keydown', ({ isTrusted }) => isTrusted && noteInput('keys'), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => {
    const now = { ...counted };
    Object.assign(counted, { presses: 0, keys: 0 });
    return { ...now, seconds: now.presses * pressSeconds + now.keys * keySeconds };
  };
}

// Proves R50.1, R50.4, R50.10.
test('who is next needs no press, a call is written down in 20 seconds, and a lost phone ended in three presses', async ({
  server,
  page,
  openVisit,
}) => {
  await sendRequest(server, { lastName: 'Early', urgency: 'normal', phone: '937-555-0111' });
  await sendRequest(server, { lastName: 'Wet', urgency: 'emergency', phone: '937-555-0122' });
  await sendRequest(server, { lastName: 'Late', urgency: 'normal', phone: '937-555-0133' });
  await signInAs(server, page, 'Pat Miller');
  const sinceBefore = await countPresses(page);

  // Whom do I call next?
  const first = page.getByRole('main').getByRole('row').filter({ hasText: 'Waiting' }).first();
  await expect(first).toContainText('Dolores Wet');
  await expect(first).toContainText('Emergency');
  await expect(page.getByRole('columnheader')).toHaveText(['Who and what', 'State', 'Received', 'Phone']);
  const [search, row] = await Promise.all([page.getByRole('search').boundingBox(), first.boundingBox()]);
  expect(search?.y).toBeLessThan(row?.y ?? 0);
  await expect(first.getByRole('link', { name: '(937) 555-0122' })).toHaveAttribute(
    'href',
    'tel:+19375550122',
  );
  expect(sinceBefore().presses).toBe(0);
  await expect(page).toHaveTitle(/^\(3\) To call/);

  // Nobody answers: to be called again tomorrow.
  await first.getByRole('link', { name: 'Dolores Wet' }).click();
  await page.getByRole('button', { name: /^No answer: call again/ }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(sinceBefore().presses).toBe(2);
  await expect(page).toHaveTitle(/^\(2\)/);

  // Somebody calls.
  await page.getByRole('link', { name: /^Requests/ }).click();
  sinceBefore();
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByLabel('Name').click();
  await page.keyboard.type('Lou Ann Reyes');
  for (const word of ['9375550144', 'Dayton', 'Roof Rep', 'Stain over the stairs', 'Urg']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
  await page.getByRole('button', { name: 'Save the request' }).click();
  await expect(page.getByRole('heading', { name: 'Lou Ann Reyes' })).toBeVisible();
  await expect(page.getByText('Stain over the stairs')).toBeVisible();
  expect(sinceBefore().seconds).toBeLessThanOrEqual(20);
  const path = new URL(page.url()).pathname;

  // A colleague is let in at the desk, without the command line, and takes care of it.
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Somebody new').fill('Sam Ochoa');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Invite with your passkey' }).click();
  const link = await page.getByLabel('Link').inputValue();
  const phone = await openVisit();
  const colleague = await phone.context().newPage();
  await addAuthenticator(colleague);
  await colleague.goto(link);
  await colleague.getByRole('button', { name: 'Set up a passkey' }).click();
  await colleague.waitForURL('**/desk');
  await colleague.goto(path);
  await colleague.getByLabel('Who takes care of it').selectOption('Sam Ochoa');
  await colleague.getByRole('button', { name: 'Assign' }).click();
  await expect(colleague.getByText('Saved.')).toBeVisible();

  // The colleague has lost the phone; the work stays.
  sinceBefore();
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
  const devices = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Sam Ochoa' });
  await devices.getByRole('link', { name: 'End this device' }).click();
  await page.getByRole('button', { name: 'End it with your passkey' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  expect(sinceBefore().presses).toBeLessThanOrEqual(3);
  await colleague.goto('/desk');
  await expect(colleague.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Sam Ochoa').first()).toBeVisible();
});
