// Letting people in: who is signed in, the pages of signing in and of an invitation, and asking those who are not.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invitationMinutes } from '#leads/progress/sign-in.ts';
import { findNamesOfPeople } from '../database/people.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { Refusal } from '../http/refusal.ts';
import { demonstrator } from './demonstrator.ts';
import { type DeskContext, isLimited } from './desk-context.ts';
import type { DeskPage } from './desk-page.ts';
import { listPath } from './list-filters.ts';
import { createPasskeys, type Person } from './passkeys.ts';
import { createSessions, keepChallengeToken, readChallengeToken } from './sessions.ts';
import { readCarried, readUnsaved, textOf } from './unsaved-text.ts';

const signInPath = '/desk/sign-in';
export const notAccepted =
  'That passkey was not accepted, or this page was open for too long. Please try again.';

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(context: DeskContext) {
  const { office, siteUrl, isDemonstration } = context;
  const sessions = createSessions(office);
  return {
    context,
    passkeys: createPasskeys(office, siteUrl),
    sessions,
    async findPerson(request: FastifyRequest): Promise<Person | null> {
      if (!isDemonstration) return sessions.find(request);
      const names = await findNamesOfPeople(office.database.queries);
      return names.has(demonstrator.id) ? demonstrator : null;
    },
  };
}

async function askToSignIn(
  { context, passkeys }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<DeskPage & { kind: 'sign-in' }, 'kind' | 'options'>,
): Promise<FastifyReply> {
  const { token, options } = await passkeys.askToSignIn();
  keepChallengeToken(reply, token);
  return context.send(request, reply, { kind: 'sign-in', options, ...page });
}

export function addSignInRoutes(app: FastifyInstance, signIn: SignIn): void {
  const { context, passkeys, sessions, findPerson } = signIn;

  app.get<{ Querystring: Fields }>('/sign-in', isLimited, async (request, reply) => {
    const next = readNext(request.query.next, context.siteUrl);
    if (await findPerson(request)) return reply.redirect(next, 303);
    return askToSignIn(signIn, request, reply, { next, unsaved: null, message: null });
  });

  app.post('/sign-in', isLimited, async (request, reply) => {
    const fields = readFields(request.body);
    const next = readNext(fields.next, context.siteUrl);
    const unsaved = readCarried(fields.unsaved);
    const person = await passkeys.signIn(readChallengeToken(request), textOf(fields.credential));
    if (person === null)
      return askToSignIn(signIn, request, reply.code(401), { next, unsaved, message: notAccepted });
    await sessions.begin(request, reply, person);
    if (unsaved === null) return reply.redirect(next, 303);
    request.person = person;
    return context.send(request, reply, {
      kind: 'message',
      title: 'You are signed in again',
      text: 'What you typed is not saved yet.',
      again: unsaved,
    });
  });

  app.post('/sign-out', async (request, reply) => {
    await sessions.end(request, reply);
    return reply.redirect(signInPath, 303);
  });
}

export function addInvitationRoutes(
  app: FastifyInstance,
  { context: { send }, passkeys, sessions }: SignIn,
): void {
  const askToRegister = async (
    request: FastifyRequest,
    reply: FastifyReply,
    invitation: string,
    message: string | null,
  ) => {
    const person = await passkeys.findInvited(invitation);
    if (person === null)
      return send(request, reply.code(410), {
        kind: 'message',
        title: 'This link is no longer good',
        text: `An invitation works once and for ${invitationMinutes} minutes. Ask the person who sent it for a new one.`,
        again: null,
      });
    const { token, options } = await passkeys.askToRegister(person);
    keepChallengeToken(reply, token);
    return send(request, reply, { kind: 'invitation', name: person.name, options, message });
  };

  app.get<{ Params: { token: string } }>('/invitation/:token', isLimited, (request, reply) =>
    askToRegister(request, reply, request.params.token, null),
  );

  app.post<{ Params: { token: string } }>('/invitation/:token', isLimited, async (request, reply) => {
    const { token } = request.params;
    const credential = textOf(readFields(request.body).credential);
    const userAgent = request.headers['user-agent'] ?? '';
    const person = await passkeys.register(readChallengeToken(request), token, credential, userAgent);
    if (person === null) return askToRegister(request, reply.code(401), token, notAccepted);
    await sessions.begin(request, reply, person);
    return reply.redirect(listPath, 303);
  });
}

/** Everything that `app` serves is for those who are signed in. */
export function requireSignIn(app: FastifyInstance, signIn: SignIn): void {
  const limitStrangers = app.rateLimit();
  app.addHook('preHandler', async (request, reply) => {
    request.person = await signIn.findPerson(request);
    if (request.person !== null) return;
    // A page that only asks what is new goes nowhere: signing in begins with a challenge of its own.
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const isPage = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
    if (isReading && !isPage) throw new Refusal(401, 'You are no longer signed in.');
    if (isReading) {
      const query = new URLSearchParams({ next: request.url });
      return reply.redirect(`${signInPath}?${query}`, 303);
    }
    await limitStrangers.call(app, request, reply);
    const { reference = '' } = (request.params ?? {}) as { reference?: string };
    return askToSignIn(signIn, request, reply.code(401), {
      next: reference === '' ? listPath : `/desk/requests/${encodeURIComponent(reference)}`,
      unsaved: readUnsaved(request),
      message: 'You are no longer signed in. Nothing was changed, and what you typed is kept.',
    });
  });
}

/** Where to go after signing in: a page of the desk, and nowhere else. */
function readNext(value: unknown, siteUrl: string): string {
  const url = URL.parse(textOf(value), siteUrl);
  const isOurs = url?.origin === siteUrl && /^\/desk(?:\/|$)/.test(url.pathname);
  return isOurs && !url.pathname.startsWith(signInPath) ? `${url.pathname}${url.search}` : listPath;
}
