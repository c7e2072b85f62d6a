import {
  answerAboutHouse,
  answerAboutPerson,
  atStep,
  calculatorAlive,
  dana,
  next,
  openCalculator,
  results,
  send,
  slider,
} from './energy-calculator.ts';
import { expect, test } from './fixtures.ts';

test('a reload keeps everything, results come back without a second lead, and changed answers are handed in again', async ({
  page,
  baseURL,
  readLeads,
}) => {
  await openCalculator(page);
  await answerAboutHouse(page);
  await answerAboutPerson(page);
  await page.reload();
  await calculatorAlive(page);
  await atStep(page, 7);
  await expect(page.getByLabel('Complete property address')).toHaveValue(dana.address);
  await send(page);
  await expect(results(page).getByText('Your reference')).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/energy-savings-calculator`);

  await page.reload();
  await expect(results(page).getByText('Your reference')).toBeVisible();
  await page.goBack();
  await atStep(page, 7);
  await expect(page.getByLabel('Complete property address')).toBeVisible();
  await page.goForward();
  await expect(results(page)).toBeVisible();
  await page.goBack();
  await send(page);
  await expect(results(page)).toBeVisible();
  expect(readLeads()).toHaveLength(1);
  expect(readLeads()[0]?.quarantine_reason).toBeNull();

  await page.getByRole('button', { name: 'Change my answers' }).click();
  await atStep(page, 1);
  await page.getByLabel('Dollars a month').fill('300');
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await next(page);
    await atStep(page, step);
  }
  await send(page);
  await expect(results(page).getByText('$1,800').first()).toBeVisible();
  expect(readLeads()).toHaveLength(2);

  await page.getByRole('button', { name: 'Start over' }).click();
  await atStep(page, 1);
  await expect(slider(page, 'Monthly electric bill')).toHaveValue('150');
});
