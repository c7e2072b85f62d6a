import { company } from '#client/company.ts';
import { formatLongDate, isoDay } from '#content/wording/dates.ts';
import { findBarriers } from './axe.ts';
import { signInAs } from './desk.ts';
import { download, pdfText } from './downloads.ts';
import { expect, sizes, test } from './fixtures.ts';
import { results } from './roof-calculator.ts';
import { walkToEstimate } from './roof-estimate.ts';

test.use({ desk: 'on' });

const day = (daysFromNow: number) =>
  isoDay(new Date(Date.now() + daysFromNow * 86_400_000), company.timeZone);

// Proves 10.80, 10.82, R13.5.
test('the office sets a storm notice and a closed day, visitors without script see both at once, one press ends the notice, and one dates the prices', async ({
  server,
  page,
  openVisit,
  browserConsole,
}) => {
  // What was mistyped, and a page that is not there.
  browserConsole.allow(/status of (422|404)/);
  await page.setViewportSize(sizes.phone);
  await signInAs(server, page, 'Pat Miller');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
  const visitor = await openVisit({ viewport: sizes.phone, javaScriptEnabled: false });
  const bar = visitor.getByRole('complementary', { name: 'Storm notice' });
  await visitor.goto('/about');
  await expect(bar).toHaveCount(0);

  const notice = page.getByRole('form', { name: 'Notice' });
  await notice.getByLabel('What it says').fill('Storm crews are out: tarps within <b>two</b> days.');
  await notice.getByLabel('Kind').selectOption({ label: 'Storm, with the phone number' });
  await notice.getByLabel('Until', { exact: true }).fill(day(2));
  await notice.getByLabel('Until what time').fill('half past');
  await notice.getByRole('button', { name: 'Save the notice' }).click();
  await page.getByRole('link', { name: 'Enter a time such as 9 am or 5:30 pm.' }).click();
  await notice.getByLabel('Until what time').fill('5:30 pm');
  await notice.getByRole('button', { name: 'Save the notice' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(/^On every page from .* until .* 5:30.pm: “Storm crews/)).toBeVisible();
  const days = page.getByRole('form', { name: 'Closed days' });
  await days.getByLabel('Day').fill(day(3));
  await days.getByLabel('Reason').fill('Inventory');
  await days.getByRole('button', { name: 'Add the day' }).click();
  await expect(page.getByText(`Inventory, ${formatLongDate(day(3))}: Closed`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  for (const path of ['/', '/contact', '/roofing-calculator', '/no-such-page']) {
    await visitor.goto(path);
    await expect(bar).toContainText('Storm crews are out: tarps within <b>two</b> days.');
    await expect(bar.getByRole('link', { name: company.phone.value.display })).toBeVisible();
    await expect(visitor.getByRole('contentinfo')).toContainText(`Inventory, ${formatLongDate(day(3))}`);
  }
  await page.goto('/about');
  expect(await findBarriers(page)).toEqual([]);

  await page.goto('/desk/announcements');
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByText('No notice is set.')).toBeVisible();
  await visitor.goto('/about');
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Record' }).click();
  await expect(page.getByText('Announced: no notice')).toBeVisible();

  // What was reviewed today is dated so in the results and in the estimate that is printed.
  await page.goto('/desk/announcements');
  await page.getByRole('button', { name: 'Prices reviewed today' }).click();
  await expect(page.getByRole('button', { name: 'Not reviewed after all' })).toBeVisible();
  const words = `Prices last reviewed ${formatLongDate(day(0))}.`;
  await walkToEstimate(page);
  await expect(results(page)).toContainText(words);
  const paper = await pdfText(await (await download(page, 'Download PDF')).path());
  expect(paper.replaceAll(/\s+/g, ' ')).toContain(words);
});
