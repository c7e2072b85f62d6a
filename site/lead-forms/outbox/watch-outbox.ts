// On every page: when requests wait on this device, show them and send them. Everything heavy is loaded only then.

import { mayHaveWaitingRequests } from './waiting-mark.ts';

let isShown = false;

async function showWaitingRequests(): Promise<void> {
  if (isShown) return;
  isShown = true;
  const { showWaitingNotice } = await import('./waiting-notice.ts');
  await showWaitingNotice();
  isShown = false;
}

addEventListener('requests-waiting', () => void showWaitingRequests());
if (mayHaveWaitingRequests()) void showWaitingRequests();
