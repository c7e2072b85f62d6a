// The desk: pages where the office reads and works on leads. One part of the server, there only when DESK is on.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findNewestChange } from '../database/audit-entries.ts';
import { countMatchingLeads } from '../database/lead-list.ts';
import { findNamesOfPeople, findPersonByName } from '../database/people.ts';
import { networkOf } from '../http/client-network.ts';
import { addFormBodies, type Fields, readFields } from '../http/form-bodies.ts';
import { Refusal } from '../http/refusal.ts';
import { nameOf } from '../office/lead-record.ts';
import { listLeads } from '../office/list-leads.ts';
import { CannotBeDone, NoSuchLead } from '../office/office.ts';
import { readTypedAnnouncement } from './announcement-form.ts';
import { addAnnouncementRoutes, announcementsPath, sendAnnouncementsPage } from './announcement-routes.ts';
import { addChangeStream } from './change-stream.ts';
import { demonstrator } from './demonstrator.ts';
import type { DeskContext, DeskOptions } from './desk-context.ts';
import { findAsset } from './desk-files.ts';

import type { DeskPage } from './desk-page.ts';
import { listHref, listPath, readFilters, readPosition, toLeadQuery } from './list-filters.ts';
import { addInstallRoutes, addNotificationRoutes } from './notification-routes.ts';
import { createPasskeys, type Person } from './passkeys.ts';
import { addReportRoutes, sendCalendar } from './report-routes.ts';
import { addRequestRoutes, readTyped, sendRequestPage } from './request-routes.ts';
import { createSessions, keepChallengeToken, readChallengeToken } from './sessions.ts';

/** Far more than a form may hold, so that what is too long is mostly given back with a word about it. */
const largestBodyBytes = 256 * 1024;
const leadsPerPage = 50;
const signInPath = '/desk/sign-in';
const notAccepted = 'That passkey was not accepted, or this page was open for too long. Please try again.';

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // With none at all, browsers send our own forms with "Origin: null".
  'referrer-policy': 'same-origin',
};

