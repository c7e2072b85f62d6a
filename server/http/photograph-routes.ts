// Photographs of a request: one PUT each from our script, whole in one post from a browser without it, and back out through
// signed links. The words are always stored first, and nothing that goes wrong here can take them back.

import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noScriptResponseWords as slowWords } from '#content/pages/lead-form-words.ts';
import {
  photographRefusals,
  photographWords,
  photographPageWords as words,
} from '#content/pages/photograph-words.ts';
import { photographCountField } from '#leads/forms/photograph-count-field.ts';
import { isPhotographPlace, largestPhotographBytes } from '#leads/forms/photographs.ts';
import { hashKey } from '../intake/draft.ts';
import { type IncomingFiles, TooManyAtOnce } from '../photographs/incoming-files.ts';
import type { PhotographLinks } from '../photographs/photograph-links.ts';
import { StorageFull } from '../photographs/photograph-storage.ts';
import type { AddOutcome, LeadWithPhotographs, Photographs } from '../photographs/photographs.ts';
import type { Obstacle, PhotographLimits } from '../photographs/quota.ts';
import { reasonOf } from '../platform/operator-log.ts';
import { networkOf } from './client-network.ts';
import { type Fields, fieldsOf, mostFields, tooMany } from './form-bodies.ts';
import {
  formOf,
  keyOf,
  type LeadRoutesOptions,
  largestBodyBytes,
  prefersPage,
  redirectToForm,
  refuseFields,
  sendPage,
  takeLead,
} from './lead-routes.ts';
import { type PhotographsReport, requestReceivedPath } from './no-script-pages.ts';
import {
  photographPagePolicy,
  sendPicture,
  writeNoPhotographsPage,
  writePhotographPage,
} from './photograph-page.ts';
import { Refusal } from './refusal.ts';

export interface PhotographRoutesOptions extends LeadRoutesOptions {
  readonly photographs: {
    readonly photographs: Photographs;
    readonly links: PhotographLinks;
    readonly limits: PhotographLimits;
    readonly incoming: IncomingFiles;
  };
  /** How long a whole post may take. */
  readonly wholeRequestMs: number;
}

type PlaceParams = { Params: { form: string; place: string } };
type ReferenceParams = {
  Params: { reference: string; picture?: string };
  Querystring: Record<string, unknown>;
};

/** Browsers try again after this when photographs cannot be stored. */
const storageRetrySeconds = 60;
/** For what is left of a body that is not wanted. */
const longestRestMs = 5_000;
/** As much again as the photographs of one request may have; what comes after that is not read. */
const mostFiles = 20;
/** RFC 2046, section 5.1.1. */
const longestBoundary = 70;

/** Not taken now; the browser's outbox comes again. */
class TryLater extends Refusal {}

const tooManyFrom = (obstacle: Obstacle) => new TryLater(429, photographWords.tooMany[obstacle]);

export async function addPhotographRoutes(
  app: FastifyInstance,
  options: PhotographRoutesOptions,
): Promise<void> {
  const { requests } = options.photographs.limits;
  app.addHook('onRequest', async ({ ip }) => {
    const network = networkOf(ip);
    const obstacle = requests.findObstacle(network, 1);
    if (obstacle) throw tooManyFrom(obstacle);
    requests.add(network, 1);
  });
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof TryLater) reply.header('retry-after', String(storageRetrySeconds));
  });
  // Answered before the end of its body. Ended at once, many browsers would not show the answer.
  app.addHook('onResponse', async ({ raw, socket }) => {
    if (raw.complete !== false) return;
    raw.resume();
    const ending = setTimeout(() => socket.destroy(), longestRestMs).unref();
    // The next request on the connection may be on its way.
    raw.once('end', () => clearTimeout(ending));
  });
  await app.register((scope) => addPutRoute(scope, options));
  await app.register((scope) => addWholeRoute(scope, options));
  addLinkRoutes(app, options);
}

