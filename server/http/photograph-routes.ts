// Photographs of a request: one PUT each from our script, in one post with the words from a browser without it, and back out
// through signed links. The words are always stored first, and nothing that goes wrong here can take them back.

import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostPhotographs } from '#content/pages/photograph-field-words.ts';
import { photographRefusals, photographWords } from '#content/pages/photograph-words.ts';
import { isPhotographPlace, largestPhotographBytes } from '#leads/forms/photograph-limits.ts';
import { hashKey } from '../intake/draft.ts';
import { TooManyAtOnce } from '../photographs/incoming-files.ts';
import type { ExceededQuota } from '../photographs/quota.ts';
import type { AddOutcome } from '../photographs/store-picture.ts';
import { addWholeFormRoute } from './form-with-photographs.ts';
import { formOf, keyOf } from './lead-routes.ts';
import { addPhotographPages } from './photograph-page.ts';
import { Refusal } from './refusal.ts';
import { logTrouble, type PhotographRoutesOptions, takePhotograph } from './take-photograph.ts';

type PlaceParams = { Params: { form: string; place: string } };

const storageRetrySeconds = 60;
/** For what is left of a body that is not wanted. */
const longestRestMs = 5_000;

/** Not taken now; the browser's outbox tries again. */
class TryLater extends Refusal {}

const tooManyFrom = (exceeded: ExceededQuota) => new TryLater(429, photographWords.tooMany[exceeded]);

export async function addPhotographRoutes(
  app: FastifyInstance,
  options: PhotographRoutesOptions,
): Promise<void> {
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TryLater) reply.header('retry-after', String(storageRetrySeconds));
  });
  // The answer comes before the end of the body. If the connection ended at once, many browsers would not show it.
  app.addHook('onResponse', async ({ raw, socket }) => {
    if (raw.complete !== false) return;
    raw.resume();
    const ending = setTimeout(() => socket.destroy(), longestRestMs).unref();
    // The next request on the connection may be on its way.
    raw.once('end', () => clearTimeout(ending));
  });
  await app.register((scope) => addWholeFormRoute(scope, options));
  await app.register(async (scope) => {
    scope.addHook('onRequest', scope.rateLimit({ max: mostPhotographs * options.rateLimitMax }));
    addPutRoute(scope, options);
    addPhotographPages(scope, options.photographs);
  });
}

function addPutRoute(app: FastifyInstance, options: PhotographRoutesOptions): void {
  const { photographs } = options.photographs;
  const path = '/api/leads/:form/photographs/:place';
  app.removeContentTypeParser('application/json');
  // Read by the route, into a file.
  app.addContentTypeParser(/^image\//, async (_request: unknown, body: Readable) => body);

  app.put<PlaceParams>(path, async (request, reply) => {
    const form = formOf(request.params.form, request, options);
    const place = Number(/^\d$/.exec(request.params.place)?.[0]);
    if (!isPhotographPlace(place)) throw new Refusal(422, photographRefusals['one-too-many']);
    if (!/^identity$/i.test(request.headers['content-encoding'] ?? 'identity'))
      throw new Refusal(415, 'Send the picture as it is, not compressed.');
    // RFC 9110, section 14.5: taken for the whole, a part would be stored as a damaged picture.
    if (request.headers['content-range']) throw new Refusal(400, 'Send the whole picture at once.');
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > largestPhotographBytes) throw new Refusal(413, photographRefusals['too-large']);
    const key = keyOf(request);
    const outcome = await reach(request, async (): Promise<AddOutcome> => {
      const lead = key ? await photographs.findLead({ keyHash: hashKey(form, key) }) : undefined;
      if (!lead) return { kind: 'lead-is-gone' };
      const stream = (request.body as Readable | undefined) ?? request.raw;
      return takePhotograph(stream, request, options.photographs, declared, (bytes) =>
        photographs.add(lead, place, bytes),
      );
    });
    reply.header('cache-control', 'no-store');
    if (outcome.kind === 'lead-is-gone')
      throw new Refusal(404, 'There is no request with this Idempotency-Key.');
    if (outcome.kind === 'refused')
      return reply.code(422).send({ error: photographRefusals[outcome.reason], refusal: outcome.reason });
    return reply.code(outcome.isRepeat ? 200 : 201).send({ stored: true });
  });

  // Open pages of releases up to 0.2.3 ask with these, and keep their photographs as long as the answer is not 404. To be
  // removed in 0.6.
  for (const method of ['HEAD', 'PATCH'] as const) {
    app.route({
      method,
      url: path,
      handler: async () => {
        throw new TryLater(503, 'Please load this page again.');
      },
    });
  }
  app.addContentTypeParser('application/partial-upload', async () => undefined);
}

/** Trouble with storage or database is passing, and the sender's own outbox waits. */
async function reach<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof TooManyAtOnce) throw tooManyFrom(error.exceeded);
    logTrouble(request, error);
    throw new TryLater(503, 'We could not store the photograph just now. The request itself is safe.');
  }
}
