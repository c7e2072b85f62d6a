// Statements about who may sign in at the desk: people, their invitations, passkeys and sessions.

import type { SessionsTable } from './office-tables.ts';
import type { Queries } from './tables.ts';

export function findPeople(queries: Queries) {
  return queries
    .selectFrom('people')
    .leftJoin('passkeys', 'passkeys.person_id', 'people.id')
    .select(({ fn }) => [
      'people.id',
      'people.name',
      'people.invited_at as invitedAt',
      fn.count<number>('passkeys.id').as('passkeys'),
      fn.max('passkeys.used_at').as('lastSignedInAt'),
    ])
    .where('people.removed_at', 'is', null)
    .groupBy(['people.id', 'people.name', 'people.invited_at'])
    .orderBy('people.name')
    .execute();
}

export async function findNamesOfPeople(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const people = await queries
    .selectFrom('people')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

export function findInvited(queries: Queries, tokenHash: string, now: number) {
  return queries
    .selectFrom('invitations')
    .innerJoin('people', 'people.id', 'invitations.person_id')
    .select(['people.id', 'people.name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('people.removed_at', 'is', null)
    .executeTakeFirst();
}

/** False when somebody used it first. */
export async function consumeInvitation(
  transaction: Queries,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const used = await transaction
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  await transaction.deleteFrom('invitations').where('expires_at', '<=', now).execute();
  return used.numDeletedRows > 0n;
}

export function findDevices(queries: Queries) {
  return queries
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person_id')
    .select([
      'passkeys.id',
      'passkeys.name',
      'person_id as personId',
      'created_at as createdAt',
      'used_at as usedAt',
    ])
    .where('people.removed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

export type Device = Awaited<ReturnType<typeof findDevices>>[number];

/**
 * Ends what a lost device lets somebody do: signing in, pages that are open, notifications, and the calendar it may read. A
 * session of which it is not known where it was begun ends as well.
 */
export async function deleteDevice(transaction: Queries, { id, personId, name }: Device): Promise<void> {
  await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
  await transaction
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where((column) => column.or([column('passkey_id', '=', id), column('passkey_id', 'is', null)]))
    .execute();
  await transaction.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
  await transaction
    .deleteFrom('push_devices')
    .where('person_id', '=', personId)
    .$if(name !== null, (devices) => devices.where('name', '=', name ?? ''))
    .execute();
}

export function findPasskey(queries: Queries, id: string) {
  return queries
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person_id')
    .select(['passkeys.id', 'person_id as personId', 'public_key as publicKey', 'counter', 'people.name'])
    .where('passkeys.id', '=', id)
    .where('people.removed_at', 'is', null)
    .executeTakeFirst();
}

/** The challenge, for the first who asks; nobody gets it a second time. */
export async function consumeChallenge(
  transaction: Queries,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const taken = await transaction
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now ? taken.challenge : null;
}

export async function insertSession(transaction: Queries, session: SessionsTable): Promise<void> {
  await transaction.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await transaction.insertInto('sessions').values(session).execute();
}

/** Who is signed in with this token; nobody once the session is over or the person was removed. */
export function findSession(queries: Queries, tokenHash: string, now: number) {
  return queries
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.name', 'passkey_id as passkeyId', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('people.removed_at', 'is', null)
    .executeTakeFirst();
}

export async function deleteSession(transaction: Queries, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** The newest address this person has, as far as it is kept. */
export function findCalendarFeedOf(queries: Queries, personId: string) {
  return queries
    .selectFrom('calendar_feeds')
    .select('created_at as createdAt')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The person whose calendar reads at this address; undefined once it was ended or the person removed. */
export function findCalendarFeed(queries: Queries, tokenHash: string) {
  return queries
    .selectFrom('calendar_feeds')
    .innerJoin('people', 'people.id', 'calendar_feeds.person_id')
    .select('people.id')
    .where('token_hash', '=', tokenHash)
    .where('people.removed_at', 'is', null)
    .executeTakeFirst();
}
