// The forms on the home and the contact page, as a visitor uses them.

import type { Locator, Page } from '@playwright/test';

/** A form sent sooner after it appeared was filled in by a program (leads/forms/spam-signs.ts). */
export const fillTimeMs = 1300;

/** As long as a person needs to fill in a form, in no time; needs a clock that was installed before the page opened. */
export const passFillTime = (page: Page) => page.clock.fastForward(fillTimeMs);

/** As long as the button says that the message is sent; needs the same clock. */
export async function passThanks(form: Locator): Promise<void> {
  await form.page().clock.fastForward(5_000);
  await sendButton(form).waitFor();
}

export const homeForm = (page: Page) => page.getByRole('form', { name: 'Request a free inspection' });
export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact us' });
export const sendButton = (form: Locator) => form.getByRole('button', { name: 'Send message' });

/** On any page, while requests wait on this device. */
export const pendingBanner = (page: Page) =>
  page.getByRole('region', { name: 'Requests waiting to be sent' });

/** Presses "Send now", and is content when the request went out on its own the moment before. */
export async function sendNow(page: Page): Promise<void> {
  const sent = page.getByText('Sent. Your reference');
  await pendingBanner(page)
    .getByRole('button', { name: 'Send now' })
    .click({ timeout: 5000 })
    .catch(async (error: unknown) => {
      if ((await sent.count()) === 0) throw error;
    });
}

/** How many requests are kept on this device, asked past the page. */
export const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    const outcome = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await outcome(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        count += await outcome(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return count;
  });

/** From here on what is done goes through the script. It comes when somebody turns to the form. */
export async function formAlive(form: Locator): Promise<void> {
  await form.dispatchEvent('pointerover');
  await form.page().locator('astro-island:has(form[data-form]):not([ssr])').waitFor({ state: 'attached' });
}

async function openForm(path: string, form: Locator): Promise<Locator> {
  await form.page().clock.install();
  await form.page().goto(path);
  await form.scrollIntoViewIfNeeded();
  await formAlive(form);
  return form;
}

export const openHomeForm = (page: Page) => openForm('/', homeForm(page));
export const openContactForm = (page: Page) => openForm('/contact', contactForm(page));

export async function fillHomeForm(page: Page): Promise<Locator> {
  const form = homeForm(page);
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Name').fill('Dana Whitaker');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByLabel('Phone').fill('937.555.0188');
  await form.getByLabel('Service needed').selectOption('Roof Repair');
  await form.getByLabel('Message').fill('Stain on the bedroom ceiling');
  return form;
}

/** The form on the home page, filled in as slowly as people do. */
export async function openFilledHomeForm(page: Page): Promise<Locator> {
  await openHomeForm(page);
  const form = await fillHomeForm(page);
  await passFillTime(page);
  return form;
}

/** A server that takes nothing, and a request that therefore waits on this device. */
export async function leaveRequestWaiting(page: Page): Promise<void> {
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await sendButton(await openFilledHomeForm(page)).click();
  await pendingBanner(page).waitFor();
}

export async function fillContactForm(page: Page): Promise<Locator> {
  const form = contactForm(page);
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Hale');
  await form.getByRole('textbox', { name: 'Email' }).fill('robin@example.org');
  await form.getByRole('textbox', { name: 'Phone' }).fill('9375550123');
  await form.getByLabel('Address').fill('9 Canal St, Troy, OH');
  await form.getByLabel('Service needed').selectOption('Roof Inspection');
  return form;
}
