import { hash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { FormName } from '#leads/forms/form-names.ts';
import { normalizePhone } from '#leads/forms/phone.ts';
import { writeStoredLead } from '#leads/forms/stored-lead.ts';
import type { LeadsTable, OutboxEntriesTable } from '../database/tables.ts';
import { type CarrierName, isNotification } from '../delivery/carrier.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import { drawReference } from './reference.ts';
import { contactKeysOf, deriveSearchColumns } from './search-columns.ts';
import type { Submission } from './submission.ts';

export interface IntakeCircumstances {
  readonly carriers: readonly CarrierName[];
  readonly clock: Clock;
  readonly random: Random;
}

/** A lead as it would be stored, before anybody knows whether it has been already. */
export interface Draft {
  readonly row: Insertable<LeadsTable> &
    Pick<LeadsTable, 'idempotency_key_hash' | 'request_hash' | 'quarantine_reason'>;
  readonly keys: readonly string[];
  readonly contentHash: string;
  /** Equal for two drafts that are the same lead: by key when there is one, by content when there is none. */
  readonly identity: string;
}

/**
 * How long the notice of a lead waits for its photographs. Shorter: on a weak signal they come too late to be in the mail.
 * Longer: somebody who gives up on them is called back later than need be.
 */
const photographsWaitMs = 2 * 60 * 1000;
/** The picture says who has to go, a tarp or a crew; notifications do not wait for it. */
const urgentPhotographsWaitMs = 20 * 1000;

export function draftLead(submission: Submission, { clock, random }: IntakeCircumstances): Draft {
  const { lead, quarantine } = submission;
  const now = clock.now();
  const keyHash = submission.idempotencyKey === null ? null : hashKey(lead.form, submission.idempotencyKey);
  const contentHash = hashContent(submission);
  const textConsent = lead.form === 'contact' && lead.contact.textConsent ? lead.contact.textConsent : null;
  return {
    row: {
      id: random.uuid(),
      reference: drawReference(random),
      form: lead.form,
      idempotency_key_hash: keyHash,
      content_hash: contentHash,
      request_hash: hashRequest(submission),
      lead_json: writeStoredLead(lead),
      phone_normalized: normalizePhone(lead.contact.phone),
      text_consent_version: textConsent,
      text_consent_at: textConsent === null ? null : now,
      received_at: now,
      quarantine_reason: quarantine,
      ...deriveSearchColumns(lead),
      stage: 'new',
      revision: 0,
      photographs_expected: submission.photographsExpected,
    },
    keys: [...new Set(contactKeysOf(lead))],
    contentHash,
    identity: keyHash ?? contentHash,
  };
}

/** One entry per carrier, so that one carrier's trouble never holds up another's. */
export function draftEntries(
  { row }: Draft,
  { carriers, random }: IntakeCircumstances,
): Insertable<OutboxEntriesTable>[] {
  const urgency = row.urgency ?? 0;
  const photographsMs = urgency === 0 ? photographsWaitMs : urgentPhotographsWaitMs;
  const waitMs = row.photographs_expected > 0 ? photographsMs : 0;
  // Somebody who called has asked for no mail.
  const wanted = carriers.filter((carrier) => row.form !== 'desk' || carrier !== 'auto-response');
  return wanted.map((carrier) => ({
    id: random.uuid(),
    lead_id: row.id,
    carrier,
    state: row.quarantine_reason === null ? 'due' : 'withheld',
    attempts: 0,
    due_at: row.received_at + (isNotification(carrier) ? 0 : waitMs),
    urgency,
    created_at: row.received_at,
  }));
}

export function withNewReference(draft: Draft, { random }: IntakeCircumstances): Draft {
  return { ...draft, row: { ...draft.row, reference: drawReference(random) } };
}

/**
 * The sender's key, bound to the form. Hashed: a key may hold anything, even a name, and must not outlive a
 * forgotten person.
 */
export function hashKey(form: FormName, idempotencyKey: string): string {
  return sha256(`${form}\n${idempotencyKey}`);
}

/**
 * Everything the visitor told us. Quarantine is part of it: a lead that may go out must never be taken for a repeat of
 * one that is withheld.
 */
function hashContent({ lead, quarantine }: Submission): string {
  return sha256(
    JSON.stringify([quarantine !== null, { ...lead, filledVeryFast: undefined, attribution: undefined }]),
  );
}

/**
 * What was sent, not what we make of it: a browser may repeat a request after an upgrade that reads it differently. Fields
 * that the site adds (`_…`) change from try to try; 2000 and "2000" are one answer in two encodings, and a plain form
 * breaks its lines as Windows does.
 */
function hashRequest({ sent }: Submission): string {
  const typed = Object.entries(sent)
    .filter(
      ([name, value]) => !name.startsWith('_') && ['string', 'number', 'boolean'].includes(typeof value),
    )
    .map(([name, value]) => [name, String(value).replace(/\r\n?/g, '\n')])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(typed));
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
