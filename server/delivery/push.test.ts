import { afterAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { outgoingLead } from '../../tests/fakes/outgoing-lead.ts';
import { createBrowserKeys, startFakePushService } from '../../tests/fakes/push-service.ts';
import { sampleContactLead } from '../../tests/sample-submissions.ts';
import type { OutgoingLead } from './carrier.ts';
import { createPushCarrier, isPushEndpoint, type PushDevice } from './push.ts';

const never = new AbortController().signal;
const keys = webPush.generateVAPIDKeys();
const browser = createBrowserKeys();
const lead: OutgoingLead = {
  ...outgoingLead,
  receivedAt: new Date().toISOString(),
  lead: sampleContactLead({
    firstName: 'Zoë',
    lastName: 'O’Neil',
    email: 'zoe@example.com',
    phone: '937 555 0123',
    address: '12 Linden Ave',
    city: 'Cloquet',
    message: 'Water in the bedroom',
    urgency: 'urgent',
  }),
};

const service = await startFakePushService();
let devices: PushDevice[];
afterAll(() => service.close());
beforeEach(() => {
  devices = ['phone', 'desktop'].map((id) => ({
    id,
    endpoint: `${service.url}/${id}`,
    p256dh: browser.p256dh,
    auth: browser.auth,
  }));
  service.answers.clear();
  (service.received as unknown[]).length = 0;
});

const createCarrier = (isEndpoint: (endpoint: string) => boolean = () => true) =>
  createPushCarrier({
    siteUrl: 'https://roof.example',
    findDevices: async () => devices,
    dropDevice: async (id) => {
      devices = devices.filter((device) => device.id !== id);
    },
    findKeys: async () => keys,
    isPushEndpoint: isEndpoint,
  });
const paths = () => service.received.map(({ path }) => path).toSorted();

test('every device gets what and where, never who, encrypted for its browser and signed by us', async () => {
  expect(await createCarrier().deliver(lead, never)).toEqual({ kind: 'delivered' });
  expect(paths()).toEqual(['/desktop', '/phone']);
  for (const { body, headers } of service.received) {
    const told = browser.open(body);
    expect(JSON.parse(told)).toEqual({
      web_push: 8030,
      notification: {
        title: 'New request',
        body: 'Cloquet, Roof Repair, urgent',
        lang: 'en-US',
        tag: 'APR-7K4M-Q2X8',
        navigate: 'https://roof.example/desk/requests/APR-7K4M-Q2X8',
      },
    });
    expect(told).not.toMatch(/Zo|Neil|0123|Linden|bedroom/);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    const [, token = '', key] = /t=([\w.-]+), *k=([\w-]+)/.exec(headers.authorization ?? '') ?? [];
    const [, claims = ''] = token.split('.');
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'https://roof.example',
    });
  }
});

test.each([404, 410])(
  'a device whose browser has let it go (%i) is dropped, and the others are notified',
  async (status) => {
    service.answers.set('/phone', { status });
    expect(await createCarrier().deliver(lead, never)).toEqual({ kind: 'delivered' });
    expect(devices.map(({ id }) => id)).toEqual(['desktop']);
  },
);

test('what did not get through is tried again, and a device that has it is not startled twice', async () => {
  const carrier = createCarrier();
  service.answers.set('/phone', { status: 503, headers: { 'retry-after': '120' } });
  expect(await carrier.deliver(lead, never)).toMatchObject({ kind: 'postponed', retryAfterMs: 120_000 });
  service.answers.clear();
  expect(await carrier.deliver(lead, never)).toEqual({ kind: 'delivered' });
  expect(paths()).toEqual(['/desktop', '/phone', '/phone']);
});

test('a redirect is not followed, wherever it leads', async () => {
  devices = devices.slice(0, 1);
  service.answers.set('/phone', { status: 307, headers: { location: `${service.url}/elsewhere` } });
  expect(await createCarrier().deliver(lead, never)).toMatchObject({ kind: 'postponed' });
  expect(paths()).toEqual(['/phone']);
});

test('nothing is posted to an address that is no push service, and it is forgotten', async () => {
  expect(await createCarrier(isPushEndpoint).deliver(lead, never)).toMatchObject({ kind: 'refused' });
  expect(service.received).toEqual([]);
  expect(devices).toEqual([]);
});

test.each<[string, boolean]>([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://notpush.apple.com/abc', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/abc', false],
  ['nonsense', false],
])('%s is an address for notifications: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint)).toBe(isOne);
});

test('a notification that would come hours late is not sent, and without a device there is nothing to do', async () => {
  const receivedAt = new Date(Date.now() - 7 * 60 * 60 * 1000).toISOString();
  expect(await createCarrier().deliver({ ...lead, receivedAt }, never)).toMatchObject({ kind: 'refused' });
  devices = [];
  expect(await createCarrier().deliver(lead, never)).toMatchObject({ kind: 'refused' });
  expect(service.received).toEqual([]);
});
