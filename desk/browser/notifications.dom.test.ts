import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const said = () => document.querySelector('[data-push-trouble]')?.textContent;

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML =
    '<form data-push-key="k"><input name="subscription"><p role="alert" data-push-trouble></p></form>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('where a browser has no notifications, as Safari in a tab on an iPhone, the page says so before anything is pressed', async () => {
  await import('./notifications.ts');
  expect(said()).toContain('add the desk to the Home Screen first');
});

test('where a browser has them, nothing is said', async () => {
  vi.stubGlobal('PushManager', class {});
  await import('./notifications.ts');
  expect(said()).toBe('');
});
