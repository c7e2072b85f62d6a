import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { invitationMinutes, longestPersonName } from '#leads/progress/sign-in.ts';
import { type Device, deleteDevice, findDevices, findNamesOfPeople } from '../database/people.ts';
import type { Queries } from '../database/tables.ts';
import { foldForSearch } from '../intake/search-columns.ts';
import { newId } from '../platform/clock-and-random.ts';
import { type Office, OperationRefused, recordAction } from './office.ts';

/** What cannot be guessed: 256 bits, for links and cookies. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are kept as hashes: somebody who reads the database cannot use them. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Only one transaction at a time may change who can sign in. SQLite has one writer at a time. PostgreSQL locks the whole
 * table: row locks taken in different orders would deadlock.
 */
const changePeople = <Result>({ database }: Office, work: (transaction: Queries) => Promise<Result>) =>
  database.transaction(async (transaction) => {
    if (database.dialect === 'postgres')
      await sql`lock table people in share row exclusive mode`.execute(transaction);
    return work(transaction);
  });

/** Invites somebody new, or lets somebody who is there already add one more passkey. The token works once. */
export async function invitePerson(office: Office, name: string) {
  const { clock } = office;
  if (name === '' || name.length > longestPersonName)
    throw new OperationRefused(`A name has 1 to ${longestPersonName} characters.`);
  // With an “a” of another alphabet, two people could look like one in the record.
  if (/\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name))
    throw new OperationRefused('A name is written in one alphabet.');
  const token = generateToken();
  const now = clock.now();
  return changePeople(office, async (transaction) => {
    const found = findPersonByName(await findNamesOfPeople(transaction), name);
    const [id, known] = found ?? [newId(), name];
    const person = { id, name, invited_at: now, removed_at: null };
    if (!found) await transaction.insertInto('people').values(person).execute();
    const expires_at = now + invitationMinutes * 60_000;
    const invitation = { token_hash: hashToken(token), person_id: id, expires_at };
    await transaction.insertInto('invitations').values(invitation).execute();
    await recordAction(office, transaction, 'invited', { detail: known });
    return { name: known, token, validMinutes: invitationMinutes };
  });
}

/** Whose name this is: written just so, or with other capitals or accents. */
export function findPersonByName(names: ReadonlyMap<string, string>, name: string) {
  const people = [...names];
  const folded = foldForSearch(name);
  return (
    people.find(([, each]) => each === name) ?? people.find(([, each]) => foldForSearch(each) === folded)
  );
}

/**
 * Ends every session and every way in for this person, at once; the name stays for the record.
 * @param heir who takes care of their requests; null: nobody.
 * @throws OperationRefused at the desk for the last one who can sign in: nobody could let anybody in again.
 */
export async function removePerson(
  office: Office,
  who: string | { readonly id: string },
  heir: string | null = null,
): Promise<void> {
  await changePeople(office, async (transaction) => {
    const names = await findNamesOfPeople(transaction);
    const id = typeof who === 'string' ? findPersonByName(names, who)?.[0] : who.id;
    const name = id === undefined ? undefined : names.get(id);
    if (id === undefined || name === undefined)
      throw new OperationRefused(
        typeof who === 'string'
          ? `Nobody named ${who} may sign in. "people" lists who may.`
          : 'That person is not at the desk any more.',
      );
    if (heir !== null && (heir === id || !names.has(heir)))
      throw new OperationRefused('The person who takes over the requests is no longer at the desk.');
    if (office.personId !== null) await refuseLast(transaction, (device) => device.personId !== id);
    for (const table of ['sessions', 'calendar_feeds', 'push_devices', 'invitations', 'passkeys'] as const)
      await transaction.deleteFrom(table).where('person_id', '=', id).execute();
    await transaction.updateTable('leads').set({ assigned_to: heir }).where('assigned_to', '=', id).execute();
    const removed_at = office.clock.now();
    await transaction.updateTable('people').set({ removed_at }).where('id', '=', id).execute();
    const to = heir === null ? '' : `, requests to ${names.get(heir)}`;
    await recordAction(office, transaction, 'removed', { detail: `${name}${to}` });
  });
}

/** Ends one device of somebody; another one of theirs, and what they take care of, stays as it is. @see deleteDevice */
export async function endDevice(office: Office, passkeyId: string): Promise<void> {
  await changePeople(office, async (transaction) => {
    const device = (await findDevices(transaction)).find(({ id }) => id === passkeyId);
    if (!device) throw new OperationRefused('That device can no longer sign in.');
    await refuseLast(transaction, ({ id }) => id !== passkeyId);
    await deleteDevice(transaction, device);
    const name = (await findNamesOfPeople(transaction)).get(device.personId);
    const detail = [name, device.name].filter(Boolean).join(', ');
    await recordAction(office, transaction, 'device-ended', { detail });
  });
}

/** @throws OperationRefused when no device would be left with which somebody could sign in. */
async function refuseLast(transaction: Queries, stays: (device: Device) => boolean): Promise<void> {
  if (!(await findDevices(transaction)).some(stays))
    throw new OperationRefused('Nobody could sign in any more. Let somebody else in first.');
}
