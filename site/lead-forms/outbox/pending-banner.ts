// "1 request waiting to be sent": shows what waits on this device, sends it when the connection is back, and lets the
// visitor send or delete it. Plain DOM: it appears on every page, also where no island is.

import { waitingRequestWords as words } from '#content/pages/waiting-request-words.ts';
import { publishSettled } from './outbox-events.ts';
import styles from './pending-banner.module.css';
import { deleteRequest, listQueuedRequests, type QueuedRequest } from './queued-requests.ts';
import { type SendingReport, sendQueuedRequests } from './send-queued-requests.ts';

/** Long enough to read a reference number out loud. */
const sentShownMs = 30_000;
/** The clock of a sleeping laptop jumps; asking again this often at the latest costs nothing. */
const longestSleepMs = 60_000;

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className?: string, text = '') {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

/** Moves the bars at the foot of the window above the banner; what takes the focus scrolls clear of both. */
function keepRoomFor(region: HTMLElement): void {
  // Reports once more when the region leaves the page: it is no longer sticky then, and the room is given back.
  const observer = new ResizeObserver(() => {
    const isStuck = getComputedStyle(region).position === 'sticky';
    const height = isStuck ? region.offsetHeight : 0;
    document.documentElement.style.setProperty('--foot-strip', `${height}px`);
  });
  observer.observe(region);
}

/** Shows the banner until nothing waits any more; resolves then. */
export async function showPendingBanner(): Promise<void> {
  const waiting = await listQueuedRequests(Date.now()).catch(() => []);
  if (waiting.length === 0) return;

  const region = make('section', styles.banner);
  region.setAttribute('aria-label', words.regionName);
  region.dataset.surface = 'strong';
  region.dataset.pendingBanner = '';
  region.dataset.print = 'hide';
  const message = make('p', styles.message);
  message.setAttribute('role', 'status');
  const headline = make('b');
  const detail = make('span', styles.explanation, words.explanation);
  message.append(headline, ' ', detail);
  const send = make('button', styles.button, words.sendNow);
  const remove = make('button', styles.button, words.delete);
  const buttons = make('div', styles.buttons);
  buttons.append(send, remove);
  region.append(message, buttons);
  // One that still shows the reference of an earlier request has been shown long enough.
  document.querySelector('[data-pending-banner]')?.remove();
  document.body.append(region);
  keepRoomFor(region);

  return new Promise((resolve) => {
    let timer = 0;

    const leave = (delayMs: number) => {
      window.removeEventListener('online', onSignal);
      document.removeEventListener('visibilitychange', onSignal);
      window.removeEventListener('requests-waiting', recount);
      clearTimeout(timer);
      setTimeout(() => region.remove(), delayMs);
      resolve();
    };

    const showCount = (requests: readonly QueuedRequest[]) => {
      headline.textContent = words.waiting(requests.length);
    };

    const plan = (requests: readonly QueuedRequest[]) => {
      const next = Math.min(...requests.map(({ nextAttemptAt }) => nextAttemptAt));
      clearTimeout(timer);
      timer = window.setTimeout(
        () => void attempt(false),
        Math.min(longestSleepMs, Math.max(500, next - Date.now())),
      );
    };

    const tell = (report: SendingReport, wasAsked: boolean) => {
      const reference = report.sent.at(-1)?.reference;
      if (report.waiting.length > 0) {
        showCount(report.waiting);
        if (wasAsked) {
          detail.textContent = words.stillWaiting;
          detail.removeAttribute('class');
        }
        plan(report.waiting);
      } else if (reference) {
        headline.textContent = words.sent(reference);
        detail.remove();
        buttons.remove();
        leave(sentShownMs);
      } else leave(0);
    };

    let isTrying = false;
    /** The visitor has asked, and waits for word. */
    let isAwaited = false;

    const attempt = async (isAskedFor: boolean) => {
      if (isAskedFor) {
        isAwaited = true;
        send.textContent = words.sending;
        send.setAttribute('aria-disabled', 'true');
      }
      // A second one at the same time would find nothing left to send, and take the reference of the first away.
      if (isTrying) return;
      isTrying = true;
      try {
        let report = await sendQueuedRequests({ evenIfNotDue: isAskedFor });
        if (isAwaited && !isAskedFor && report.waiting.length > 0) {
          // Asked for while it went: what was not due yet has its turn, too.
          const { sent, waiting } = await sendQueuedRequests({ evenIfNotDue: true });
          report = { sent: [...report.sent, ...sent], waiting };
        }
        tell(report, isAwaited);
      } finally {
        isTrying = false;
        isAwaited = false;
        send.textContent = words.sendNow;
        send.removeAttribute('aria-disabled');
      }
    };

    const onSignal = () => {
      if (document.visibilityState === 'visible') void attempt(true);
    };
    const recount = async () => {
      const requests = await listQueuedRequests(Date.now());
      showCount(requests);
      plan(requests);
    };

    send.addEventListener('click', () => void attempt(true));
    // Deleting loses a lead for good, so it takes a second press.
    remove.addEventListener('click', async () => {
      if (remove.textContent !== words.deleteReally) {
        remove.textContent = words.deleteReally;
        return;
      }
      for (const { key } of await listQueuedRequests(Date.now())) {
        await deleteRequest(key);
        publishSettled(key, null);
      }
      leave(0);
    });
    window.addEventListener('online', onSignal);
    document.addEventListener('visibilitychange', onSignal);
    window.addEventListener('requests-waiting', recount);

    // A screen reader announces only what changes in a region that was there before.
    setTimeout(() => {
      if (!headline.textContent) showCount(waiting);
    }, 100);
    plan(waiting);
  });
}
