// On every page: when requests wait on this device, show them and send them. Everything heavy is loaded only then.

import { hasPendingFlag, hasPhotographFlag } from './pending-flag.ts';

let isShown = false;

async function showPendingRequests(): Promise<void> {
  if (isShown) return;
  isShown = true;
  try {
    const { showPendingBanner } = await import('./pending-banner.ts');
    await showPendingBanner();
  } catch {
    // No connection to fetch it: the next request that waits, or the next page, tries again.
  } finally {
    isShown = false;
  }
}

async function sendKeptPhotographs(): Promise<void> {
  try {
    const { resumeUploads } = await import('../photographs/upload-queue.ts');
    await resumeUploads();
  } catch {
    // No connection to fetch it: the next page tries again.
  }
}

addEventListener('requests-waiting', () => void showPendingRequests());
if (hasPendingFlag()) void showPendingRequests();
if (hasPhotographFlag()) void sendKeptPhotographs();
