import { expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { answerEverything, atStep, dana, results, send } from './energy-calculator.ts';
import { sendNow, waitingNotice } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite();

test('offline at the last step: the visitor is told, stays with everything typed, and sends once when the connection is back', async () => {
  const { page, complaints } = await site.beginVisit();
  await answerEverything(page);
  await page.context().setOffline(true);
  await send(page);
  await page.getByText('Submission Error', { exact: true }).waitFor();
  await page.getByText('There was an issue submitting your information. Please try again.').waitFor();
  await atStep(page, 7);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe(dana.address);
  expect(await results(page).count()).toBe(0);
  expect(await page.getByText(/waiting to be sent|will be sent/).count()).toBe(0);
  expect(complaints.some((line) => line.startsWith('error: The energy savings request got no answer'))).toBe(
    true,
  );

  await page.context().setOffline(false);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(site.storedLeads()).toHaveLength(1);
});

test('an answer lost on its way back makes no second lead', async () => {
  const { page } = await site.beginVisit();
  await answerEverything(page);
  let posts = 0;
  await page.route('**/api/leads/energy-savings', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send(page);
  await page.getByText('Submission Error', { exact: true }).waitFor();
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(posts).toBe(2);
  expect(site.storedLeads()).toHaveLength(1);
});

test.each([
  [503, 'a store that is down'],
  [500, 'a server that stumbles'],
  [429, 'a server with too much to do'],
])('HTTP %i, %s: the results come, the lead waits on the device and arrives later', async (status) => {
  const { page } = await site.beginVisit();
  await answerEverything(page);
  let isDown = true;
  await page.route('**/api/leads/energy-savings', (route) =>
    isDown ? route.fulfill({ status, json: { error: 'not now' } }) : route.continue(),
  );
  await send(page);
  await results(page).getByText('kept on this device and will be sent').waitFor();
  expect(await results(page).getByText('Your reference').count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  const waiting = waitingNotice(page);
  await waiting.waitFor();
  expect(site.storedLeads()).toEqual([]);
  isDown = false;
  await sendNow(page);
  await waiting.getByText('Sent. Your reference').waitFor();
  expect(site.storedLeads()).toHaveLength(1);
});
