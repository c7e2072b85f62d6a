import type { Locator, Page } from '@playwright/test';
import { holdBack } from './faults.ts';
import {
  fillContactForm,
  fillHomeForm,
  openContactForm,
  openHomeForm,
  passFillTime,
  passThanks,
  pendingBanner,
  sendButton,
} from './lead-forms.ts';

type Look = (state: string) => Promise<void>;

export const walkHomeForm = (page: Page, look: Look) => walkForm(page, look, openHomeForm, fillHomeForm);
export const walkContactForm = (page: Page, look: Look) =>
  walkForm(page, look, openContactForm, fillContactForm);

/** Goes through all that a lead form can show and calls `look` in each state. */
async function walkForm(
  page: Page,
  look: Look,
  open: (page: Page) => Promise<Locator>,
  fill: (page: Page) => Promise<Locator>,
): Promise<void> {
  const form = await open(page);
  await look('empty');
  await form.getByRole('textbox', { name: 'Email' }).fill('dana@');
  await sendButton(form).click();
  await form.getByRole('alert').waitFor();
  await look('with errors');

  const posts = '**/api/leads/*';
  const release = await holdBack(page, posts);
  await fill(page);
  await passFillTime(page);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Processing...' }).waitFor();
  await look('sending');
  release();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  await look('sent');
  await passThanks(form);
  await look('sent, ready for the next');

  await page.unroute(posts);
  await page.route(posts, (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await fill(page);
  await sendButton(form).click();
  await pendingBanner(page).waitFor();
  await look('kept on the device');
  await pendingBanner(page).getByRole('button', { name: 'Send now' }).click();
  await pendingBanner(page).getByText('It could not be sent yet').waitFor();
  await look('not sent yet');
  await page.unroute(posts);
}
