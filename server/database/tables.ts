import type { Generated, Kysely } from 'kysely';
import type { CountedForm } from '#leads/forms/calculator-steps.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { LostReason, NextStep } from '#leads/progress/next-step.ts';
import type { Stage } from '#leads/progress/stage.ts';
import type { CarrierName } from '../delivery/carrier.ts';
import type { OfficeTables } from './office-tables.ts';

// Moments are whole milliseconds since 1970 in both dialects: they compare and add
// without conversion. Identifiers are UUIDs as text.

export interface LeadsTable {
  id: string;
  reference: string;
  form: FormName;
  /** SHA-256 over form and key: the key itself may be anything a client made up. */
  idempotency_key_hash: string | null;
  /** SHA-256 over everything the visitor told us; finds the same form sent twice. */
  content_hash: string | null;
  /** SHA-256 over the fields as they were sent; tells a repeat from another request under the same key. */
  request_hash: string | null;
  /** The checked lead, as #leads/forms/stored-lead.ts writes it; null once forgotten. */
  lead_json: string | null;
  /** E.164 beside the number as typed inside `lead_json` (reading 7). */
  phone_normalized: string | null;
  /** Which wording of the text-message consent was ticked, and when (reading 8). */
  text_consent_version: string | null;
  text_consent_at: number | null;
  received_at: number;
  quarantine_reason: string | null;
  /** When the operator let a quarantined lead go. */
  released_at: number | null;
  forgotten_at: number | null;
  /**
   * What a lead is found by besides its reference: name, mail, digits of the phone, address, service, message and notes.
   * Null once forgotten, and in leads of earlier releases.
   */
  search_text: string | null;
  /** Version of the code that filled the columns below; 0: a release before them. */
  description: number;
  /** A town we serve, if the address names one. Null once forgotten. */
  town: string | null;
  service: string | null;
  /** The source it is counted under. Null when unknown, and once forgotten. */
  source: string | null;
  /** 0 normal, 1 urgent, 2 emergency. */
  urgency: number | null;
  stage: Stage;
  stage_at: number | null;
  /** Counts what the office changed, so that two people do not overwrite each other. */
  revision: number;
  first_called_at: number | null;
  visit_at: number | null;
  /** A call that is due at `next_at`; null where nobody has put it off. Only while it is new or called. */
  next_step: NextStep | null;
  next_at: number | null;
  won_dollars: number | null;
  lost_reason: LostReason | null;
  assigned_to: string | null;
  photographs_expected: number;
}

export const entryStates = [
  'due',
  'delivered',
  'written-to-disk',
  'gave-up',
  'withheld',
  'forgotten',
] as const;
export type EntryState = (typeof entryStates)[number];

export interface OutboxEntriesTable {
  id: string;
  lead_id: string;
  carrier: CarrierName;
  state: EntryState;
  /** Tries begun since the entry was stored or last revived. With `claimed_by` it identifies one lease. */
  attempts: number;
  due_at: number;
  /** 0 normal, 1 urgent, 2 emergency. */
  urgency: number;
  /** Start of the present row of failures; null while there is none. */
  failing_since: number | null;
  claimed_by: string | null;
  lease_expires_at: number | null;
  last_outcome: string | null;
  last_reason: string | null;
  settled_at: number | null;
  created_at: number;
}

/** One try and what became of it. Holds no personal data. */
export interface DeliveriesTable {
  id: string;
  entry_id: string;
  attempted_at: number;
  outcome: string;
  reason: string | null;
}

export interface PhotographsTable {
  id: string;
  lead_id: string;
  /** 1 to 6; one photograph each. */
  place: number;
  /** SHA-256 of the file as it arrived; finds the same photograph sent twice. */
  content_hash: string;
  byte_count: number;
  width_pixels: number;
  height_pixels: number;
  stored_at: number;
}

/** Where copies of leads outside the database are, or were while another configuration held. */
export interface CopyPlacesTable {
  /** `photographs`: a folder, or the address of a bucket. */
  kind: 'folder' | 'database' | 'photographs';
  place: string;
  /** How many people were forgotten since this file was last rewritten without them; 1 before it ever was. */
  left_to_erase: Generated<number>;
}

/** What the operator knows or is just being told about a carrier, until it is over. Holds no personal data. */
export interface DeliveryAlertsTable {
  carrier: CarrierName;
  kind: 'not-delivering' | 'gave-up';
  /** Not delivering: since when. Gave up: the newest time of giving up that was told. */
  since: number;
  /** 0 before anybody was told. */
  told_at: number;
  telling_since: number | null;
}

export interface LeadTables extends OfficeTables {
  leads: LeadsTable;
  outbox_entries: OutboxEntriesTable;
  deliveries: DeliveriesTable;
  photographs: PhotographsTable;
  /** One row: signs the links to photographs. */
  photograph_link_keys: {
    id: number;
    secret: string;
  };
  copy_places: CopyPlacesTable;
  /** One row: what the database knows about the time. See checked-clock.ts. */
  clock_checks: {
    id: number;
    /** When the clock was last looked at and believed. */
    believed_at: number;
    doubted_since: number | null;
  };
  delivery_alerts: DeliveryAlertsTable;
  /** Phones and mailboxes of a lead, also those of before a correction. Erased with the person. */
  lead_keys: {
    lead_id: string;
    value: string;
  };
  /** The automatic mails that one mailbox may have within a day, each taken by a lead before it is sent. */
  auto_response_slots: {
    /** SHA-256 over the mailbox, however it was spelled. */
    mailbox_hash: string;
    /** 1 or 2. */
    slot: number;
    lead_id: string;
    taken_at: number;
  };
  /** How many visitors came to a step of a calculator on one day at the shop. */
  step_counts: {
    /** ISO date. */
    day: string;
    form: CountedForm;
    step: string;
    visits: number;
  };
  applied_migrations: {
    number: number;
    name: string;
    applied_at: number;
  };
}

/** What every statement runs on: the database itself, or a transaction in it. */
export type Queries = Kysely<LeadTables>;
