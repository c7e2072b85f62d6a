// Tables of the office: its people and devices, what they did and wrote, and what the site says for them.

import type { AuditAction } from '#leads/progress/audit-words.ts';

export interface SessionsTable {
  token_hash: string;
  person_id: string;
  /** With which it was begun; null before release 0.3. */
  passkey_id: string | null;
  created_at: number;
  expires_at: number;
}

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

export interface OfficeTables {
  /** Somebody who may sign in at the desk, or could. The name stays for the record of who did what. */
  people: {
    id: string;
    name: string;
    invited_at: number;
    removed_at: number | null;
  };
  /** A link that lets one person register a passkey, once. Only its hash is kept. */
  invitations: {
    token_hash: string;
    person_id: string;
    expires_at: number;
  };
  passkeys: {
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
  };
  /** What one browser has been asked to sign; gone as soon as it is used. */
  passkey_challenges: {
    token_hash: string;
    challenge: string;
    expires_at: number;
  };
  sessions: SessionsTable;
  /** A secret address at which a person's calendar reads the visits. */
  calendar_feeds: {
    token_hash: string;
    person_id: string;
    created_at: number;
  };
  /** One row: signs notifications, so that push services know them for ours (VAPID, base64url). */
  push_keys: {
    id: number;
    public_key: string;
    private_key: string;
  };
  push_devices: PushDevicesTable;
  /** Mails on record so that each goes out once: digests and reminders to the office, confirmations of a visit. */
  digests: {
    /**
     * For a digest its day by the shop's calendar ("2026-11-23"); for a reminder "reminder", the moment since when the
     * newest request in it waits (ISO 8601, UTC), and that request's reference; for a confirmation "visit", the id of the lead and
     * the moment of the visit.
     */
    day: string;
    /** 0 before it was sent, or found to have nothing to say. */
    sent_at: number;
    telling_since: number | null;
  };
  /** What the office wrote about a lead. Erased with the person it is about. */
  notes: {
    id: string;
    lead_id: string;
    person_id: string | null;
    written_at: number;
    text: string;
  };
  /** Who did what, and when. `detail` is erased with the person a lead was about. */
  audit_entries: {
    id: string;
    at: number;
    /** Null for what was done on the command line. */
    person_id: string | null;
    action: AuditAction;
    lead_id: string | null;
    detail: string | null;
  };
  /** One row: what the office says on every page of the site. */
  site_notices: {
    id: number;
    kind: 'plain' | 'storm';
    text: string;
    from_at: number;
    until_at: number;
    set_at: number;
  };
  /** Days on which the hours of the week do not hold; no times: closed. */
  special_days: {
    /** ISO date at the shop. */
    day: string;
    name: string;
    /** "HH:MM" */
    opens: string | null;
    closes: string | null;
  };
  /** Days on which somebody went through the prices. ISO dates at the shop. */
  price_reviews: {
    day: string;
  };
}
