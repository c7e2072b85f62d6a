// The desk: pages where the office reads and works on leads. One part of the server, there only when DESK is on.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addFormBodies } from '../http/form-bodies.ts';
import { limitPosts } from '../http/lead-routes.ts';
import { Refusal } from '../http/refusal.ts';
import { LeadNotFound, OperationRefused } from '../office/office.ts';
import { addAnnouncementRoutes } from './announcement-routes.ts';
import type { DeskContext, DeskOptions } from './desk-context.ts';
import { findAsset } from './desk-files.ts';
import { addListRoutes } from './list-routes.ts';
import { addChanges, findNewest } from './newest-change.ts';
import { addInstallRoutes, addNotificationRoutes } from './notification-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addCalendarFeed, addReportRoutes } from './report-routes.ts';
import { addRequestFormRoutes } from './request-form-routes.ts';
import { addRequestRoutes } from './request-routes.ts';
import { addInvitationRoutes, addSignInRoutes, createSignIn, requireSignIn } from './sign-in.ts';
import { readUnsaved } from './unsaved-text.ts';

/** Far more than a form may hold, so that what is too long is mostly given back with a word about it. */
const largestBodyBytes = 256 * 1024;

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // With none at all, browsers send our own forms with "Origin: null".
  'referrer-policy': 'same-origin',
};

export async function addDesk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  const context = contextOf(options);
  const signIn = createSignIn(context);
  await app.register(
    async (scope) => {
      scope.decorateRequest('person', null);
      addFormBodies(scope, largestBodyBytes);
      await limitPosts(
        scope,
        options.rateLimitMax,
        (after) => `Too many tries from your address. Please wait ${after} and try again.`,
      );
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(headers);
        refuseOtherOrigins(request, options.siteUrl);
      });
      addErrorPages(scope, context);
      addAssets(scope, context);
      addInstallRoutes(scope, context);
      addCalendarFeed(scope, context);
      addSignInRoutes(scope, signIn);
      addInvitationRoutes(scope, signIn);
      await scope.register(async (signedIn) => {
        requireSignIn(signedIn, signIn);
        addListRoutes(signedIn, context);
        addChanges(signedIn, context);
        addRequestRoutes(signedIn, context);
        addRequestFormRoutes(signedIn, context);
        addReportRoutes(signedIn, context);
        addAnnouncementRoutes(signedIn, context);
        addNotificationRoutes(signedIn, context);
        addPeopleRoutes(signedIn, signIn);
      });
    },
    { prefix: '/desk' },
  );
}

function contextOf(options: DeskOptions): DeskContext {
  const { files, office, isDemonstration } = options;
  const frame = {
    stylesheetHref: findAsset(files, '', '.css').href,
    scriptHref: findAsset(files, 'desk', '.js').href,
    isDemonstration,
  };
  return {
    ...options,
    officeOf: (request) => ({ ...office, personId: request.person?.id ?? null }),
    send: async (request, reply, page, known) => {
      const person = request.person?.name ?? null;
      // A page that says what is wrong has to come with the database away.
      const newest = known ?? (person === null ? null : await findNewest(office).catch(() => null));
      const { waiting = null, newestChange = '' } = newest ?? {};
      const html = files.render(page, { ...frame, person, waiting, newestChange });
      return reply.type('text/html; charset=utf-8').send(html);
    },
  };
}

function addErrorPages(app: FastifyInstance, { send }: DeskContext): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error instanceof LeadNotFound
        ? 404
        : error instanceof OperationRefused
          ? 409
          : (error.statusCode ?? 500);
    const fault = error.cause instanceof Error ? error.cause : error;
    if (status >= 500 || fault !== error)
      request.log.error({ err: { message: fault.message, stack: fault.stack } }, 'the desk failed');
    return send(request, reply.code(status), {
      kind: 'message',
      title: status === 404 ? 'There is no such page' : 'That did not work',
      text: explain(error, status),
      again: status === 404 ? null : readUnsaved(request),
    });
  });
  app.setNotFoundHandler((request, reply) =>
    send(request, reply.code(404), {
      kind: 'message',
      title: 'There is no such page',
      text: 'The address may be mistyped, or from a link that is no longer good.',
      again: null,
    }),
  );
  // Before the pages of the site, which take every address that nobody else does.
  app.get('/*', (_request, reply) => reply.callNotFound());
}

function addAssets(app: FastifyInstance, { files }: DeskContext): void {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const file = files.assets.get(request.params.name);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.contentType)
      .send(file.body);
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
  if (error instanceof LeadNotFound) return 'There is no request with this reference.';
  if (error instanceof Refusal || error instanceof OperationRefused) return error.message;
  if (status === 413) return 'Nothing was changed: what you sent is far too long.';
  return status >= 500
    ? 'Nothing was changed. Please try again in a minute; if it happens again, tell the person who runs the website.'
    : 'Nothing was changed: what your browser sent could not be read.';
}
