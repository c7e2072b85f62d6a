import type { Generated, Kysely } from 'kysely';
import type { CountedForm } from '#leads/forms/calculator-steps.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { LostReason, NextStep } from '#leads/progress/next-step.ts';
import type { Stage } from '#leads/progress/stage.ts';
import type { CarrierName } from '../delivery/carrier.ts';

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
  /** What a lead is found by besides its reference: name, mail, digits of the phone, address, service, message and notes. Null once forgotten, and of earlier releases. */
  search_text: string | null;
  /** By which description these columns were filled; 0: by a release before them. */
  description: number;
  /** A town we serve, if the address names one. Null once forgotten. */
  town: string | null;
  service: string | null;
  /** Under which name it is counted where it came from. Null when unknown, and once forgotten. */
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
  /** Who takes care of it. */
  assigned_to: string | null;
  /** How many photographs the sender said would follow. */
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

/** One lead to be taken out by one carrier. */
export interface OutboxEntriesTable {
  id: string;
  lead_id: string;
  carrier: CarrierName;
  state: EntryState;
  /** Tries begun since the entry was stored or last revived. With `claimed_by` it identifies one claim. */
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

/** A photograph that is in storage. */
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

/** What was sent for a place and was no photograph. */
export interface PhotographRefusalsTable {
  lead_id: string;
  place: number;
  refusals: number;
}

/** One row: signs the links to photographs. */
export interface PhotographLinkKeysTable {
  id: number;
  secret: string;
}

/** Where copies of leads outside the database are, or were while another configuration held. */
export interface CopyPlacesTable {
  /** `photographs`: a folder, or the address of a bucket. */
  kind: 'folder' | 'database' | 'photographs';
  place: string;
  /** How many people were forgotten since this file was last rewritten without them; 1 before it ever was. */
  left_to_erase: Generated<number>;
}

/** One row: what the database knows about the time. See checked-clock.ts. */
export interface ClockChecksTable {
  id: number;
  /** When the clock was last looked at and believed. */
  believed_at: number;
  doubted_since: number | null;
}

/** What the operator knows or is just being told about a carrier, until it is over. Holds no personal data. */
export interface DeliveryAlertsTable {
  carrier: CarrierName;
  kind: 'not-delivering' | 'gave-up';
  /** Not delivering: since when. Gave up: the newest time of giving up that was told. */
  since: number;
  /** 0 before anybody was told. */
  told_at: number;
  /** While a server tells what comes next. */
  telling_since: number | null;
}

/** Somebody who may sign in at the desk, or could. The name stays for the record of who did what. */
export interface PeopleTable {
  id: string;
  name: string;
  invited_at: number;
  removed_at: number | null;
}

/** A link that lets one person register a passkey, once. Only its hash is kept. */
export interface InvitationsTable {
  token_hash: string;
  person_id: string;
  expires_at: number;
}

export interface PasskeysTable {
  /** The credential's own id, base64url. */
  id: string;
  person_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** "Chrome on Android" */
  name: string | null;
  created_at: number;
  used_at: number | null;
}

/** What one browser has been asked to sign; gone as soon as it is used. */
export interface PasskeyChallengesTable {
  token_hash: string;
  challenge: string;
  expires_at: number;
}

export interface SessionsTable {
  token_hash: string;
  person_id: string;
  /** With which it was begun; null before release 0.3. */
  passkey_id: string | null;
  created_at: number;
  expires_at: number;
}

/** A secret address at which a person's calendar reads the visits. */
export interface CalendarFeedsTable {
  token_hash: string;
  person_id: string;
  created_at: number;
}

/** One row: signs notifications, so that push services know them for ours (VAPID, base64url). */
export interface PushKeysTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** Where one browser of one person takes notifications. */
export interface PushDevicesTable {
  id: string;
  person_id: string;
  /** The address that its push service gave out for it. */
  endpoint: string;
  /** Its keys (RFC 8291), base64url. */
  p256dh: string;
  auth: string;
  name: string;
  added_at: number;
}

/** Mails to the office, on record so that each goes out once: digests, reports and reminders. */
export interface DigestsTable {
  /**
   * Of a digest its day ("2026-11-23") and of a report its month ("2026-11"), as the shop's calendar has them; of a reminder
   * "reminder", the moment since when the newest request in it waits (ISO 8601, UTC), and that request's reference.
   */
  day: string;
  /** 0 before it was sent, or found to have nothing to say. */
  sent_at: number;
  /** While a server sends it. */
  telling_since: number | null;
}

/** Phones and mailboxes of a lead, also those of before a correction. Erased with the person. */
export interface LeadKeysTable {
  lead_id: string;
  value: string;
}

/** What the office wrote about a lead. Erased with the person it is about. */
export interface NotesTable {
  id: string;
  lead_id: string;
  person_id: string | null;
  written_at: number;
  text: string;
}

const auditActions = [
  'invited',
  'passkey-added',
  'signed-in',
  'signed-out',
  'removed',
  'device-ended',
  'office-device',
  'noted',
  'entered',
  'corrected',
  'visit-confirmed',
  'stage-set',
  'next-set',
  'outcome-set',
  'assigned',
  'released',
  'resent',
  'exported',
  'request-exported',
  'calendar-linked',
  'notifications-on',
  'notifications-off',
  'forgotten',
  'backed-up',
  // Releases before 0.3.
  'site-changed',
  'site-change-undone',
  'announced',
  'office-changes-taken-over',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who did what, and when. `detail` is erased with the person a lead was about. */
export interface AuditEntriesTable {
  id: string;
  at: number;
  /** Null for what was done on the command line. */
  person_id: string | null;
  action: AuditAction;
  lead_id: string | null;
  detail: string | null;
}

/** One row: what the office says on every page of the site. */
export interface SiteNoticesTable {
  id: number;
  kind: 'plain' | 'storm';
  text: string;
  from_at: number;
  until_at: number;
  set_at: number;
}

/** Days on which the hours of the week do not hold; no times: closed. */
export interface SpecialDaysTable {
  /** ISO date at the shop. */
  day: string;
  name: string;
  /** "HH:MM" */
  opens: string | null;
  closes: string | null;
}

/** The automatic mails that one mailbox may have within a day, each taken by a lead before it is sent. */
export interface AutoResponseSlotsTable {
  /** SHA-256 over the mailbox, however it was spelled. */
  mailbox_hash: string;
  /** 1 or 2. */
  slot: number;
  lead_id: string;
  taken_at: number;
}

/** Days on which somebody went through the prices. ISO dates at the shop. */
export interface PriceReviewsTable {
  day: string;
}

/** How many visitors came to a step of a calculator on one day at the shop. */
export interface StepCountsTable {
  /** ISO date. */
  day: string;
  form: CountedForm;
  step: string;
  visits: number;
}

export interface AppliedMigrationsTable {
  number: number;
  name: string;
  applied_at: number;
}

export interface LeadTables {
  leads: LeadsTable;
  outbox_entries: OutboxEntriesTable;
  deliveries: DeliveriesTable;
  photographs: PhotographsTable;
  photograph_refusals: PhotographRefusalsTable;
  photograph_link_keys: PhotographLinkKeysTable;
  copy_places: CopyPlacesTable;
  clock_checks: ClockChecksTable;
  delivery_alerts: DeliveryAlertsTable;
  people: PeopleTable;
  invitations: InvitationsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sessions: SessionsTable;
  calendar_feeds: CalendarFeedsTable;
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  digests: DigestsTable;
  notes: NotesTable;
  lead_keys: LeadKeysTable;
  audit_entries: AuditEntriesTable;
  site_notices: SiteNoticesTable;
  special_days: SpecialDaysTable;
  price_reviews: PriceReviewsTable;
  auto_response_slots: AutoResponseSlotsTable;
  step_counts: StepCountsTable;
  applied_migrations: AppliedMigrationsTable;
}

/** What every statement runs on: the database itself, or a transaction in it. */
export type Queries = Kysely<LeadTables>;
