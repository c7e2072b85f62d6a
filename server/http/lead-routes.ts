// POST /api/leads/<form>: check, store, answer. "Received" is said only after the commit.

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noScriptResponseWords as words } from '#content/pages/lead-form-words.ts';
import { attributionField, writeAttribution } from '#leads/forms/attribution.ts';
import type { FieldErrors } from '#leads/forms/field-errors.ts';
import { keyField } from '#leads/forms/form-names.ts';
import { isPublicForm, type PublicForm } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { readPhotographCount } from '#leads/forms/photograph-limits.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import { isHoneypotFilled } from '#leads/forms/spam-signs.ts';
import type { Receipt, Submission } from '../intake/submission.ts';
import { networkOf } from './client-network.ts';
import { addFormBodies, type Fields, readFields } from './form-bodies.ts';
import { formPages, type NoScriptPages, requestReceivedPath } from './no-script-pages.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';

/** Stores a lead; resolves once it is on disk. @throws StoreUnavailable when it could not be stored. */
export type ReceiveLead = (submission: Submission) => Promise<Receipt>;

export interface LeadRoutesOptions {
  readonly receiveLead: ReceiveLead;
  readonly pages: NoScriptPages;
  readonly siteUrl: string;
}

/** A full contact form with the longest message is a tenth of this. */
export const largestBodyBytes = 64 * 1024;
const longestKey = 200;

export async function addLeadRoutes(app: FastifyInstance, options: LeadRoutesOptions): Promise<void> {
  addFormBodies(app, largestBodyBytes);
  app.addHook('onRequest', app.rateLimit());

  app.post<{ Params: { form: string } }>(
    '/api/leads/:form',
    { bodyLimit: largestBodyBytes },
    async (request, reply) => {
      const form = formOf(request.params.form, request, options);
      const fields = readFields(request.body);
      const taken = await takeLead(form, fields, request, options);
      return taken.kind === 'invalid'
        ? refuseFields(form, fields, taken.errors, request, reply, options)
        : sendReceipt(taken, request, reply);
    },
  );
  // As when the page that answered a form without script is loaded again from its address.
  app.get<{ Params: { form: string } }>('/api/leads/:form', (request, reply) =>
    redirectToForm(request.params.form, request, reply),
  );
}

/** Bounds how many posts one address makes within a minute, on all routes below `app` that hook `app.rateLimit()`. */
export async function limitPosts(
  app: FastifyInstance,
  rateLimitMax: number,
  refuse = (after: string, request: FastifyRequest) =>
    prefersPage(request)
      ? words.tooMany(after)
      : `Too many requests from this address. Please try again in ${after}, or call us.`,
): Promise<void> {
  // One address, one minute, this process: two servers behind one proxy allow twice as many.
  // A whole office behind one address still fits.
  await app.register(rateLimit, {
    global: false,
    max: rateLimitMax,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (request, { after }) => new Refusal(429, refuse(after, request)),
  });
}

/** @throws Refusal for a form there is not, and for what comes from another site's page. */
export function formOf(name: string, request: FastifyRequest, { siteUrl }: { siteUrl: string }): PublicForm {
  if (!isPublicForm(name)) throw new Refusal(404, 'There is no such form.');
  if (!isSameOrigin(request, siteUrl)) {
    throw new Refusal(403, 'Requests are taken from our own pages only.');
  }
  return name;
}

export function redirectToForm(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isPublicForm(name) && prefersPage(request)) return reply.redirect(formPages[name], 303);
  throw new Refusal(404, 'There is nothing here.');
}

export type Taken =
  | ({ readonly kind: 'taken'; readonly lead: Lead } & Receipt)
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Checks the fields and stores the lead. @throws Refusal for an invalid key. */
export async function takeLead(
  form: PublicForm,
  fields: Fields,
  request: FastifyRequest,
  { receiveLead }: Pick<LeadRoutesOptions, 'receiveLead'>,
): Promise<Taken> {
  const idempotencyKey = keyOf(request, fields[keyField]);
  if (idempotencyKey === undefined) {
    throw new Refusal(400, `An Idempotency-Key has 1 to ${longestKey} printable ASCII characters.`);
  }
  const checked = readLead(form, withPageAddress(fields, request));
  if (checked.kind === 'invalid') return checked;
  const quarantine = isHoneypotFilled(fields) ? 'honeypot-filled' : null;
  const receipt = await receiveLead({
    lead: checked.value,
    sent: fields,
    idempotencyKey,
    quarantine,
    photographsExpected: readPhotographCount(fields),
  });
  const { reference, isRepeat } = receipt;
  if (quarantine !== null && !isRepeat) {
    request.log.warn(
      { reference, form, quarantine },
      `request ${reference} is in quarantine and nobody is told: a person? "npm run leads -- retry ${reference}" sends it`,
    );
  }
  return { kind: 'taken', lead: checked.value, ...receipt };
}

/** Without script a form says nothing of the visit; the address of its page, which browsers send along, says a little. */
function withPageAddress(fields: Fields, { headers, host }: FastifyRequest): Fields {
  const page = URL.parse(headers.referer ?? '');
  const isForm = page?.host === host && !page.pathname.startsWith('/api/');
  if (!isForm || Object.hasOwn(fields, attributionField)) return fields;
  return { ...fields, [attributionField]: writeAttribution({ query: page.search, sentFrom: page.pathname }) };
}

export function refuseFields(
  form: PublicForm,
  fields: Fields,
  errors: FieldErrors,
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, hadPhotographs = false }: Pick<LeadRoutesOptions, 'pages'> & { readonly hadPhotographs?: boolean },
): FastifyReply {
  const page = prefersPage(request) ? pages.withErrors(form, fields, errors, hadPhotographs) : null;
  return page === null ? reply.code(422).send({ errors }) : sendPage(reply.code(422), page);
}

function sendReceipt(
  { reference, receivedAt, isRepeat, lead }: Taken & { kind: 'taken' },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (prefersPage(request)) return reply.redirect(requestReceivedPath(reference), 303);
  return reply
    .code(isRepeat ? 200 : 201)
    .header('cache-control', 'no-store')
    .send({ reference, receivedAt, ...workedOut(lead) });
}

/** What the server itself worked out for the calculators, under the specification's names. */
function workedOut(lead: Lead): object {
  if (lead.form === 'roof-cost') {
    const { lowDollars, averageDollars, highDollars } = lead.estimate;
    return { estimate: { low: lowDollars, average: averageDollars, high: highDollars } };
  }
  return lead.form === 'energy-savings' ? { savings: lead.savings } : {};
}

/** The key in the header, or else in a plain form's own field; null when there is none, undefined when it is not valid. */
export function keyOf(request: FastifyRequest, inForm?: unknown): string | null | undefined {
  const key = request.headers['idempotency-key'] ?? inForm;
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length > longestKey || !/^[\x21-\x7e]+$/.test(key)) return undefined;
  return key;
}

/** A browser without script asks for a page; `fetch` and programs ask for JSON or anything. */
export function prefersPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/**
 * The form's page with what was typed and the reason why it was not taken, for a browser without script; null for all
 * other requests. What another site's page sent does not come back in ours.
 */
export function refusedPage(
  pages: NoScriptPages,
  request: FastifyRequest,
  status: number,
  reason: string,
): string | null {
  const form = (request.params as { form?: string } | undefined)?.form ?? '';
  if (!isPublicForm(form) || !prefersPage(request)) return null;
  const isTyped = status !== 403 && typeof request.body === 'object' && request.body !== null;
  return pages.refused(form, isTyped ? (request.body as Fields) : {}, reason);
}
