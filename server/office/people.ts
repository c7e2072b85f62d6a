import { createHash, randomBytes } from 'node:crypto';
import {
  findPeople,
  findPersonByName,
  insertInvitation,
  insertPerson,
  removePerson as removeFromTables,
} from '../database/people.ts';
import { CannotBeDone, type Office, recordAction } from './office.ts';

const invitationMinutes = 15;
const longestName = 60;

export interface Invitation {
  readonly name: string;
  /** For the address of the page; works once. */
  readonly token: string;
  readonly validMinutes: number;
}

/** What cannot be guessed: 256 bits, for links and cookies. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are kept as hashes: who reads the database cannot use them. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Invites somebody new, or lets somebody who is there already add one more passkey. */
export async function invitePerson(office: Office, name: string): Promise<Invitation> {
  const { database, clock, random } = office;
  if (name === '' || name.length > longestName)
    throw new CannotBeDone(`A name has 1 to ${longestName} characters.`);
  const token = drawToken();
  const now = clock.now();
  const invitation = { tokenHash: hashToken(token), expiresAt: now + invitationMinutes * 60_000 };
  await database.transaction(async (transaction) => {
    const known = await findPersonByName(transaction, name);
    if (known) await insertInvitation(transaction, known.id, invitation);
    else {
      const person = { id: random.uuid(), name, invited_at: now, removed_at: null };
      await insertPerson(transaction, person, invitation);
    }
    await recordAction(office, transaction, 'invited', { detail: name });
  });
  return { name, token, validMinutes: invitationMinutes };
}

export function listPeople({ database }: Pick<Office, 'database'>) {
  return findPeople(database.queries);
}

/** Ends every session and every way in for this person, at once. */
export async function removePerson(office: Office, name: string): Promise<void> {
  const { database, clock } = office;
  await database.transaction(async (transaction) => {
    const person = await findPersonByName(transaction, name);
    if (!person) throw new CannotBeDone(`Nobody named ${name} may sign in. "people" lists who may.`);
    await removeFromTables(transaction, person.id, clock.now());
    await recordAction(office, transaction, 'removed', { detail: name });
  });
}
