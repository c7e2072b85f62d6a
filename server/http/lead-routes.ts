// POST /api/leads/<form>: check, store, answer. "Received" is said only after the commit.

import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormName, isFormName } from '#leads/forms/form-names.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import { isHoneypotFilled } from '#leads/forms/spam-signs.ts';
import type { Receipt, Submission } from '../intake/submission.ts';
import { addMultipartForm } from './multipart-form.ts';
import { requestReceivedPath, requestWithErrorsPage } from './no-script-pages.ts';
import { isSameOrigin } from './same-origin.ts';
import type { SiteFiles } from './site-files.ts';

/** Stores a lead; resolves once it is on disk. @throws StoreUnavailable when it could not be stored. */
export type ReceiveLead = (submission: Submission) => Promise<Receipt>;

export interface LeadRoutesOptions {
  readonly receiveLead: ReceiveLead;
  readonly site: SiteFiles;
  readonly siteUrl: string;
  readonly rateLimitMax: number;
}

/** A full contact form with the longest message is a tenth of this. */
const largestBodyBytes = 64 * 1024;
const longestKey = 200;

type Fields = Record<string, unknown>;

export async function addLeadRoutes(app: FastifyInstance, options: LeadRoutesOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: largestBodyBytes });
  addMultipartForm(app, largestBodyBytes);
  // One address, one minute, this process: two servers behind one proxy allow twice as many.
  // A whole office behind one address still fits.
  await app.register(rateLimit, {
    max: options.rateLimitMax,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { after }) => ({
      statusCode: 429,
      error: `Too many requests from this address. Please try again in ${after}, or call us.`,
    }),
  });

  app.post<{ Params: { form: string } }>(
    '/api/leads/:form',
    { bodyLimit: largestBodyBytes },
    async (request, reply) => {
      const { form } = request.params;
      if (!isFormName(form)) return reply.code(404).send({ error: 'There is no such form.' });
      if (!isSameOrigin(request, options.siteUrl)) {
        return reply.code(403).send({ error: 'Requests are taken from our own pages only.' });
      }
      return receive(form, request, reply, options);
    },
  );
}

async function receive(
  form: FormName,
  request: FastifyRequest,
  reply: FastifyReply,
  options: LeadRoutesOptions,
) {
  const fields = fieldsOf(request.body);
  if (!fields) return reply.code(400).send({ error: 'The request holds no form fields.' });
  const idempotencyKey = keyOf(request);
  if (idempotencyKey === undefined) {
    return reply
      .code(400)
      .send({ error: `An Idempotency-Key has 1 to ${longestKey} printable ASCII characters.` });
  }
  const checked = readLead(form, fields);
  const wantsPage = prefersPage(request);
  if (checked.kind === 'invalid') {
    if (!wantsPage) return reply.code(422).send({ errors: checked.errors });
    const page = requestWithErrorsPage(options.site, form, fields, checked.errors);
    return reply.code(422).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  }
  const quarantine = isHoneypotFilled(fields) ? 'honeypot-filled' : null;
  const { reference, receivedAt, isRepeat } = await options.receiveLead({
    lead: checked.value,
    sent: fields,
    idempotencyKey,
    quarantine,
  });
  if (quarantine !== null && !isRepeat) {
    request.log.warn(
      { reference, form, quarantine },
      `request ${reference} is in quarantine and nobody is told: a person? "npm run leads -- retry ${reference}" sends it`,
    );
  }
  if (wantsPage) return reply.redirect(requestReceivedPath(reference), 303);
  return reply
    .code(isRepeat ? 200 : 201)
    .header('cache-control', 'no-store')
    .send({ reference, receivedAt, ...workedOut(checked.value) });
}

/** What the server itself worked out for the calculators, under the specification's names. */
function workedOut(lead: Lead): object {
  if (lead.form === 'roof-cost') {
    const { lowDollars, averageDollars, highDollars } = lead.estimate;
    return { estimate: { low: lowDollars, average: averageDollars, high: highDollars } };
  }
  return lead.form === 'energy-savings' ? { savings: lead.savings } : {};
}

function fieldsOf(body: unknown): Fields | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return body as Fields;
}

/** The key, null when there is none, undefined when it is not valid. */
function keyOf(request: FastifyRequest): string | null | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length > longestKey || !/^[\x21-\x7e]+$/.test(header))
    return undefined;
  return header;
}

/** A browser without script asks for a page; `fetch` and programs ask for JSON or anything. */
function prefersPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** IPv4 as it is; of IPv6 the /64 that one household or phone gets, since its tail changes at will. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
    : groups;
  return filled.slice(0, 4).join(':');
}
