import { leadFields, readStoredLead } from '#leads/forms/stored-lead.ts';
import { urgencies } from '#leads/forms/urgency.ts';
import type { findNotesOfLeads } from '../database/audit-entries.ts';
import type { findEntriesOfLeads } from '../database/outbox-entries.ts';
import type { LeadsTable } from '../database/tables.ts';

type Entry = Awaited<ReturnType<typeof findEntriesOfLeads>>[number];

/** A lead as the desk and the operator's tool show it and export it. Moments are ISO 8601, UTC. */
export type LeadRecord = Readonly<ReturnType<typeof toLeadRecord>>;

/** What the office wrote about a lead; `by` is null for the command line. */
export function toLeadNotes(notes: Awaited<ReturnType<typeof findNotesOfLeads>>, leadId: string) {
  return notes
    .filter((note) => note.leadId === leadId)
    .map(({ writtenAt, person, text }) => ({ at: toIso(writtenAt) ?? '', by: person, text }));
}

/** @param names of the people at the desk, by id. */
export function toLeadRecord(row: LeadsTable, entries: readonly Entry[], names: ReadonlyMap<string, string>) {
  return {
    reference: row.reference,
    receivedAt: toIso(row.received_at) ?? '',
    form: row.form,
    quarantine:
      row.quarantine_reason === null
        ? null
        : { reason: row.quarantine_reason, releasedAt: toIso(row.released_at) },
    forgottenAt: toIso(row.forgotten_at),
    stage: row.stage,
    stageAt: toIso(row.stage_at),
    firstCalledAt: toIso(row.first_called_at),
    /** Null also once it is lost. */
    visitAt: row.stage === 'lost' ? null : toIso(row.visit_at),
    next: row.next_step === null ? null : { step: row.next_step, at: toIso(row.next_at) ?? '' },
    wonDollars: row.stage === 'won' ? row.won_dollars : null,
    lostReason: row.stage === 'lost' ? row.lost_reason : null,
    assignedTo: row.assigned_to === null ? null : (names.get(row.assigned_to) ?? null),
    /** Counts what the office changed. */
    revision: row.revision,
    town: row.town,
    urgency: urgencies[row.urgency ?? 0] ?? 'normal',
    source: row.source,
    phoneNormalized: row.phone_normalized,
    textConsent:
      row.text_consent_version === null
        ? null
        : { version: row.text_consent_version, givenAt: toIso(row.text_consent_at) },
    ...fieldsOf(row),
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

/** Empty once forgotten, or when `unreadable`, which says why the stored lead cannot be read. */
function fieldsOf(row: LeadsTable): { fields: Record<string, unknown>; unreadable?: string } {
  if (row.lead_json === null) return { fields: {} };
  const stored = readStoredLead(row.lead_json);
  return stored.kind === 'readable'
    ? { fields: leadFields(stored.lead) }
    : { fields: {}, unreadable: stored.reason };
}

export function nameOf({ fields, forgottenAt, unreadable }: LeadRecord): string {
  if (forgottenAt !== null) return '(forgotten)';
  if (unreadable !== undefined) return '(cannot be read)';
  return String(fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(' '));
}

/** Null also for anything but a moment, as in a damaged row. */
export function toIso(moment: number | null): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
