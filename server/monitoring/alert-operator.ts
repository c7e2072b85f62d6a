// The second way to the operator: a webhook that takes JSON, such as a chat's, and mail.

import { post } from '../delivery/http-post.ts';
import { type MailRoute, sendPlainMail } from '../delivery/plain-mail.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import type { Settings } from '../settings/settings.ts';
import { type Alert, describeAlert, summarizeAlert } from './alert.ts';

const longestTryMs = 20_000;

/** Tells by every way at once; true when one of them took it, or when there is none. */
export function createAlerter({ webhookUrl, mail }: Settings['alerts'], log: OperatorLog) {
  /** Null when it was taken, else why not. */
  async function postAlert(alert: Alert, url: string): Promise<string | null> {
    const body = { ...alert, since: new Date(alert.since).toISOString() };
    const result = await post(
      url,
      {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: describeAlert(alert), ...body }),
      },
      AbortSignal.timeout(longestTryMs),
    );
    if (result.kind === 'failed') return result.trouble;
    return result.status >= 200 && result.status < 300 ? null : `HTTP ${result.status}`;
  }

  return async function alertOperator(alert: Alert): Promise<boolean> {
    const tries = [
      ...(webhookUrl ? [{ way: 'ALERT_WEBHOOK_URL', failure: postAlert(alert, webhookUrl) }] : []),
      ...(mail ? [{ way: 'ALERT_MAIL_TO', failure: mailAlert(alert, mail) }] : []),
    ];
    const failures = await Promise.all(tries.map(({ failure }) => failure));
    for (const [place, reason] of failures.entries()) {
      if (reason !== null)
        log.error({ way: tries[place]?.way, reason }, 'an alert did not reach anybody this way');
    }
    return tries.length === 0 || failures.includes(null);
  };
}

function mailAlert(alert: Alert, route: MailRoute): Promise<string | null> {
  const mail = { subject: summarizeAlert(alert), text: `${describeAlert(alert)}\n` };
  return sendPlainMail(route, mail).then(
    () => null,
    (error: Error) => error.message,
  );
}
