// Who is signed in. The browser holds a random token, the database its hash.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { deleteSession, findSession, insertSession } from '../database/people.ts';
import { type Office, recordAction } from '../office/office.ts';
import { drawToken, hashToken } from '../office/people.ts';
import type { Person } from './passkeys.ts';

/** A working day. It does not grow with use: a cookie that was stolen ends as well. */
const sessionHours = 12;

/** `__Host-`: browsers take it over https alone, from this host alone, and no other host can set it. */
const sessionCookie = '__Host-desk';
const challengeCookie = '__Host-desk-challenge';
/** Lax: a link in a mail to the office has to find it signed in. Posts of other sites are refused anyway. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export interface Sessions {
  find(request: FastifyRequest): Promise<Person | null>;
  /** Signs in with a new token, and ends the session the browser had. */
  begin(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createSessions(office: Omit<Office, 'personId'>): Sessions {
  const { database, clock } = office;
  const find: Sessions['find'] = async (request) => {
    const token = readCookie(request, sessionCookie);
    if (token === null) return null;
    return (await findSession(database.queries, hashToken(token), clock.now())) ?? null;
  };
  return {
    find,
    async begin(request, reply, person) {
      const before = readCookie(request, sessionCookie);
      const token = drawToken();
      const now = clock.now();
      await database.transaction(async (transaction) => {
        if (before !== null) await deleteSession(transaction, hashToken(before));
        await insertSession(transaction, {
          token_hash: hashToken(token),
          person_id: person.id,
          created_at: now,
          expires_at: now + sessionHours * 60 * 60 * 1000,
        });
        await recordAction({ ...office, personId: person.id }, transaction, 'signed-in');
      });
      addCookie(reply, `${sessionCookie}=${token}; Max-Age=${sessionHours * 60 * 60}; ${attributes}`);
    },
    async end(request, reply) {
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
  addCookie(reply, `${challengeCookie}=${token}; Max-Age=300; ${attributes}`);
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