/** Adds everything below /desk. */
export async function addDesk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  const { files, siteUrl, office } = options;
  const passkeys = createPasskeys(office, siteUrl);
  const sessions = createSessions(office);
  const frame = {
    stylesheetHref: findAsset(files, '', '.css').href,
    scriptHref: findAsset(files, 'desk', '.js').href,
    isDemonstration: options.isDemonstration,
  };

  const context: DeskContext = {
    ...options,
    officeOf: (request) => ({ ...office, personId: request.person?.id ?? null }),
    send: (request, reply, page) =>
      reply
        .type('text/html; charset=utf-8')
        .send(files.render(page, { ...frame, person: request.person?.name ?? null })),
  };
  const { send } = context;

  async function findPerson(request: FastifyRequest): Promise<Person | null> {
    if (!options.isDemonstration) return sessions.find(request);
    const person = await findPersonByName(office.database.queries, demonstrator.name);
    return person?.id === demonstrator.id ? person : null;
  }

  await app.register(
    async (scope) => {
      scope.decorateRequest('person', null);
      addFormBodies(scope, largestBodyBytes);
      await scope.register(rateLimit, {
        global: false,
        timeWindow: '1 minute',
        max: options.rateLimitMax,
        keyGenerator: (request) => networkOf(request.ip),
        errorResponseBuilder: (_request, { after }) =>
          new Refusal(429, `Too many tries from your address. Please wait ${after} and try again.`),
      });
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(headers);
        refuseOtherOrigins(request, siteUrl);
      });
      scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        const status =
          error instanceof NoSuchLead ? 404 : error instanceof CannotBeDone ? 409 : (error.statusCode ?? 500);
        if (status >= 500)
          request.log.error({ err: { message: error.message, stack: error.stack } }, 'the desk failed');
        return send(request, reply.code(status), {
          kind: 'message',
          title: status === 404 ? 'There is no such page' : 'That did not work',
          text: explain(error, status),
          again: status === 404 ? null : typedIn(request),
        });
      });
      scope.setNotFoundHandler((request, reply) =>
        send(request, reply.code(404), {
          kind: 'message',
          title: 'There is no such page',
          text: 'The address may be mistyped, or from a link that is no longer good.',
          again: null,
        }),
      );

      // Before the pages of the site, which take every address that nobody else does.
      scope.get('/*', (_request, reply) => reply.callNotFound());
      scope.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
        const file = files.assets.get(request.params.name);
        if (!file) return reply.callNotFound();
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(file.contentType)
          .send(file.body);
      });

      const isLimited = { config: { rateLimit: {} } };
      addInstallRoutes(scope, context);
      scope.get<{ Params: { token: string } }>('/calendar/:token.ics', isLimited, (request, reply) =>
        sendCalendar(context, reply, request.params.token),
      );
      const askToSignIn = async (
        request: FastifyRequest,
        reply: FastifyReply,
        page: Omit<DeskPage & { kind: 'sign-in' }, 'kind' | 'options'>,
      ) => {
        const { token, options: toSign } = await passkeys.askToSignIn();
        keepChallengeToken(reply, token);
        return send(request, reply, { kind: 'sign-in', options: toSign, ...page });
      };

      scope.get<{ Querystring: Fields }>('/sign-in', isLimited, async (request, reply) => {
        const next = readNext(request.query.next, siteUrl);
        if (await findPerson(request)) return reply.redirect(next, 303);
        return askToSignIn(request, reply, { next, unsaved: null, message: null });
      });

      scope.post('/sign-in', isLimited, async (request, reply) => {
        const fields = readFields(request.body);
        const next = readNext(fields.next, siteUrl);
        const unsaved = readUnsaved(fields);
        const person = await passkeys.signIn(readChallengeToken(request), textOf(fields.credential));
        if (person === null) {
          return askToSignIn(request, reply.code(401), { next, unsaved, message: notAccepted });
        }
        await sessions.begin(request, reply, person);
        if (unsaved === null) return reply.redirect(next, 303);
        request.person = person;
        const message = {
          tone: 'note',
          text: 'You are signed in again. What you typed is below and not saved yet.',
        } as const;
        const announcement = readTypedAnnouncement(unsaved);
        return announcement === null
          ? sendRequestPage(context, request, reply, textOf(unsaved.reference), {
              typed: readTyped(unsaved),
              message,
            })
          : sendAnnouncementsPage(context, request, reply, { typed: announcement, message });
      });

      const askToRegister = async (
        request: FastifyRequest,
        reply: FastifyReply,
        invitation: string,
        message: string | null,
      ) => {
        const person = await passkeys.findInvited(invitation);
        if (person === null) return sendDeadInvitation(context, request, reply);
        const { token, options: toSign } = await passkeys.askToRegister(person);
        keepChallengeToken(reply, token);
        return send(request, reply, { kind: 'invitation', name: person.name, options: toSign, message });
      };

      scope.get<{ Params: { token: string } }>('/invitation/:token', isLimited, (request, reply) =>
        askToRegister(request, reply, request.params.token, null),
      );

      scope.post<{ Params: { token: string } }>('/invitation/:token', isLimited, async (request, reply) => {
        const { token } = request.params;
        const credential = textOf(readFields(request.body).credential);
        const person = await passkeys.register(readChallengeToken(request), token, credential);
        if (person === null) {
          return askToRegister(request, reply.code(401), token, notAccepted);
        }
        await sessions.begin(request, reply, person);
        return reply.redirect(listPath, 303);
      });

      scope.post('/sign-out', async (request, reply) => {
        await sessions.end(request, reply);
        return reply.redirect(signInPath, 303);
      });

      await scope.register(async (signedIn) => {
        const limitStrangers = scope.rateLimit();
        signedIn.addHook('preHandler', async (request, reply) => {
          request.person = await findPerson(request);
          if (request.person !== null) return;
          // A page that only listens or looks again goes nowhere: signing in begins with a challenge of its own.
          const isReading = request.method === 'GET' || request.method === 'HEAD';
          const isPage = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
          if (isReading && !isPage) throw new Refusal(401, 'You are no longer signed in.');
          if (isReading) {
            const query = new URLSearchParams({ next: request.url });
            return reply.redirect(`${signInPath}?${query}`, 303);
          }
          await limitStrangers.call(scope, request, reply);
          const { reference = '' } = (request.params ?? {}) as { reference?: string };
          const fields = readFields(request.body ?? {});
          const requestPath = reference === '' ? listPath : `/desk/requests/${encodeURIComponent(reference)}`;
          return askToSignIn(request, reply.code(401), {
            next: request.url.startsWith(announcementsPath) ? announcementsPath : requestPath,
            unsaved: readUnsaved({ ...fields, reference }),
            message: 'You are no longer signed in. Nothing was changed, and what you typed is kept.',
          });
        });

        signedIn.get<{ Querystring: Fields }>('/', async (request, reply) => {
          const filters = readFilters(request.query);
          const position = readPosition(request.query);
          const { queries } = office.database;
          // Before the list: what comes in between is told again.
          const newestChange = await findNewestChange(queries);
          const query = toLeadQuery(filters);
          const page = await listLeads(office, query, position, leadsPerPage);
          const isQuarantined = true;
          const held = filters.held ? 0 : await countMatchingLeads(queries, { ...query, isQuarantined });
          return send(request, reply, {
            kind: 'list',
            filters,
            people: await findNamesOfPeople(queries),
            leads: page.leads.map((lead) => ({ ...lead, name: nameOf(lead) })),
            matching: page.matching,
            held: { matching: held, href: listHref({ ...filters, held: true }) },
            firstHref: listHref(filters),
            nextHref: page.next && listHref(filters, page.next),
            isFirstPage: position === null,
            newestChange,
          });
        });
        addChangeStream(signedIn, office.database);
        addRequestRoutes(signedIn, context);
        addReportRoutes(signedIn, context);
        addAnnouncementRoutes(signedIn, context);
        addNotificationRoutes(signedIn, context);
      });
    },
    { prefix: '/desk' },
  );
}

