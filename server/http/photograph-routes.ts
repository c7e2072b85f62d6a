// Photographs of a request: in pieces from our script, whole in one post from a browser without it, and back out through
// signed links. The words are always stored first, and nothing that goes wrong here can take them back.

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { photographRefusals, photographPageWords as words } from '#content/pages/photograph-words.ts';
import { photographCountField } from '#leads/forms/photograph-count-field.ts';
import { isPhotographPlace, largestPhotographBytes, pieceBytes } from '#leads/forms/photographs.ts';
import { hashKey } from '../intake/draft.ts';
import type { HourlyAllowance } from '../photographs/hourly-allowance.ts';
import type { PhotographLinks } from '../photographs/photograph-links.ts';
import { StorageFull } from '../photographs/photograph-storage.ts';
import type { LeadWithPhotographs, Photographs } from '../photographs/photographs.ts';
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
import { photographPagePolicy, writeNoPhotographsPage, writePhotographPage } from './photograph-page.ts';
import { Refusal } from './refusal.ts';

export interface PhotographRoutesOptions extends LeadRoutesOptions {
  readonly photographs: {
    readonly photographs: Photographs;
    readonly links: PhotographLinks;
    readonly allowance: HourlyAllowance;
  };
}

type PlaceParams = { Params: { form: string; place: string } };
type ReferenceParams = {
  Params: { reference: string; picture?: string };
  Querystring: Record<string, unknown>;
};

/** Browsers try again after this when photographs cannot be stored. */
const storageRetrySeconds = 60;
/** Whole files wait in memory until they are decoded: this many times the largest, and no more. */
const mostWholeFilesAtOnce = 4;
/** As much again as the photographs of one request may have; what comes after that is not read. */
const mostFiles = 20;

const tooManyThisHour = new Refusal(
  429,
  'Too many photographs from this address within an hour. Please try again later.',
);

const tooManyAtOnce = new Refusal(
  429,
  'Too many photographs from this address at once. Please try again in a minute.',
);

export async function addPhotographRoutes(
  app: FastifyInstance,
  options: PhotographRoutesOptions,
): Promise<void> {
  await app.register((scope) => addPieceRoutes(scope, options));
  await app.register((scope) => addWholeRoute(scope, options));
  addLinkRoutes(app, options);
}

/** In the manner of the IETF's resumable uploads: PATCH appends at Upload-Offset, HEAD tells how far it has come. */
async function addPieceRoutes(app: FastifyInstance, options: PhotographRoutesOptions): Promise<void> {
  const { photographs, allowance } = options.photographs;
  const path = '/api/leads/:form/photographs/:place';
  app.addContentTypeParser(
    'application/partial-upload',
    { parseAs: 'buffer', bodyLimit: pieceBytes },
    async (_request: unknown, body: Buffer) => body,
  );

  async function leadAndPlaceOf(request: FastifyRequest<PlaceParams>) {
    const form = formOf(request.params.form, request, options);
    const place = Number(request.params.place);
    if (!isPhotographPlace(place)) throw new Refusal(422, photographRefusals['one-too-many']);
    const key = keyOf(request);
    const lead = key
      ? await reach(request, () => photographs.findLead({ keyHash: hashKey(form, key) }))
      : undefined;
    if (!lead) throw new Refusal(404, 'There is no request with this Idempotency-Key.');
    return { lead, place };
  }

  app.head<PlaceParams>(path, async (request, reply) => {
    const { lead, place } = await leadAndPlaceOf(request);
    const offset = await reach(request, () => photographs.findOffset(lead.id, place));
    reply.code(204).header('cache-control', 'no-store');
    if (offset === null) return reply.header('upload-complete', '?1').send();
    return reply.header('upload-complete', '?0').header('upload-offset', String(offset)).send();
  });

  app.patch<PlaceParams>(path, { bodyLimit: pieceBytes }, async (request, reply) => {
    const { lead, place } = await leadAndPlaceOf(request);
    const bytes = request.body;
    const isLast = request.headers['upload-complete'] === '?1';
    const offset = Number(request.headers['upload-offset']);
    if (
      !Buffer.isBuffer(bytes) ||
      !Number.isSafeInteger(offset) ||
      (!isLast && bytes.length !== pieceBytes)
    ) {
      throw new Refusal(
        400,
        `A piece has ${pieceBytes} bytes, the last one fewer, and says its Upload-Offset.`,
      );
    }
    const sender = networkOf(request.ip);
    if (!allowance.take(sender, bytes.length)) throw tooManyThisHour;
    const piece = { offset, bytes, isLast };
    const outcome = await reach(request, () => photographs.addPiece(lead, place, piece, sender));
    reply.header('cache-control', 'no-store');
    switch (outcome.kind) {
      case 'stored':
        return reply
          .code(outcome.isRepeat ? 200 : 201)
          .header('upload-complete', '?1')
          .send({ stored: true });
      case 'piece-stored':
        return reply
          .code(204)
          .header('upload-complete', '?0')
          .header('upload-offset', String(outcome.offset))
          .send();
      case 'wrong-offset':
        return reply
          .code(409)
          .header('upload-offset', String(outcome.offset))
          .send({ error: 'This piece does not begin where the last one ended.' });
      case 'refused':
        return reply.code(422).send({ error: photographRefusals[outcome.reason], refusal: outcome.reason });
      case 'too-many-at-once':
        throw tooManyAtOnce;
      case 'lead-is-gone':
        throw new Refusal(404, 'There is no request with this Idempotency-Key.');
    }
  });

  /** Trouble with storage or database is passing, and the sender's own outbox waits. */
  async function reach<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, notStored(error));
      throw new PhotographsUnavailable();
    }
  }
  app.addHook('onError', async (_request, reply, error) => {
    if (error instanceof PhotographsUnavailable) reply.header('retry-after', String(storageRetrySeconds));
  });
}

