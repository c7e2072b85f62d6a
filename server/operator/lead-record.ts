import type { Lead } from '#leads/forms/lead.ts';
import type { findEntriesOfLeads } from '../database/outbox-entries.ts';
import type { LeadsTable } from '../database/tables.ts';
import { leadFields } from '../outbox/lead-fields.ts';

type Entry = Awaited<ReturnType<typeof findEntriesOfLeads>>[number];

/** A lead as the operator's tool prints and exports it. Moments are ISO 8601, UTC. */
export interface LeadRecord {
  readonly reference: string;
  readonly receivedAt: string;
  readonly form: string;
  readonly quarantine: { readonly reason: string; readonly releasedAt: string | null } | null;
  readonly forgottenAt: string | null;
  readonly phoneNormalized: string | null;
  readonly textConsent: { readonly version: string; readonly givenAt: string | null } | null;
  /** Empty once forgotten. */
  readonly fields: Record<string, unknown>;
  readonly deliveries: readonly {
    readonly carrier: string;
    readonly state: string;
    readonly attempts: number;
    readonly nextTryAt: string | null;
    readonly settledAt: string | null;
    readonly lastOutcome: string | null;
    readonly lastReason: string | null;
  }[];
}

export function toLeadRecord(row: LeadsTable, entries: readonly Entry[]): LeadRecord {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at).toISOString(),
    form: row.form,
    quarantine:
      row.quarantine_reason === null
        ? null
        : { reason: row.quarantine_reason, releasedAt: toIso(row.released_at) },
    forgottenAt: toIso(row.forgotten_at),
    phoneNormalized: row.phone_normalized,
    textConsent:
      row.text_consent_version === null
        ? null
        : { version: row.text_consent_version, givenAt: toIso(row.text_consent_at) },
    fields: row.lead_json === null ? {} : leadFields(JSON.parse(row.lead_json) as Lead),
    deliveries: entries
      .filter((entry) => entry.lead_id === row.id)
      .map((entry) => ({
        carrier: entry.carrier,
        state: entry.state,
        attempts: entry.attempts,
        nextTryAt: entry.state === 'due' ? toIso(entry.due_at) : null,
        settledAt: toIso(entry.settled_at),
        lastOutcome: entry.last_outcome,
        lastReason: entry.last_reason,
      })),
  };
}

/** What the person is called, whichever form asked. */
export function nameOf({ fields, forgottenAt }: LeadRecord): string {
  if (forgottenAt !== null) return '(forgotten)';
  return String(fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(' '));
}

function toIso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
