import webPush from 'web-push';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { townOf } from '#leads/forms/town.ts';
import { urgencyOf } from '#leads/forms/urgency.ts';
import { briefLine } from '#leads/notice/brief-line.ts';
import { type DeliveryOutcome, refused } from '#leads/notice/delivery-outcome.ts';
import type { Carrier } from './carrier.ts';
import { post } from './http-post.ts';
import { readReceiverResponse } from './receiver-response.ts';

export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushConfiguration {
  readonly siteUrl: string;
  readonly findDevices: () => Promise<readonly PushDevice[]>;
  readonly dropDevice: (id: string) => Promise<void>;
  readonly findKeys: () => Promise<PushKeys>;
  readonly isPushEndpoint?: (endpoint: string) => boolean;
}

/** Later, a notification only startles. */
const latestMs = 6 * 60 * 60 * 1000;
const mostRemembered = 1_000;

const pushHosts =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

/** Only the push services of the browsers there are: a browser names the address that we then post to. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  const isPlain = url?.username === '' && url.password === '' && url.port === '';
  return isPlain && url.protocol === 'https:' && endpoint.length <= 1_000 && pushHosts.test(url.hostname);
}

/** What is posted to a device, encrypted for it (RFC 8291) and signed by us (RFC 8292). @throws for invalid keys. */
export function sealPush(device: Omit<PushDevice, 'id'>, keys: PushKeys, siteUrl: string, message: string) {
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    // Apple takes no other subject than a real address.
    vapidDetails: { subject: siteUrl.replace(/^http:/, 'https:'), ...keys },
    TTL: latestMs / 1000,
    urgency: 'high',
  });
  const { 'Content-Length': _counted, ...others } = headers;
  return {
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  };
}

/** Notifies the office's devices. What is told may be read on a lock screen: what and where, never who. */
export function createPushCarrier({
  siteUrl,
  findDevices,
  dropDevice,
  findKeys,
  isPushEndpoint: isEndpoint = isPushEndpoint,
}: PushConfiguration): Carrier {
  /** Lead → devices that have it, while others are tried again. */
  const reached = new Map<string, Set<string>>();

  return {
    name: 'push',
    async deliver({ lead, reference, receivedAt, idempotencyKey }, signal) {
      if (Date.now() - Date.parse(receivedAt) > latestMs)
        return refused('It is too late for a notification.');
      const devices = await findDevices();
      if (devices.length === 0) return refused('Nobody has notifications turned on.');
      const message = composePush(lead, reference, siteUrl);
      const keys = await findKeys();
      const done = reached.get(idempotencyKey) ?? new Set();
      const outcomes = await Promise.all(
        devices
          .filter(({ id }) => !done.has(id))
          .map(async (device): Promise<DeliveryOutcome> => {
            if (!isEndpoint(device.endpoint)) {
              await dropDevice(device.id);
              return refused('The device names an address that is no push service.');
            }
            const result = await post(device.endpoint, sealPush(device, keys, siteUrl, message), signal);
            // https://www.rfc-editor.org/rfc/rfc8030#section-5
            if (result.kind === 'responded' && [404, 410].includes(result.status)) {
              await dropDevice(device.id);
              return refused('The device no longer takes notifications.');
            }
            const outcome = readReceiverResponse(result, 'The push service', 'SITE_URL');
            if (outcome.kind === 'delivered') done.add(device.id);
            return outcome;
          }),
      );
      const waiting = outcomes.find(({ kind }) => kind === 'postponed' || kind === 'misconfigured');
      if (waiting !== undefined) {
        if (reached.size >= mostRemembered) reached.clear();
        reached.set(idempotencyKey, done);
        return waiting;
      }
      reached.delete(idempotencyKey);
      return done.size > 0 ? { kind: 'delivered' } : (outcomes[0] ?? refused('No device was reached.'));
    },
  };
}

/**
 * As declarative web push has it, so that browsers that know it show it without our service worker; the others hand it to
 * desk/browser/service-worker.ts. Source: https://www.w3.org/TR/push-api/#declarative-push-message
 */
function composePush(lead: StoredLead, reference: string, siteUrl: string): string {
  const service = 'service' in lead.contact ? lead.contact.service : null;
  const line = briefLine({ form: lead.form, town: townOf(lead), service, urgency: urgencyOf(lead) });
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'New request',
      body: line,
      lang: 'en-US',
      tag: reference,
      navigate: `${siteUrl}/desk/requests/${reference}`,
    },
  });
}
