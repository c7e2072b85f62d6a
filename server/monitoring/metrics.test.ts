import { get } from 'node:http';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics, type readOutboxFigures } from './metrics.ts';
import { listenForMetrics } from './metrics-server.ts';

const figures: Awaited<ReturnType<typeof readOutboxFigures>> = {
  carriers: [
    { carrier: 'smtp', due: 3, oldestDueSeconds: 1200, gaveUp: 1 },
    { carrier: 'webhook', due: 0, oldestDueSeconds: 0, gaveUp: 0 },
  ],
  quarantined: 2,
};

function respond(url: string, headers = {}): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let body = '';
      response.on('data', (piece) => (body += piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), body }),
      );
    }).on('error', reject);
  });
}

async function serve(readFigures: () => Promise<typeof figures> = async () => figures) {
  const metrics = createMetrics(readFigures);
  const server = await listenForMetrics(metrics, 0);
  onTestFinished(() => server.close());
  return { metrics, url: `http://127.0.0.1:${server.port}/metrics` };
}

// Proves 10.59.
test('a monitor reads what was taken, what waits, what was delivered and what failed', async () => {
  const { metrics, url } = await serve();
  metrics.countLead('home');
  metrics.countLead('home');
  const trouble = { kind: 'misconfigured', reason: 'Check SMTP_URL.' } as const;
  metrics.countTry('smtp', { kind: 'delivered' });
  metrics.countTry('smtp', trouble);
  const { status, type, body } = await respond(url);
  expect(status).toBe(200);
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'leads_taken_total{form="home"} 2',
    'leads_taken_total{form="contact"} 0',
    'lead_deliveries_total{carrier="smtp",outcome="delivered"} 1',
    'lead_deliveries_total{carrier="smtp",outcome="misconfigured"} 1',
    'leads_due{carrier="smtp"} 3',
    'leads_due{carrier="webhook"} 0',
    'leads_oldest_due_seconds{carrier="smtp"} 1200',
    'leads_given_up{carrier="smtp"} 1',
    'leads_quarantined 2',
  ])
    expect(body.split('\n')).toContain(line);
});

test('requests are timed by route, method and status, never by what a visitor asked for', async () => {
  const { metrics, url } = await serve();
  const app = Fastify();
  metrics.timeRequests(app);
  app.post('/api/leads/:form', (_request, reply) => reply.code(201).send());
  onTestFinished(() => app.close());
  await app.inject({ method: 'POST', url: '/api/leads/home?name=Dana' });
  await app.inject({ url: '/no/such/page' });
  const { body } = await respond(url);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/leads/:form",status="201"} 1',
  );
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(body).not.toContain('Dana');
});

test('while the database is away the monitor gets an error, not old figures', async () => {
  const { url } = await serve(() => Promise.reject(new Error('gone')));
  expect((await respond(url)).status).toBe(503);
});

test('a page of another host, which a browser on this machine may have open, reads nothing', async () => {
  const { url } = await serve();
  const statusFor = async (host: string) => (await respond(url, { host })).status;
  for (const host of ['evil.example', 'localhost.evil.example:9464', '127.0.0.1.evil.example'])
    expect(await statusFor(host)).toBe(403);
  for (const host of ['localhost', 'LOCALHOST:9464', '127.0.0.1:9464', '[::1]:9464'])
    expect(await statusFor(host)).toBe(200);
});

test('there is nothing else on the port', async () => {
  const { url } = await serve();
  expect((await respond(url.replace('/metrics', '/'))).status).toBe(404);
});
