// "1 request waiting to be sent": shows what waits on this device, sends it when the connection is back, and lets the
// visitor send or delete it. Plain DOM: it appears on every page, also where no island is.

import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { waitingRequestWords as words } from '#content/pages/waiting-request-words.ts';
import type { QueuedRequest } from './outbox-database.ts';
import { publishDeleted } from './outbox-events.ts';
import styles from './pending-banner.module.css';
import { deleteRequest, listQueuedRequests } from './queued-requests.ts';
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

/** What the visitor had written, in an e-mail from their own program. */
function mailAddressWith(requests: readonly QueuedRequest[]): string {
  const written = requests.map(({ fields }) =>
    Object.entries(fields)
      .filter(([name, text]) => text && !name.startsWith('_'))
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n'),
  );
  const [subject, body] = [words.mailSubject, written.join('\n\n')].map(encodeURIComponent);
  return `mailto:${company.email.value}?subject=${subject}&body=${body}`;
}

function buildBanner() {
  const region = make('section', `row ${styles.banner}`);
  region.setAttribute('aria-label', words.regionName);
  region.dataset.surface = 'strong';
  region.dataset.pendingBanner = '';
  region.dataset.print = 'hide';
  region.dataset.gap = '3';
  const message = make('p', styles.message);
  message.setAttribute('role', 'status');
  const headline = make('b');
  const detail = make('span', styles.explanation, words.explanation);
  message.append(headline, ' ', detail);
  const button = `touch ${styles.button}`;
  const call = make('a', button, words.call);
  call.href = phoneHref;
  const mail = make('a', button, words.mail);
  const send = make('button', button, words.sendNow);
  const remove = make('button', button, words.delete);
  const buttons = make('div', 'row');
  buttons.dataset.gap = '2';
  buttons.append(send, remove);
  region.append(message, buttons);
  return { region, headline, detail, call, mail, send, remove, buttons };
}

type BannerParts = ReturnType<typeof buildBanner>;

function explain({ detail }: BannerParts, text: string): void {
  detail.textContent = text;
  detail.removeAttribute('class');
}

/** Says how many wait, were refused or have expired, and offers what can be done about them. */
function describe(
  parts: BannerParts,
  waiting: readonly QueuedRequest[],
  expired: readonly QueuedRequest[],
): void {
  const { headline, call, mail, send, remove, buttons } = parts;
  const refused = waiting.filter(({ isRefused }) => isRefused);
  const hopeful = waiting.length - refused.length;
  headline.textContent = [
    hopeful > 0 && words.waiting(hopeful),
    refused.length > 0 && words.refused(refused.length),
    expired.length > 0 && words.expired(expired.length),
  ]
    .filter(Boolean)
    .join(' ');
  const failed = [...refused, ...expired];
  if (failed.length > 0) {
    explain(parts, words.instead);
    mail.href = mailAddressWith(failed);
    // Not again: what has the focus would lose it.
    if (!call.isConnected) buttons.prepend(call, mail);
  } else for (const link of [call, mail]) link.remove();
  send.hidden = waiting.length === 0;
  if (waiting.length === 0) delete remove.dataset.asked;
  if (remove.dataset.asked === undefined)
    remove.textContent = waiting.length === 0 ? words.close : words.delete;
}

function showSending({ send }: BannerParts, isSending: boolean): void {
  send.textContent = isSending ? words.sending : words.sendNow;
  if (isSending) send.setAttribute('aria-disabled', 'true');
  else send.removeAttribute('aria-disabled');
}

function pauseMs(waiting: readonly QueuedRequest[]): number {
  const hopeful = waiting.filter(({ isRefused }) => !isRefused);
  const next = Math.min(...hopeful.map(({ nextAttemptAt }) => nextAttemptAt));
  return Math.min(longestSleepMs, Math.max(500, next - Date.now()));
}

async function deleteAll(): Promise<void> {
  for (const { key } of await listQueuedRequests()) {
    await deleteRequest(key);
    publishDeleted(key);
  }
}

/**
 * Sends what is due, or everything when the visitor asks. A visitor who asks while it is running is told how that run ended;
 * requests that are not due yet keep their turn.
 */
function createSender(parts: BannerParts, onReport: (report: SendingReport, wasAsked: boolean) => void) {
  let isTrying = false;
  /** The visitor has asked, and waits for word. */
  let isAwaited = false;
  return async (isAskedFor: boolean): Promise<void> => {
    if (isAskedFor) {
      isAwaited = true;
      showSending(parts, true);
    }
    // A second one at the same time would find nothing left to send, and take the reference of the first away.
    if (isTrying) return;
    isTrying = true;
    try {
      onReport(await sendQueuedRequests({ evenIfNotDue: isAskedFor }), isAwaited);
    } finally {
      isTrying = false;
      isAwaited = false;
      showSending(parts, false);
    }
  };
}

/** Shows the banner until nothing waits any more, and nothing is left to be told; resolves then. */
export async function showPendingBanner(): Promise<void> {
  let waiting = await listQueuedRequests();
  if (waiting.length === 0) return;
  /** Told until the visitor closes the banner. */
  let expired: readonly QueuedRequest[] = [];
  const parts = buildBanner();
  const { region, headline, detail, send, remove, buttons } = parts;
  // One that still shows the reference of an earlier request has been shown long enough.
  document.querySelector('[data-pending-banner]')?.remove();
  document.body.append(region);
  keepRoomFor(region);

  return new Promise((resolve) => {
    let timer = 0;
    const signals = new AbortController();
    const leave = (delayMs: number) => {
      signals.abort();
      clearTimeout(timer);
      setTimeout(() => region.remove(), delayMs);
      resolve();
    };
    const show = () => describe(parts, waiting, expired);
    const plan = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void attempt(false), pauseMs(waiting));
    };
    const sendNow = createSender(parts, ({ sent, ...report }, wasAsked) => {
      waiting = report.waiting;
      expired = [...expired, ...report.expired];
      const reference = sent.at(-1)?.reference;
      if (waiting.length + expired.length > 0) {
        if (wasAsked) explain(parts, words.stillWaiting);
        show();
        if (waiting.length > 0) plan();
      } else if (reference) {
        headline.textContent = words.sent(reference);
        detail.remove();
        buttons.remove();
        leave(sentShownMs);
      } else leave(0);
    });
    // Planned again where the browser's database does not answer just now.
    const attempt = (isAskedFor: boolean) => sendNow(isAskedFor).catch(plan);

    const onSignal = () => {
      if (document.visibilityState === 'visible') void attempt(true);
    };
    const recount = async () => {
      waiting = await listQueuedRequests();
      show();
      plan();
    };
    send.addEventListener('click', () => void attempt(true));
    // Deleting loses a lead for good, so it takes a second press. Its words may be the browser's, in a translated page.
    remove.addEventListener('click', async () => {
      if (waiting.length > 0 && remove.dataset.asked === undefined) {
        remove.dataset.asked = '';
        remove.textContent = words.deleteReally;
        return;
      }
      await deleteAll();
      // The button that has the focus goes.
      document.querySelector('main')?.focus({ preventScroll: true });
      leave(0);
    });
    const { signal } = signals;
    window.addEventListener('online', onSignal, { signal });
    document.addEventListener('visibilitychange', onSignal, { signal });
    window.addEventListener('requests-waiting', recount, { signal });

    // A screen reader announces only what changes in a region that was there before.
    setTimeout(() => {
      if (!headline.textContent) show();
    }, 100);
    plan();
  });
}
