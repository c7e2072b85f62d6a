import { answerEverything, atStep, dana, results, send } from './energy-calculator.ts';
import { goOffline } from './faults.ts';
import { connectionTrouble, expect, test } from './fixtures.ts';

test.beforeEach(({ browserConsole }) => browserConsole.allow(connectionTrouble));

// Proves 4.23, 8.5, R3.1.
test('offline at the last step: the visitor is told, stays with everything typed, and sends once when the connection is back', async ({
  page,
  context,
  browserConsole,
  readLeads,
}) => {
  await answerEverything(page);
  await goOffline(page);
  await send(page);
  await expect(page.getByText('Submission Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an issue submitting your information. Please try again.'),
  ).toBeVisible();
  await atStep(page, 7);
  await expect(page.getByLabel('Complete property address')).toHaveValue(dana.address);
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText(/waiting to be sent|will be sent/)).toHaveCount(0);
  expect(browserConsole.lines).toContainEqual(
    expect.stringMatching(/request from the form energy-savings was not received/),
  );

  await context.setOffline(false);
  await send(page);
  await expect(results(page).getByText('Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
});
