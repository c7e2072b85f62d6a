import { createHash, randomBytes } from 'node:crypto';
import {
  type Device,
  deleteDevice,
  findDevices,
  findNamesOfPeople,
  holdPeople,
  insertInvitation,
  insertPerson,
  removePerson as removeFromTables,
} from '../database/people.ts';
import type { Queries } from '../database/tables.ts';
import { foldForSearch } from '../intake/describe-for-desk.ts';
import { CannotBeDone, type Office, recordAction } from './office.ts';

const invitationMinutes = 15;
const longestName = 60;

/** What cannot be guessed: 256 bits, for links and cookies. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are kept as hashes: who reads the database cannot use them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Invites somebody new, or lets somebody who is there already add one more passkey. The token works once. */
export async function invitePerson(office: Office, name: string) {
  const { database, clock, random } = office;
  if (name === '' || name.length > longestName)
    throw new CannotBeDone(`A name has 1 to ${longestName} characters.`);
  // With an “a” of another alphabet, two people could look like one in the record.
  if (/\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name))
    throw new CannotBeDone('A name is written in one alphabet.');
  const token = drawToken();
  const now = clock.now();
  const invitation = { tokenHash: hashToken(token), expiresAt: now + invitationMinutes * 60_000 };
  return database.transaction(async (transaction) => {
    await holdPeople(transaction, database);
    const found = findNamed(await findNamesOfPeople(transaction), name);
    const [id, known] = found ?? [random.uuid(), name];
    if (!found) await insertPerson(transaction, { id, name, invited_at: now, removed_at: null });
    await insertInvitation(transaction, id, invitation);
    await recordAction(office, transaction, 'invited', { detail: known });
    return { name: known, token, validMinutes: invitationMinutes };
  });
}

/** Whose name this is: written just so, or with other capitals or accents. */
export function findNamed(names: ReadonlyMap<string, string>, name: string) {
  const people = [...names];
  const folded = foldForSearch(name);
  return (
    people.find(([, each]) => each === name) ?? people.find(([, each]) => foldForSearch(each) === folded)
  );
}

/**
 * Ends every session and every way in for this person, at once. @param heir who takes care of their requests; null: nobody.
 * @throws CannotBeDone at the desk for the last one who can sign in: nobody could let anybody in again.
 */
export async function removePerson(
  office: Office,
  who: string | { readonly id: string },
  heir: string | null = null,
): Promise<void> {
  const { database, clock } = office;
  await database.transaction(async (transaction) => {
    await holdPeople(transaction, database);
    const names = await findNamesOfPeople(transaction);
    const id = typeof who === 'string' ? findNamed(names, who)?.[0] : who.id;
    const name = id === undefined ? undefined : names.get(id);
    if (id === undefined || name === undefined)
      throw new CannotBeDone(
        typeof who === 'string'
          ? `Nobody named ${who} may sign in. "people" lists who may.`
          : 'That person is not at the desk any more.',
      );
    if (heir !== null && (heir === id || !names.has(heir)))
      throw new CannotBeDone('The person who takes over the requests is no longer at the desk.');
    if (office.personId !== null) await refuseLast(transaction, (device) => device.personId !== id);
    await removeFromTables(transaction, id, clock.now(), heir);
    const to = heir === null ? '' : `, requests to ${names.get(heir)}`;
    await recordAction(office, transaction, 'removed', { detail: `${name}${to}` });
  });
}

/** Ends one device of somebody; another one of theirs, and what they take care of, stays as it is. @see deleteDevice */
export async function endDevice(office: Office, passkeyId: string): Promise<void> {
  await office.database.transaction(async (transaction) => {
    await holdPeople(transaction, office.database);
    const device = (await findDevices(transaction)).find(({ id }) => id === passkeyId);
    if (!device) throw new CannotBeDone('That device can no longer sign in.');
    await refuseLast(transaction, ({ id }) => id !== passkeyId);
    await deleteDevice(transaction, device);
    const name = (await findNamesOfPeople(transaction)).get(device.personId);
    const detail = [name, device.name].filter(Boolean).join(', ');
    await recordAction(office, transaction, 'device-ended', { detail });
  });
}

/** @throws CannotBeDone when no device would be left with which somebody could sign in. */
async function refuseLast(transaction: Queries, stays: (device: Device) => boolean): Promise<void> {
  if (!(await findDevices(transaction)).some(stays))
    throw new CannotBeDone('Nobody could sign in any more. Let somebody else in first.');
}
