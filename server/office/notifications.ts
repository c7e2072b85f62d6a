// On which devices somebody is notified of new requests.

import webPush from 'web-push';
import type { LeadDatabase } from '../database/lead-database.ts';
import {
  deletePushDevice,
  findPushDevices,
  findPushKeys,
  insertPushDevice,
} from '../database/push-devices.ts';
import { isPushEndpoint, type PushConfiguration, type PushKeys, sealPush } from '../delivery/push.ts';
import { newId } from '../platform/clock-and-random.ts';
import { type Actor, OperationRefused, recordAction } from './office.ts';

const mostOfOnePerson = 10;

export interface NewDevice {
  /** The browser's PushSubscription, as JSON. */
  readonly subscription: string;
  readonly userAgent: string;
}

export function pushDevicesIn(database: LeadDatabase): Omit<PushConfiguration, 'siteUrl'> {
  return {
    findDevices: () => findPushDevices(database.queries),
    dropDevice: async (id) => {
      await database.transaction((transaction) => deletePushDevice(transaction, id));
    },
    findKeys: () => findKeys(database),
  };
}

/** Made once: a browser that has turned notifications on takes no other's. */
export async function findKeys(database: LeadDatabase): Promise<PushKeys> {
  const kept = await findPushKeys(database.queries);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Another server may have stored one first: that one is kept.
  await database.transaction((transaction) =>
    transaction
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return findKeys(database);
}

/** @throws OperationRefused for an invalid subscription, or one of a push service that we do not know. */
export async function addDevice(
  office: Actor,
  { subscription, userAgent }: NewDevice,
  siteUrl: string,
  isEndpoint = isPushEndpoint,
): Promise<void> {
  const { database, clock, personId } = office;
  if (personId === null) throw new OperationRefused('Notifications belong to somebody who is signed in.');
  const keys = await findKeys(database);
  const device = readSubscription(subscription);
  if (device === null || !canBeSealed(device, keys, siteUrl))
    throw new OperationRefused('This browser did not say where to send notifications. Please try again.');
  if (!isEndpoint(device.endpoint))
    throw new OperationRefused('This browser’s notifications come from a service that we do not know.');
  const row = {
    id: newId(),
    person_id: personId,
    ...device,
    name: nameDevice(userAgent),
    added_at: clock.now(),
  };
  await database.transaction(async (transaction) => {
    await insertPushDevice(transaction, row, mostOfOnePerson);
    await recordAction(office, transaction, 'notifications-on', { detail: row.name });
  });
}

export async function removeDevice(office: Actor, id: string): Promise<void> {
  const { database, personId } = office;
  await database.transaction(async (transaction) => {
    if (personId !== null && (await deletePushDevice(transaction, id, personId)))
      await recordAction(office, transaction, 'notifications-off');
  });
}

function readSubscription(text: string): { endpoint: string; p256dh: string; auth: string } | null {
  try {
    const { endpoint, keys } = JSON.parse(text) as { endpoint: unknown; keys: Record<string, unknown> };
    const { p256dh, auth } = keys;
    if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return null;
    return p256dh.length <= 200 && auth.length <= 100 ? { endpoint, p256dh, auth } : null;
  } catch {
    return null;
  }
}

function canBeSealed(device: Parameters<typeof sealPush>[0], keys: PushKeys, siteUrl: string): boolean {
  try {
    return sealPush(device, keys, siteUrl, 'Try').body.length > 0;
  } catch {
    return false;
  }
}

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;
const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** "Chrome on Android": enough to tell one's own devices apart. */
export function nameDevice(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[], other: string) =>
    names.find(([sign]) => sign.test(userAgent))?.[1] ?? other;
  return `${find(browsers, 'A browser')} on ${find(systems, 'another device')}`;
}
