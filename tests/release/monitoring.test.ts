// That the program as an operator starts it really tells somebody, and shows its figures on this machine alone.

import { get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { postLead } from '../chaos/lead-posts.ts';
import { startFakeWebhookReceiver } from '../fakes/webhook-receiver.ts';
import { freePort, startServer } from '../journeys/running-server.ts';

/** The watch looks once a minute; here a minute lasts half a second. */
const quickMinutes = `
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const right = timers.setTimeout;
  timers.setTimeout = (ms, ...others) => right(Math.min(ms, 500), ...others);
  syncBuiltinESMExports();`;

/** The body of what listens there; null when nothing does. */
function read(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    get({ host, port, path: '/metrics' }, (response) => {
      let body = '';
      response.on('data', (piece) => (body += piece));
      response.on('end', () => resolve(body));
    }).on('error', () => resolve(null));
  });
}

test('leads that do not leave are told to ALERT_WEBHOOK_URL and counted on METRICS_PORT, on loopback only', async () => {
  const [carrier, chat] = [await startFakeWebhookReceiver(), await startFakeWebhookReceiver()];
  onTestFinished(async () => {
    await Promise.all([carrier.close(), chat.close()]);
  });
  carrier.answer = { status: 401 };
  const metricsPort = await freePort();
  const server = await startServer(
    {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(quickMinutes)}`,
      LEAD_CARRIERS: 'webhook',
      WEBHOOK_URL: carrier.url,
      WEBHOOK_SECRET: 'a secret that only this test knows',
      ALERT_WEBHOOK_URL: chat.url,
      METRICS_PORT: String(metricsPort),
      HOST: '0.0.0.0',
    },
    { flags: ['--leads-only'] },
  );
  onTestFinished(server.dispose);
  const { body } = await postLead(server.url, 'nobody-takes-it');

  await expect.poll(() => chat.received.length).toBe(1);
  expect(JSON.parse(chat.received[0]?.body ?? '')).toMatchObject({
    kind: 'not-delivering',
    carrier: 'webhook',
    leads: [{ reference: body.reference }],
  });
  const figures = (await read('127.0.0.1', metricsPort))?.split('\n');
  expect(figures).toContain('leads_taken_total{form="home"} 1');
  expect(figures).toContain('leads_due{carrier="webhook"} 1');
  expect(figures?.find((line) => line.startsWith('lead_deliveries_total{carrier="webhook"'))).toBeDefined();
  // Where the site listens, on every address, the figures do not.
  expect(await read('127.0.0.2', Number(new URL(server.url).port))).not.toBeNull();
  expect(await read('127.0.0.2', metricsPort)).toBeNull();
});