async function addPutRoute(app: FastifyInstance, options: PhotographRoutesOptions): Promise<void> {
  const { photographs, limits, incoming } = options.photographs;
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
    const network = networkOf(request.ip);
    const outcome = await reach(request, async (): Promise<AddOutcome> => {
      const lead = key ? await photographs.findLead({ keyHash: hashKey(form, key) }) : undefined;
      if (!lead) return { kind: 'lead-is-gone' };
      const foreseen = await photographs.foresee(lead.id, place);
      if (foreseen) return foreseen;
      const obstacle = limits.stored.findObstacle(network, declared);
      if (obstacle) throw tooManyFrom(obstacle);
      const stream = (request.body as Readable | undefined) ?? request.raw;
      return incoming.take(stream, network, async (bytes) => {
        if (bytes === null) return { kind: 'refused', reason: 'too-large' };
        const added = await photographs.add(lead, place, bytes);
        if (added.kind === 'stored' && !added.isRepeat) limits.stored.add(network, bytes.length);
        return added;
      });
    });
    reply.header('cache-control', 'no-store');
    if (outcome.kind === 'lead-is-gone')
      throw new Refusal(404, 'There is no request with this Idempotency-Key.');
    if (outcome.kind === 'refused')
      return reply.code(422).send({ error: photographRefusals[outcome.reason], refusal: outcome.reason });
    return reply.code(outcome.isRepeat ? 200 : 201).send({ stored: true });
  });

  // Pages of releases up to 0.2.3 that are still open ask with these, and keep their photographs as long as the answer is not 404.
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
    if (error instanceof TooManyAtOnce) throw tooManyFrom(error.obstacle);
    logTrouble(request, error);
    throw new TryLater(503, 'We could not store the photograph just now. The request itself is safe.');
  }
}

function logTrouble(request: FastifyRequest, error: unknown): void {
  if (request.socket.destroyed) {
    request.log.info('a sender hung up in the middle of a photograph');
    return;
  }
  request.log.error(
    { reason: reasonOf(error) },
    error instanceof StorageFull
      ? 'photographs are not taken until there is room for them; leads are'
      : 'a photograph could not be stored',
  );
}

/** One post with words and files, from a form sent without script. The files come last in the form, and so in the post. */
async function addWholeRoute(app: FastifyInstance, options: PhotographRoutesOptions): Promise<void> {
  const { photographs, limits, incoming } = options.photographs;
  app.addHook('onRequest', app.rateLimit());
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: mostFields,
      fieldSize: largestBodyBytes,
      files: mostFiles,
      parts: mostFields + mostFiles,
      // Told apart from one that is exactly as large as may be.
      fileSize: largestPhotographBytes + 1,
    },
  });

  app.get<{ Params: { form: string } }>('/api/leads/:form/with-photographs', (request, reply) =>
    redirectToForm(request.params.form, request, reply),
  );
  app.post<{ Params: { form: string } }>('/api/leads/:form/with-photographs', async (request, reply) => {
    const form = formOf(request.params.form, request, options);
    if (!request.isMultipart()) throw new Refusal(415, 'Send multipart/form-data.');
    const boundary = /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
    if (boundary.length > longestBoundary) throw new Refusal(400, 'The form cannot be read.');
    const network = networkOf(request.ip);
    const given: [string, string][] = [];
    let taken: Awaited<ReturnType<typeof takeLead>> | undefined;
    let lead: LeadWithPhotographs | undefined;
    let fields: Fields = {};
    let hadPhotographs = false;
    /** Each once, however often it was chosen. */
    const places = new Set<number>();
    const refused: PhotographsReport['refused'][number][] = [];
    let trouble: PhotographsReport['trouble'] = null;

    let isOver = false;
    let taking: Promise<void> | undefined;

    /** Once: when the first file begins, or at the end. Everything before it has arrived whole. */
    const takeWords = async (hasFiles: boolean) => {
      hadPhotographs = hasFiles;
      fields = fieldsOf(given);
      request.body = fields;
      taken = await takeLead(
        form,
        hasFiles ? { ...fields, [photographCountField]: '1' } : fields,
        request,
        options,
      );
      if (hasFiles && taken.kind === 'taken')
        lead = await photographs.findLead({ reference: taken.reference }).catch(() => undefined);
    };

    const takeFile = async (file: Readable) => {
      if (!lead) {
        trouble = 'not-stored';
        return;
      }
      const { id } = lead;
      const obstacle = limits.stored.findObstacle(network, 1);
      if (obstacle) throw new TooManyAtOnce(obstacle);
      // Once it is answered, Node tells nobody who still reads a body that its connection has ended.
      const end = () => {
        if (!request.raw.complete) file.destroy(new Error('aborted'));
      };
      request.socket.once('close', end);
      const storing = incoming.take(file, network, async (bytes): Promise<AddOutcome> => {
        if (bytes === null) return { kind: 'refused', reason: 'too-large' };
        const added = await photographs.addWhole(id, bytes);
        if (added.kind === 'stored' && !added.isRepeat) limits.stored.add(network, bytes.length);
        return added;
      });
      const outcome = await storing.finally(() => request.socket.off('close', end));
      if (outcome.kind === 'stored') places.add(outcome.place);
      if (outcome.kind === 'refused') refused.push(outcome.reason);
    };

    const readParts = async () => {
      for await (const part of request.parts()) {
        // A sender that is too slow has been answered; the rest is read and dropped.
        if (isOver) {
          if (part.type === 'file') part.file.resume();
          continue;
        }
        if (part.type === 'field') {
          if (taken) continue;
          given.push([part.fieldname, String(part.value)]);
          if (part.fieldnameTruncated || part.valueTruncated || lengthOf(given) > largestBodyBytes) {
            throw new Refusal(413, 'The request is too large.');
          }
          continue;
        }
        // What a browser sends for a file field that was left empty.
        const isChosen = part.filename !== undefined && part.filename !== '';
        if (isChosen && !taken) {
          taking = takeWords(true);
          await taking;
        }
        if (isChosen && taken?.kind === 'taken') {
          await takeFile(part.file).catch((error: unknown) => {
            trouble = error instanceof TooManyAtOnce ? `too-many-${error.obstacle}` : 'not-stored';
            if (!(error instanceof TooManyAtOnce)) logTrouble(request, error);
          });
        }
        part.file.resume();
      }
      if (!taken && !isOver) {
        taking = takeWords(false);
        await taking;
      }
    };

    try {
      await endWithin(0.9 * options.wholeRequestMs, readParts());
    } catch (error) {
      isOver = true;
      // Not called unsent while they are being stored.
      await taking?.catch(() => {});
      if (!taken) throw request.socket.destroyed ? new Refusal(400, 'The form broke off.') : limitOf(error);
      // The words are safe; a visitor still there learns how far it came.
      if (isLimit(error)) refused.push('one-too-many');
      else trouble = 'broken-off';
    }
    if (taken?.kind === 'invalid') {
      const answering = { ...options, hadPhotographs };
      return refuseFields(form, fields, taken.errors, request, reply, answering);
    }
    if (!taken) throw new Refusal(400, 'The form cannot be read.');
    if (lead) await photographs.complete(lead.id).catch(() => {});
    const report: PhotographsReport = { stored: places.size, refused, trouble };
    const hasFiles = report.stored > 0 || refused.length > 0 || trouble !== null;
    const { reference, receivedAt, isRepeat } = taken;
    if (prefersPage(request)) {
      return reply.redirect(requestReceivedPath(reference, hasFiles ? report : undefined), 303);
    }
    return reply
      .code(isRepeat ? 200 : 201)
      .header('cache-control', 'no-store')
      .send({ reference, receivedAt, photographs: report });
  });
}

