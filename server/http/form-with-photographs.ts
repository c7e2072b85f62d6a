// One post with words and files, from a form sent without script. The files come last in the form, and so in the post: the
// words are stored when the first file begins, whatever becomes of the files.

import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noScriptResponseWords as slowWords } from '#content/pages/lead-form-words.ts';
import type { PublicForm } from '#leads/forms/forms.ts';
import { photographCountField } from '#leads/forms/photograph-count-field.ts';
import { largestPhotographBytes, type PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import { TooManyAtOnce } from '../photographs/incoming-files.ts';
import type { LeadWithPhotographs } from '../photographs/photographs.ts';
import type { AddOutcome } from '../photographs/store-picture.ts';
import { boundaryOf, type Fields, fieldsOf, mostFields, tooMany } from './form-bodies.ts';
import {
  formOf,
  largestBodyBytes,
  prefersPage,
  redirectToForm,
  refuseFields,
  type Taken,
  takeLead,
} from './lead-routes.ts';
import { type PhotographsReport, requestReceivedPath } from './no-script-pages.ts';
import { Refusal } from './refusal.ts';
import { logTrouble, type PhotographRoutesOptions, takePhotograph } from './take-photograph.ts';

/** As much again as the photographs of one request may have; what comes after that is not read. */
const mostFiles = 20;
/** RFC 2046, section 5.1.1. */
const longestBoundary = 70;
/** Of the time a request may take: what is left is for the answer. */
const shareToRead = 0.9;

export async function addWholeFormRoute(
  app: FastifyInstance,
  options: PhotographRoutesOptions,
): Promise<void> {
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
  const url = '/api/leads/:form/with-photographs';
  app.get<{ Params: { form: string } }>(url, (request, reply) =>
    redirectToForm(request.params.form, request, reply),
  );
  app.post<{ Params: { form: string } }>(url, async (request, reply) => {
    const form = formOf(request.params.form, request, options);
    if (!request.isMultipart()) throw new Refusal(415, 'Send multipart/form-data.');
    const boundary = boundaryOf(request.headers['content-type'] ?? '');
    if (boundary === null || boundary.length > longestBoundary)
      throw new Refusal(400, 'The form cannot be read.');
    return new WholeForm(form, request, options).answer(reply);
  });
}

class WholeForm {
  readonly #form: PublicForm;
  readonly #request: FastifyRequest;
  readonly #options: PhotographRoutesOptions;
  readonly #given: [string, string][] = [];
  #fields: Fields = {};
  #hadPhotographs = false;
  #taking: Promise<void> | undefined;
  #taken: Taken | undefined;
  #lead: LeadWithPhotographs | undefined;
  /** Each once, however often it was chosen. */
  readonly #places = new Set<number>();
  readonly #refused: PhotographRefusal[] = [];
  #trouble: PhotographsReport['trouble'] = null;
  /** Its sender was too slow and has been answered; what still comes is dropped. */
  #isOver = false;

  constructor(form: PublicForm, request: FastifyRequest, options: PhotographRoutesOptions) {
    this.#form = form;
    this.#request = request;
    this.#options = options;
  }

  async answer(reply: FastifyReply): Promise<FastifyReply> {
    const request = this.#request;
    const { photographs } = this.#options.photographs;
    await this.#readInTime();
    const taken = this.#taken;
    if (!taken) throw new Refusal(400, 'The form cannot be read.');
    if (taken.kind === 'invalid') {
      const answering = { ...this.#options, hadPhotographs: this.#hadPhotographs };
      return refuseFields(this.#form, this.#fields, taken.errors, request, reply, answering);
    }
    if (this.#lead) await photographs.complete(this.#lead.id).catch(() => {});
    const report: PhotographsReport = {
      stored: this.#places.size,
      refused: this.#refused,
      trouble: this.#trouble,
    };
    const hasFiles = report.stored > 0 || report.refused.length > 0 || report.trouble !== null;
    const { reference, receivedAt, isRepeat } = taken;
    if (prefersPage(request))
      return reply.redirect(requestReceivedPath(reference, hasFiles ? report : undefined), 303);
    return reply
      .code(isRepeat ? 200 : 201)
      .header('cache-control', 'no-store')
      .send({ reference, receivedAt, photographs: report });
  }

  /** @throws Refusal unless the words are safe: then a visitor still there learns how far it came. */
  async #readInTime(): Promise<void> {
    try {
      await withTimeout(shareToRead * this.#options.wholeRequestMs, this.#readParts());
    } catch (error) {
      this.#isOver = true;
      // Not called unsent while they are being stored.
      await this.#taking?.catch(() => {});
      if (!this.#taken)
        throw this.#request.socket.destroyed ? new Refusal(400, 'The form broke off.') : limitOf(error);
      if (isLimit(error)) this.#refused.push('one-too-many');
      else this.#trouble = 'broken-off';
    }
  }

  async #readParts(): Promise<void> {
    for await (const part of this.#request.parts()) {
      if (part.type === 'field') {
        if (!this.#isOver && !this.#taken) this.#addField(part);
        continue;
      }
      // What a browser sends for a file field that was left empty has no name.
      if (!this.#isOver && part.filename) {
        if (!this.#taken) await this.#takeWords(true);
        if (this.#taken?.kind === 'taken') await this.#takeFile(part.file);
      }
      part.file.resume();
    }
    if (this.#taken || this.#isOver) return;
    const { raw, socket } = this.#request;
    // The parts of a form that broke off can end like those of a whole one.
    if (socket.destroyed && !raw.complete) throw new Refusal(400, 'The form broke off.');
    await this.#takeWords(false);
  }

  #addField(part: {
    fieldname: string;
    value: unknown;
    fieldnameTruncated: boolean;
    valueTruncated: boolean;
  }) {
    this.#given.push([part.fieldname, String(part.value)]);
    const length = this.#given.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (part.fieldnameTruncated || part.valueTruncated || length > largestBodyBytes)
      throw new Refusal(413, 'The request is too large.');
  }

  /** Once: when the first file begins, or at the end. Everything before it has arrived whole. */
  async #takeWords(hasFiles: boolean): Promise<void> {
    this.#hadPhotographs = hasFiles;
    this.#fields = fieldsOf(this.#given);
    this.#request.body = this.#fields;
    const sent = hasFiles ? { ...this.#fields, [photographCountField]: '1' } : this.#fields;
    const { photographs } = this.#options.photographs;
    const take = async () => {
      this.#taken = await takeLead(this.#form, sent, this.#request, this.#options);
      if (hasFiles && this.#taken.kind === 'taken')
        this.#lead = await photographs.findLead({ reference: this.#taken.reference }).catch(() => undefined);
    };
    this.#taking = take();
    await this.#taking;
  }

  async #takeFile(file: Readable): Promise<void> {
    try {
      if (!this.#lead) {
        this.#trouble = 'not-stored';
        return;
      }
      const outcome = await this.#store(file, this.#lead);
      if (outcome.kind === 'stored') this.#places.add(outcome.place);
      if (outcome.kind === 'refused') this.#refused.push(outcome.reason);
    } catch (error) {
      this.#trouble = error instanceof TooManyAtOnce ? `too-many-${error.exceeded}` : 'not-stored';
      if (!(error instanceof TooManyAtOnce)) logTrouble(this.#request, error);
    }
  }

  async #store(file: Readable, { id }: LeadWithPhotographs): Promise<AddOutcome> {
    const { photographs } = this.#options;
    const { raw, socket } = this.#request;
    // After the reply is sent, Node no longer tells the reader of the body that the connection broke; so watch the socket.
    const end = () => {
      if (!raw.complete) file.destroy(new Error('aborted'));
    };
    socket.once('close', end);
    const storing = takePhotograph(file, this.#request, photographs, 1, (bytes) =>
      photographs.photographs.addWhole(id, bytes),
    );
    return storing.finally(() => socket.off('close', end));
  }
}

/** @throws Refusal when `work` is not done by then; it continues, and its result is ignored. */
async function withTimeout(limitMs: number, work: Promise<void>): Promise<void> {
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

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isLimit = (error: unknown) => /^FST_(FIELDS|FILES|PARTS)_LIMIT$/.test(codeOf(error));

/** What the plugin throws, in our words. */
function limitOf(error: unknown): unknown {
  if (isLimit(error)) return tooMany;
  if (error instanceof Refusal) return error;
  const isUnreadable =
    /^FST_|^ERR_/.test(codeOf(error)) || (error instanceof Error && /multipart|header/i.test(error.message));
  return isUnreadable ? new Refusal(400, 'The form cannot be read.') : error;
}