function sendDeadInvitation({ send }: DeskContext, request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply.code(410), {
    kind: 'message',
    title: 'This link is no longer good',
    text: 'An invitation works once and for 15 minutes. Ask whoever runs the website for a new one.',
    again: null,
  });
}

/**
 * Browsers say from which page a request comes. Only following a link from elsewhere is allowed, which changes nothing.
 * @throws Refusal
 */
function refuseOtherOrigins({ method, headers: sent }: FastifyRequest, siteUrl: string): void {
  const from = sent['sec-fetch-site'];
  const isReading = method === 'GET' || method === 'HEAD';
  const isFollowedLink = isReading && (from === undefined || sent['sec-fetch-mode'] === 'navigate');
  const isOurs = from === undefined || from === 'same-origin' || from === 'none';
  const isOriginOurs = sent.origin === undefined ? isReading : sent.origin === siteUrl;
  if (!isOriginOurs || !(isOurs || isFollowedLink))
    throw new Refusal(403, 'Requests from other websites are refused.');
}

/** In our own words: messages of libraries may quote what was sent, or say where the server keeps its files. */
function explain(error: Error, status: number): string {
  if (error instanceof NoSuchLead) return 'There is no request with this reference.';
  if (error instanceof Refusal || error instanceof CannotBeDone) return error.message;
  if (status === 413) return 'Nothing was changed: what you sent is far too long.';
  return status >= 500
    ? 'Nothing was changed. Please try again in a minute; if it happens again, tell whoever runs the website.'
    : 'Nothing was changed: what your browser sent could not be read.';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where to go after signing in: a page of the desk, and nowhere else. */
function readNext(value: unknown, siteUrl: string): string {
  const url = URL.parse(textOf(value), siteUrl);
  const isOurs = url?.origin === siteUrl && /^\/desk(?:\/|$)/.test(url.pathname);
  return isOurs && !url.pathname.startsWith(signInPath) ? `${url.pathname}${url.search}` : listPath;
}

/** What was typed below a request or to be announced, as hidden fields carry it through the sign-in. */
function readUnsaved(fields: Fields): Readonly<Record<string, string>> | null {
  const announcement = readTypedAnnouncement(fields);
  if (announcement !== null) return announcement.fields;
  const [typed, reference] = [readTyped(fields), textOf(fields.reference)];
  return reference === '' || (typed.note === '' && typed.visit === '') ? null : { ...typed, reference };
}

function typedIn({ body }: FastifyRequest): (DeskPage & { kind: 'message' })['again'] {
  if (typeof body !== 'object' || body === null) return null;
  const typed = readTyped(body as Fields);
  if (typed.note === '' && typed.visit === '' && readTypedAnnouncement(body as Fields) === null) return null;
  const fields = Object.entries(body).filter(
    ([name, value]) => typeof value === 'string' && !['note', 'visit', 'credential'].includes(name),
  );
  return { ...typed, fields: Object.fromEntries(fields) as Record<string, string> };
}
