import type { Download, Page } from '@playwright/test';

/** The file that a press on the button named `button` brings. */
export async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return file;
}