class PhotographsUnavailable extends Refusal {
  constructor() {
    super(503, 'We could not store the photograph just now. The request itself is safe.');
  }
}

const notStored = (error: unknown) =>
  error instanceof StorageFull
    ? 'photographs are not taken until there is room for them; leads are'
    : 'a photograph could not be stored';

/** One post with words and files, from a form sent without script. The files come last in the form, and so in the post. */
async function addWholeRoute(app: FastifyInstance, options: PhotographRoutesOptions): Promise<void> {
  const { photographs, allowance } = options.photographs;
  app.addHook('onRequest', app.rateLimit());
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: mostFields,
      fieldSize: largestBodyBytes,
      files: mostFiles,
      parts: mostFields + mostFiles,
      fileSize: largestPhotographBytes,
    },
  });
  let filesUnderWay = 0;

  app.get<{ Params: { form: string } }>('/api/leads/:form/with-photographs', (request, reply) =>
    redirectToForm(request.params.form, request, reply),
  );
  app.post<{ Params: { form: string } }>('/api/leads/:form/with-photographs', async (request, reply) => {
    const form = formOf(request.params.form, request, options);
    if (!request.isMultipart()) throw new Refusal(415, 'Send multipart/form-data.');
    const given: [string, string][] = [];
    let taken: Awaited<ReturnType<typeof takeLead>> | undefined;
    let lead: LeadWithPhotographs | undefined;
    let fields: Fields = {};
    let hadPhotographs = false;
    const report = {
      stored: 0,
      refused: [] as PhotographsReport['refused'][number][],
      trouble: null as PhotographsReport['trouble'],
    };

    /** Once: when the first file begins, or at the end. Everything before it has arrived whole. */
    const takeWords = async (hasFiles: boolean) => {
      hadPhotographs = hasFiles;
      fields = fieldsOf(given);
      request.body = fields;
      taken ??= await takeLead(
        form,
        hasFiles ? { ...fields, [photographCountField]: '1' } : fields,
        request,
        options,
      );
      if (hasFiles && taken.kind === 'taken')
        lead = await photographs.findLead({ reference: taken.reference }).catch(() => undefined);
    };

    const takeFile = async (read: () => Promise<Buffer>, isTruncated: () => boolean) => {
      if (filesUnderWay >= mostWholeFilesAtOnce || !lead) {
        report.trouble = 'not-stored';
        return;
      }
      filesUnderWay += 1;
      try {
        const bytes = await read();
        if (isTruncated()) return void report.refused.push('too-large');
        const sender = networkOf(request.ip);
        if (!allowance.take(sender, bytes.length)) throw tooManyThisHour;
        const outcome = await photographs.addWhole(lead.id, bytes, sender);
        if (outcome.kind === 'too-many-at-once') throw tooManyAtOnce;
        if (outcome.kind === 'stored') report.stored += 1;
        if (outcome.kind === 'refused') report.refused.push(outcome.reason);
      } finally {
        filesUnderWay -= 1;
      }
    };

    try {
      for await (const part of request.parts()) {
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
        if (isChosen && !taken) await takeWords(true);
        if (isChosen && taken?.kind === 'taken') {
          await takeFile(
            () => part.toBuffer(),
            () => part.file.truncated,
          ).catch((error: unknown) => {
            request.log.error({ reason: reasonOf(error) }, notStored(error));
            report.trouble = 'not-stored';
          });
        }
        part.file.resume();
      }
      if (!taken) await takeWords(false);
    } catch (error) {
      if (!taken) throw limitOf(error);
      // The words are safe; whoever is still there learns how far it came.
      if (isLimit(error)) report.refused.push('one-too-many');
      else report.trouble = 'broken-off';
    }
    if (taken?.kind === 'invalid') {
      const answering = { ...options, hadPhotographs };
      return refuseFields(form, fields, taken.errors, request, reply, answering);
    }
    if (!taken) throw new Refusal(400, 'The form cannot be read.');
    if (lead) await photographs.complete(lead.id).catch(() => {});
    const hasFiles = report.stored > 0 || report.refused.length > 0 || report.trouble !== null;
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

/** For the contractor, from the notice. Whoever has no valid link learns nothing, not even whether there is such a lead. */
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
    const jpeg = await photograph?.read();
    keepPrivate(reply);
    if (!jpeg) throw new Refusal(404, words.noPicture);
    return reply.type('image/jpeg').send(jpeg);
  });
}
