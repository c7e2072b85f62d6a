// The web server as a value: routes, limits, headers, errors → replies. It opens no port and reads no environment.

import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { KeyReused, StoreUnavailable } from '../intake/submission.ts';
import { drainConnectionsOnClose } from './drain-connections.ts';
import { addLeadRoutes, type ReceiveLead } from './lead-routes.ts';
import { requestReceivedPage } from './no-script-pages.ts';
import { assetHeaders, securityHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';
import { addSiteRoutes, sendNotFound } from './site-routes.ts';

export interface AppOptions {
  readonly site: SiteFiles;
  readonly receiveLead: ReceiveLead;
  /** Resolves true while the database answers and its migrations are current. */
  readonly isReady: () => Promise<boolean>;
  readonly siteUrl: string;
  readonly rateLimitMax: number;
  readonly trustProxy: boolean | string;
  readonly logger: FastifyBaseLogger;
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

/** A form on a weak connection needs seconds; a slowloris attack never ends. */
const usualLimits: ConnectionLimits = {
  wholeRequestMs: 30_000,
  headersMs: 10_000,
  idleMs: 65_000,
  // Node checks every half minute by default, which would stretch every limit above by as much.
  checkEveryMs: 5_000,
};
/** A stop leaves this much to those who are still sending; supervisors kill ten seconds after they ask. */
const finishWithinMs = 5_000;
/** When the store cannot be reached, browsers keep the lead themselves and try again after this. */
const storeRetrySeconds = 10;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...usualLimits, ...options.limits };
  const headers = securityHeaders(options.siteUrl);
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    // Paths and addresses of visitors are personal data; what goes wrong is logged below.
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot be decoded is not found. No hook runs for it.
    frameworkErrors: (_error, request, reply) =>
      sendNotFound(request as FastifyRequest, reply.headers(headers) as FastifyReply, options.site),
    requestTimeout: limits.wholeRequestMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    // A lead that follows another on the same connection is still stored; a plain refusal would not say when to come back.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });

  app.removeContentTypeParser('text/plain');
  drainConnectionsOnClose(app, finishWithinMs);

  app.addHook('onRequest', async (request, reply) => {
    // Only existing files: any other address below /assets/ gets the 404 page.
    const isAsset = request.url.startsWith('/assets/') && options.site.has(request.url);
    reply.headers(isAsset ? assetHeaders : headers);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable) {
      request.log.error({ reason: error.message }, 'lead store unavailable');
      return reply.code(503).header('retry-after', String(storeRetrySeconds)).send({
        error: 'We could not store your request just now. Please try again in a moment, or call us.',
      });
    }
    if (error instanceof KeyReused) {
      return reply
        .code(422)
        .send({ error: 'This Idempotency-Key was used for another request. Send this one with a new key.' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: plainReason(status, error) });
    request.log.error({ err: { message: error.message, stack: error.stack } }, 'unexpected error');
    return reply.code(500).send({ error: 'Something went wrong on our side. Please call us.' });
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return reply.code(404).send({ error: 'There is nothing here.' });
    return sendNotFound(request, reply, options.site);
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await options.isReady().catch(() => false);
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' });
  });

  app.get<{ Querystring: { reference?: string } }>('/request-received', (request, reply) => {
    const { reference } = request.query;
    const page = requestReceivedPage(options.site, typeof reference === 'string' ? reference : undefined);
    if (page === null) return sendNotFound(request, reply, options.site);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  await app.register((scope) => addLeadRoutes(scope, options));
  addSiteRoutes(app, options.site);
  return app;
}

/** What the client did wrong, in plain words; library messages may quote the request, so most are replaced. */
function plainReason(status: number, error: FastifyError & { error?: string }): string {
  switch (status) {
    case 413:
      return 'The request is too large.';
    case 415:
      return 'Send JSON, multipart/form-data or application/x-www-form-urlencoded.';
    case 429:
      return error.error ?? 'Too many requests. Please try again in a minute, or call us.';
    default:
      return 'The request could not be read.';
  }
}
