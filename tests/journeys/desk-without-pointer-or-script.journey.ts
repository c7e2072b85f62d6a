// The desk by the keyboard alone, and with script off, in the narrowest window.

import type { Locator, Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { isoDay } from '#content/wording/dates.ts';
import { findBarriers } from './axe.ts';
import { addAuthenticator, invite, sendRequest, signInAs } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { findHiddenStops, focused, tabTo } from './keyboard.ts';

test.use({
  desk: 'on',
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(240_000);

const day = (daysFromNow: number) =>
  isoDay(new Date(Date.now() + daysFromNow * 86_400_000), company.timeZone);

interface Hand {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(field: Locator, label: string): Promise<void>;
}

const onKeyboard = (page: Page): Hand => ({
  press: async (control) => {
    await tabTo(control);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  },
  type: async (field, text) => {
    await tabTo(field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: async (field, label) => {
    await tabTo(field);
    await page.keyboard.type(label);
  },
});

const withoutScript: Hand = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: async (field, label) => void (await field.selectOption({ label })),
};

/** Everything of a day but letting people in and out. */
async function work(page: Page, { press, type, choose }: Hand, look: () => Promise<void>) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const saved = () => expect(page.getByText('Saved.')).toBeVisible();

  await page.goto('/desk');
  await look();
  await press(page.getByRole('main').getByRole('link', { name: 'Dolores Umber' }));
  await press(button(/^No answer: call again/));
  await saved();
  await press(link('Correct these'));
  await type(page.getByLabel('Last name'), 'Ochre');
  await look();
  await press(button('Save'));
  await expect(page.getByRole('heading', { name: 'Dolores Ochre' })).toBeVisible();
  await type(page.getByLabel('Note'), 'Wants Tuesday.');
  await press(button('Mark as called'));
  await expect(page.getByText('Wants Tuesday.')).toBeVisible();
  await look();
  await press(button('Mark as won'));
  await saved();
  await type(page.getByLabel('Won for how many dollars?'), '12,400');
  await press(page.locator('form[action$="/outcome"]').getByRole('button', { name: 'Save' }));
  await saved();
  await choose(page.getByLabel('Who takes care of it'), 'Pat Miller');
  await press(button('Assign'));
  await saved();

  await press(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Requests' }));
  await press(link('New request'));
  await type(page.getByLabel('Name'), 'Lou Ann Reyes');
  await look();
  await press(button('Save the request'));
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await type(page.getByLabel('Phone'), '9375550144');
  await press(button('Save the request'));
  await expect(page.getByRole('heading', { name: 'Lou Ann Reyes' })).toBeVisible();

  await page.goto('/desk?view=today');
  await look();
  await type(page.getByRole('search').getByRole('textbox').first(), 'ochre');
  await press(button('Find'));
  await expect(page.getByText('1 request matches')).toBeVisible();
  await look();

  await press(link('Numbers'));
  await look();
  await press(page.getByRole('table', { name: 'What became of them' }).getByRole('link').first());
  await expect(page.getByRole('heading', { name: 'All requests' })).toBeVisible();

  await press(link('Site'));
  const notice = page.getByRole('form', { name: 'Notice' });
  await type(notice.getByLabel('What it says'), 'We are open.');
  if (!(await notice.getByLabel('Until', { exact: true }).inputValue()))
    await notice.getByLabel('Until', { exact: true }).fill(day(2));
  await press(button('Save the notice'));
  await saved();
  await look();
  await press(button('Take it off'));
  await saved();

  await press(link(/^Requests/));
  await press(button('Visits in your calendar'));
  await expect(
    page.getByText(/\/desk\/calendar\/[\w-]{43}\.ics/).or(page.locator('input[value$=".ics"]')),
  ).toBeVisible();
  await look();
  await press(link('Record'));
  await expect(page.getByText('Announced: no notice')).toBeVisible();
  await look();
}

test('the keyboard alone does the whole day, invites and ends a person, and always sees where it is', async ({
  server,
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 422/);
  await sendRequest(server);
  const hand = onKeyboard(page);
  await addAuthenticator(page);
  await page.goto(invite(server, 'Pat Miller'));
  await hand.press(page.getByRole('button', { name: 'Set up a passkey' }));
  await page.waitForURL('**/desk');
  await work(page, hand, async () => {
    expect(await findHiddenStops(page), page.url()).toEqual([]);
    expect(await findBarriers(page), page.url()).toEqual([]);
  });
  await hand.press(page.getByRole('link', { name: 'People', exact: true }));
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  expect(await findHiddenStops(page)).toEqual([]);
  await hand.type(page.getByLabel('Somebody new'), 'Sam Ochoa');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await hand.press(page.getByRole('button', { name: 'Invite with your passkey' }));
  await expect(page.getByLabel('Link')).toHaveValue(/invitation/);
  await hand.press(page.getByRole('main').getByRole('link', { name: 'People' }));
  await hand.press(page.getByRole('link', { name: /^End Sam Ochoa/ }));
  await hand.choose(page.getByLabel('Who takes care of their requests?'), 'Pat');
  await hand.press(page.getByRole('button', { name: 'End them with your passkey' }));
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(focused(page)).toHaveCount(0);
});

test('without script everything works but the passkey and what comes in on its own', async ({
  server,
  page,
  openVisit,
  browserConsole,
}) => {
  browserConsole.allow(/status of 422/);
  await sendRequest(server);
  await signInAs(server, page, 'Pat Miller');
  const plain = await openVisit({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    storageState: await page.context().storageState(),
  });
  await work(plain, withoutScript, async () => {});
  await plain.goto('/desk/people/confirm?action=invite&name=Sam');
  expect(await plain.content()).toContain('This one page needs JavaScript');
});
