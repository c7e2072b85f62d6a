// Statements about the devices on which people at the desk are notified, and the key that we sign notifications with.

import type { PushDevicesTable } from './office-tables.ts';
import type { Queries } from './tables.ts';

export function findPushKeys(queries: Queries) {
  return queries
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

export function findPushDevices(queries: Queries): Promise<PushDevicesTable[]> {
  return queries
    .selectFrom('push_devices')
    .innerJoin('people', 'people.id', 'push_devices.person_id')
    .selectAll('push_devices')
    .where('people.removed_at', 'is', null)
    .execute();
}

export function findPushDevicesOf(queries: Queries, personId: string) {
  return queries
    .selectFrom('push_devices')
    .select(['id', 'name', 'added_at as addedAt'])
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .execute();
}

export async function hasPushDevices(queries: Queries): Promise<boolean> {
  const device = await queries.selectFrom('push_devices').select('id').limit(1).executeTakeFirst();
  return device !== undefined;
}

/** The last person to turn notifications on has them: one browser gives everybody who uses it the same endpoint. */
export async function insertPushDevice(
  transaction: Queries,
  device: PushDevicesTable,
  mostOfOnePerson: number,
): Promise<void> {
  await transaction.deleteFrom('push_devices').where('endpoint', '=', device.endpoint).execute();
  const devices = await findPushDevicesOf(transaction, device.person_id);
  const tooMany = devices.slice(0, Math.max(0, devices.length + 1 - mostOfOnePerson)).map(({ id }) => id);
  if (tooMany.length > 0) await transaction.deleteFrom('push_devices').where('id', 'in', tooMany).execute();
  await transaction.insertInto('push_devices').values(device).execute();
}

/** Returns whether there was such a device; with a person, only if it is theirs. */
export async function deletePushDevice(
  transaction: Queries,
  id: string,
  personId: string | null = null,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .$if(personId !== null, (device) => device.where('person_id', '=', personId as string))
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