/** @throws Refusal when `work` is not done by then; it goes on, and nobody hears of it. */
async function endWithin(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, slowWords.tooSlow)), limitMs);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function lengthOf(given: readonly (readonly [string, string])[]): number {
  return given.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isLimit = (error: unknown) => /^FST_(FIELDS|FILES|PARTS)_LIMIT$/.test(codeOf(error));

/** What the plugin throws, in our words. */
function limitOf(error: unknown): unknown {
  const code = codeOf(error);
  if (isLimit(error)) return tooMany;
  if (
    error instanceof Refusal ||
    (!/^FST_|^ERR_/.test(code) && !(error instanceof Error && /multipart|header/i.test(error.message)))
  )
    return error;
  return new Refusal(400, 'The form cannot be read.');
}

/** For the contractor, from the notice. Without a valid link nothing is told, not even whether there is such a lead. */
function addLinkRoutes(app: FastifyInstance, options: PhotographRoutesOptions): void {
  const { photographs, links } = options.photographs;
  async function listFor({ params, query }: FastifyRequest<ReferenceParams>) {
    const { reference } = params;
    const lead = (await links.isValid(reference, query)) && (await photographs.findLead({ reference }));
    return lead ? { lead, list: await photographs.list(lead.id) } : null;
  }
  const keepPrivate = (reply: FastifyReply) =>
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });

  app.get<ReferenceParams>('/photographs/:reference', async (request, reply) => {
    const found = await listFor(request);
    keepPrivate(reply).header('content-security-policy', photographPagePolicy);
    if (found === null) return sendPage(reply.code(404), writeNoPhotographsPage());
    // The pictures end with the link to their page: new ones each time would go on for ever.
    const query = new URLSearchParams(request.query as Record<string, string>);
    return sendPage(reply, writePhotographPage(found.lead, found.list, query));
  });
  app.get<ReferenceParams>('/photographs/:reference/:picture', async (request, reply) => {
    const found = await listFor(request);
    const photograph = found?.list.find(({ place }) => `${place}.jpg` === request.params.picture);
    const picture = await photograph?.read();
    keepPrivate(reply);
    if (!picture) throw new Refusal(404, words.noPicture);
    return sendPicture(reply, picture);
  });
}
