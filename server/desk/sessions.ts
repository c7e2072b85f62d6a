// Who is signed in. The browser holds a random token, the database its hash.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeDeviceDays } from '#leads/progress/sign-in.ts';
import { deleteSession, findSession, insertSession } from '../database/people.ts';
import { type Office, recordAction } from '../office/office.ts';
import { generateToken, hashToken } from '../office/people.ts';
import { challengeMinutes, type SignedIn } from './passkeys.ts';

/** A working day. It does not grow with use: a cookie that was stolen ends as well. */
const sessionHours = 12;
/** Where somebody said that the device stays in the office. */
const officeDeviceHours = officeDeviceDays * 24;

/** `__Host-`: browsers take it over https alone, from this host alone, and no other host can set it. */
const sessionCookie = '__Host-desk';
const challengeCookie = '__Host-desk-challenge';
/** Lax: a link in a mail to the office has to find it signed in. Posts of other sites are refused anyway. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export function createSessions(office: Omit<Office, 'personId'>) {
  const { database, clock } = office;
  /** The session of this browser, and whose it is. */
  const find = async (request: FastifyRequest) => {
    const token = readCookie(request, sessionCookie);
    return token === null
      ? null
      : ((await findSession(database.queries, hashToken(token), clock.now())) ?? null);
  };
  return {
    find,
    /** Signs in with a new token, and ends the session the browser had. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      person: SignedIn,
      action: 'signed-in' | 'office-device' = 'signed-in',
    ) {
      const hours = action === 'office-device' ? officeDeviceHours : sessionHours;
      const before = readCookie(request, sessionCookie);
      const token = generateToken();
      const now = clock.now();
      await database.transaction(async (transaction) => {
        if (before !== null) await deleteSession(transaction, hashToken(before));
        await insertSession(transaction, {
          token_hash: hashToken(token),
          person_id: person.id,
          passkey_id: person.passkeyId,
          created_at: now,
          expires_at: now + hours * 60 * 60 * 1000,
        });
        await recordAction({ ...office, personId: person.id }, transaction, action);
      });
      addCookie(reply, `${sessionCookie}=${token}; Max-Age=${hours * 60 * 60}; ${attributes}`);
    },
    async end(request: FastifyRequest, reply: FastifyReply) {
      const token = readCookie(request, sessionCookie);
      const person = await find(request);
      if (token !== null) {
        await database.transaction(async (transaction) => {
          await deleteSession(transaction, hashToken(token));
          if (person) await recordAction({ ...office, personId: person.id }, transaction, 'signed-out');
        });
      }
      addCookie(reply, `${sessionCookie}=; Max-Age=0; ${attributes}`);
    },
  };
}

export const readChallengeToken = (request: FastifyRequest): string | null =>
  readCookie(request, challengeCookie);

export function keepChallengeToken(reply: FastifyReply, token: string): void {
  addCookie(reply, `${challengeCookie}=${token}; Max-Age=${challengeMinutes * 60}; ${attributes}`);
}

function addCookie(reply: FastifyReply, cookie: string): void {
  const earlier = reply.getHeader('set-cookie');
  reply.header('set-cookie', earlier === undefined ? [cookie] : [earlier, cookie].flat());
}

/** The value of our cookie; null for one that is not of the shape we gave out. */
function readCookie(request: FastifyRequest, name: string): string | null {
  const header = `; ${request.headers.cookie ?? ''}`;
  return header.split(`; ${name}=`)[1]?.match(/^[\w-]{43}(?=;|$)/)?.[0] ?? null;
}
