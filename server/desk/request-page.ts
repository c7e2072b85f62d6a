// The page of one request, and what its forms send.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatShopTime } from '#content/business/format-shop-time.ts';
import { type AuditAction, describeAction } from '#leads/progress/audit-words.ts';
import { isMailAddress } from '../delivery/mail-address.ts';
import { readReference } from '../intake/reference.ts';
import { isConfirmed } from '../office/confirm-visit.ts';
import { LeadNotFound } from '../office/office.ts';
import { shopMorning, toShopFields } from '../office/shop-time.ts';
import { showLead } from '../office/show-lead.ts';
import type { DeskContext } from './desk-context.ts';
import type { DeskPage } from './desk-page.ts';

const nextCallInDays = [1, 3, 7] as const;

type RequestPage = DeskPage & { readonly kind: 'request' };
export interface Route {
  Params: { reference: string };
  Querystring: { done?: string };
}

export const requestPath = (reference: string) => `/desk/requests/${reference}`;

export async function sendRequestPage(
  { send, office, officeOf, mail }: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  reference: string,
  { typed = {}, message = null }: Partial<Pick<RequestPage, 'typed' | 'message'>> = {},
): Promise<FastifyReply> {
  const { details, lead, people } = await showLead(officeOf(request), reference);
  const now = office.clock.now();
  const nextDays = nextCallInDays.map((days) => toShopFields(shopMorning(now, days)).day);
  const isConfirmable =
    mail !== null &&
    lead !== null &&
    isMailAddress(lead.contact.email) &&
    details.visitAt !== null &&
    Date.parse(details.visitAt) > now &&
    !isConfirmed(details.history, details.visitAt);
  return send(request, reply, {
    kind: 'request',
    details,
    lead,
    typed,
    now,
    nextDays,
    isConfirmable,
    people,
    message,
  });
}

/** @throws LeadNotFound for what is no reference. */
export function referenceOf({ params }: FastifyRequest<{ Params: Route['Params'] }>): string {
  const reference = readReference(params.reference);
  if (reference === null) throw new LeadNotFound(params.reference);
  return reference;
}

/** An unknown revision matches none. */
export function readRevision(value: unknown): number {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
}

/** After what somebody else changed. */
export const notSaved = 'Your changes were not saved; what you typed is still below.';

/** Who changed what of the request, and when. */
export async function describeChange(
  { officeOf }: DeskContext,
  request: FastifyRequest,
  reference: string,
): Promise<string> {
  const { details } = await showLead(officeOf(request), reference);
  const entry = details.history.findLast(({ action }) => changes.has(action));
  const done = entry ? describeAction(entry) : 'Changed this request';
  const what = `${done.charAt(0).toLowerCase()}${done.slice(1)}`;
  const when = entry ? ` (${formatShopTime(entry.at)})` : '';
  return `Since you opened this page, ${entry?.by ?? 'somebody on the command line'} ${what}${when}. ${notSaved}`;
}

/** What makes a request look different; a note does not. */
const changes: ReadonlySet<AuditAction> = new Set([
  'stage-set',
  'next-set',
  'outcome-set',
  'corrected',
  'assigned',
]);
