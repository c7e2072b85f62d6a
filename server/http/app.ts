// The web server as a value: routes, limits, headers, errors → replies. It opens no port and reads no environment.

import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { StoreUnavailable } from '../intake/submission.ts';
import {
  addLeadRoutes,
  limitPosts,
  prefersPage,
  type ReceiveLead,
  refusedPage,
  sendPage,
} from './lead-routes.ts';
import { createNoScriptPages, type NoScriptPages } from './no-script-pages.ts';
import { addPhotographRoutes } from './photograph-routes.ts';
import { Refusal, storeRetrySeconds, toRefusal } from './refusal.ts';
import { assetHeaders, securityHeaders } from './response-headers.ts';
import type { SiteFiles } from './site-files.ts';
import { addSiteRoutes, sendNotFound } from './site-routes.ts';
import { addStepRoutes, type StepRoutesOptions, stepsForEachRequest } from './step-routes.ts';
import type { PhotographRoutesOptions } from './take-photograph.ts';
import { answerClientError } from './too-slow-page.ts';

export interface AppOptions {
  readonly site: SiteFiles;
  readonly receiveLead: ReceiveLead;
  readonly countStep?: StepRoutesOptions['countStep'];
  /** Resolves true while the database answers and its migrations are current. */
  readonly isReady: () => Promise<boolean>;
  readonly photographs?: PhotographRoutesOptions['photographs'];
  readonly siteUrl: string;
  readonly hstsIncludesSubdomains: boolean;
  readonly rateLimitMax: number;
  readonly trustProxy: boolean | string;
  readonly logger: FastifyBaseLogger;
  /** Adds hooks that measure; for them to see every route they have to come first. */
  readonly timeRequests?: ((app: FastifyInstance) => void) | undefined;
  /** Adds the pages of the office, where there are any. */
  readonly addDesk?: ((app: FastifyInstance) => Promise<void>) | undefined;
  readonly limits?: Partial<ConnectionLimits>;
}

export interface ConnectionLimits {
  /** From the first byte of a request to the last. */
  readonly wholeRequestMs: number;
  /** From the first byte, or the beginning of the connection, to the end of the headers. */
  readonly headersMs: number;
  /** Between two requests on one connection. */
  readonly idleMs: number;
  /** How often slow senders are looked for; one can last that much longer than its limit. */
  readonly checkEveryMs: number;
}

/** A photo needs them at 100 kbit/s, a form seconds; a slowloris attack never ends. */
const usualLimits: ConnectionLimits = {
  wholeRequestMs: 40_000,
  headersMs: 10_000,
  idleMs: 65_000,
  // Node checks every half minute by default, which would stretch every limit above by as much.
  checkEveryMs: 5_000,
};
/** The boundary in it has 70 characters at most (RFC 2046, section 5.1.1). Parsers fail on one of 300. */
const longestContentType = 200;
/** A stop leaves this much to those who are still sending; supervisors kill ten seconds after they ask. */
const finishWithinMs = 5_000;
const lookForIdleEveryMs = 50;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...usualLimits, ...options.limits };
  const headers = securityHeaders(options.siteUrl, options.hstsIncludesSubdomains);
  const pages = createNoScriptPages(options.site);
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    // Paths and addresses of visitors are personal data; what goes wrong is logged below.
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded is not found. No hook runs for it.
    frameworkErrors: (_error, request, reply) =>
      sendNotFound(request as FastifyRequest, reply.headers(headers) as FastifyReply, options.site),
    clientErrorHandler: answerClientError,
    requestTimeout: limits.wholeRequestMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    // A lead that follows another on the same connection is still stored; a plain refusal would not say when to come back.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });

  options.timeRequests?.(app);
  app.removeContentTypeParser('text/plain');
  drainConnectionsOnClose(app);

  app.addHook('onRequest', async (request, reply) => {
    refuseOddHeaders(request);
    // Only existing files: any other address below /assets/ gets the 404 page.
    const isAsset = request.url.startsWith('/assets/') && options.site.has(request.url);
    reply.headers(isAsset ? assetHeaders : headers);
  });

  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request, reply, pages, options.site),
  );

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') && !prefersPage(request))
      return reply.code(404).send({ error: 'There is nothing here.' });
    return sendNotFound(request, reply, options.site);
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await options.isReady().catch(() => false);
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' });
  });

  app.get<{ Querystring: Record<string, unknown> }>('/request-received', (request, reply) => {
    const page = pages.received(request.query);
    return page === null ? sendNotFound(request, reply, options.site) : sendPage(reply, page);
  });

  await options.addDesk?.(app);
  const { photographs } = options;
  await app.register(async (scope) => {
    await limitPosts(scope, options.rateLimitMax);
    await scope.register((inner) => addLeadRoutes(inner, { ...options, pages }));
    if (photographs)
      await scope.register((inner) =>
        addPhotographRoutes(inner, {
          ...options,
          photographs,
          pages,
          wholeRequestMs: limits.wholeRequestMs,
        }),
      );
  });
  const { countStep, siteUrl } = options;
  if (countStep)
    // With a limit of its own: anyone who was counted can still send a request.
    await app.register(async (scope) => {
      await limitPosts(scope, stepsForEachRequest * options.rateLimitMax);
      await scope.register((inner) => addStepRoutes(inner, { countStep, siteUrl }));
    });
  addSiteRoutes(app, options.site);
  return app;
}

/**
 * Lets a closing server end. Node waits for every browser to hang up, and one that got a response during the closing
 * keeps its connection for a minute, a slow one for longer. So connections are ended as they fall idle, and in the end
 * all that are left.
 */
function drainConnectionsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const endingIdle = setInterval(() => server.closeIdleConnections(), lookForIdleEveryMs);
    const endingAll = setTimeout(() => server.closeAllConnections(), finishWithinMs);
    server.once('close', () => {
      clearInterval(endingIdle);
      clearTimeout(endingAll);
    });
  });
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: NoScriptPages,
  site: SiteFiles,
): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.error({ reason: error.message }, 'lead store unavailable');
    reply.header('retry-after', String(storeRetrySeconds));
  }
  const { statusCode, message } = toRefusal(error);
  if (statusCode === 500 && request.socket.destroyed) request.log.info('a sender hung up');
  else if (statusCode === 500) {
    request.log.error({ err: { message: error.message, stack: error.stack } }, 'unexpected error');
  }
  if (statusCode === 404 && prefersPage(request)) return sendNotFound(request, reply, site);
  const page = refusedPage(pages, request, statusCode, message);
  if (page !== null) return sendPage(reply.code(statusCode), page);
  return reply.code(statusCode).send({ error: message });
}

/** @throws Refusal */
function refuseOddHeaders({ headers, raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  // RFC 9112, section 3.2: a proxy in front may have read another of them.
  if (hosts.length > 1) throw new Refusal(400, 'A request has one Host header.');
  if ((headers['content-type'] ?? '').length > longestContentType)
    throw new Refusal(400, 'The Content-Type is too long.');
}
