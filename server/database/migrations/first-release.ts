// The tables as release 0.2 left them, step by step.

/** What the search now leaves out or writes another way. */
const foldedSince = [
  ..."'’‘ʼʻ‐‒–—―−łøđðħıþßæœ\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u202a\u202c\u2066\u2068\u2069",
];

export const stepsOfFirstRelease = [
  {
    name: 'leads-and-outbox',
    statements: [
      `create table leads (
      id text primary key,
      reference text not null unique,
      form text not null,
      idempotency_key_hash text unique,
      content_hash text,
      lead_json text,
      phone_normalized text,
      text_consent_version text,
      text_consent_at bigint,
      received_at bigint not null,
      quarantine_reason text,
      released_at bigint,
      forgotten_at bigint
    )`,
      // Also answers "the same content in the last minutes" without an index in which every lead lands on another page.
      'create index leads_by_arrival on leads (received_at, content_hash)',
      `create table outbox_entries (
      id text primary key,
      lead_id text not null references leads (id),
      carrier text not null,
      state text not null check (state in ('due', 'delivered', 'written-to-disk', 'gave-up', 'withheld', 'forgotten')),
      attempts integer not null,
      due_at bigint not null,
      failing_since bigint,
      claimed_by text,
      lease_expires_at bigint,
      last_outcome text,
      last_reason text,
      settled_at bigint,
      created_at bigint not null,
      unique (lead_id, carrier)
    )`,
      // Settled entries pile up for years and never matter to a relay: only the due ones are in its index.
      `create index outbox_entries_due on outbox_entries (carrier, due_at) where state = 'due'`,
      `create table deliveries (
      id text primary key,
      entry_id text not null references outbox_entries (id),
      attempted_at bigint not null,
      outcome text not null,
      reason text
    )`,
      'create index deliveries_by_entry on deliveries (entry_id, attempted_at)',
    ],
  },
  {
    name: 'clocks-keys-and-copies',
    statements: [
      'alter table leads add column request_hash text',
      `create index leads_in_quarantine on leads (received_at)
      where quarantine_reason is not null and released_at is null and forgotten_at is null`,
      'alter table outbox_entries add column urgency integer not null default 0',
      `create index outbox_entries_foremost on outbox_entries (carrier, urgency, created_at) where state = 'due'`,
      `create table copy_places (
      kind text not null,
      place text not null,
      primary key (kind, place)
    )`,
      `create table clock_checks (
      id integer primary key check (id = 1),
      believed_at bigint not null,
      doubted_since bigint
    )`,
      // Nobody is withheld for being quick any more (reading 6).
      `update outbox_entries set state = 'due' where state = 'withheld' and lead_id in
      (select id from leads where quarantine_reason = 'filled-too-fast' and released_at is null and forgotten_at is null)`,
      `update leads set released_at = received_at
      where quarantine_reason = 'filled-too-fast' and released_at is null and forgotten_at is null`,
    ],
  },
  {
    name: 'delivery-alerts',
    statements: [
      `create table delivery_alerts (
      carrier text not null,
      kind text not null,
      since bigint not null,
      told_at bigint not null,
      primary key (carrier, kind)
    )`,
      `create index outbox_entries_gave_up on outbox_entries (carrier, settled_at) where state = 'gave-up'`,
    ],
  },
  {
    name: 'erasing-to-be-done',
    // People forgotten before may have left something: everything is looked through once more.
    statements: ['alter table copy_places add column left_to_erase bigint not null default 1'],
  },
  {
    name: 'alerts-being-told',
    statements: ['alter table delivery_alerts add column telling_since bigint'],
  },
  {
    name: 'desk',
    statements: [
      'alter table leads add column search_text text',
      'alter table leads add column town text',
      'alter table leads add column service text',
      'alter table leads add column urgency integer',
      `alter table leads add column stage text not null default 'new'`,
      'alter table leads add column stage_at bigint',
      'alter table leads add column revision integer not null default 0',
      'alter table leads add column first_called_at bigint',
      'alter table leads add column visit_at bigint',
      'create index leads_newest on leads (received_at desc, id desc)',
      'create index leads_by_stage on leads (stage, received_at)',
      'create index leads_undescribed on leads (id) where search_text is null and forgotten_at is null',
      `create table people (
      id text primary key,
      name text not null,
      invited_at bigint not null,
      removed_at bigint
    )`,
      `create table invitations (
      token_hash text primary key,
      person_id text not null references people (id),
      expires_at bigint not null
    )`,
      `create table passkeys (
      id text primary key,
      person_id text not null references people (id),
      public_key text not null,
      counter bigint not null,
      created_at bigint not null,
      used_at bigint
    )`,
      `create table passkey_challenges (
      token_hash text primary key,
      challenge text not null,
      expires_at bigint not null
    )`,
      `create table sessions (
      token_hash text primary key,
      person_id text not null references people (id),
      created_at bigint not null,
      expires_at bigint not null
    )`,
      `create table calendar_feeds (
      token_hash text primary key,
      person_id text not null references people (id),
      created_at bigint not null
    )`,
      `create table digests (
      day text primary key,
      sent_at bigint not null
    )`,
      `create table notes (
      id text primary key,
      lead_id text not null references leads (id),
      person_id text references people (id),
      written_at bigint not null,
      text text not null
    )`,
      'create index notes_by_lead on notes (lead_id, written_at)',
      `create table audit_entries (
      id text primary key,
      at bigint not null,
      person_id text references people (id),
      action text not null,
      lead_id text references leads (id),
      detail text
    )`,
      'create index audit_entries_by_time on audit_entries (at)',
      'create index audit_entries_by_lead on audit_entries (lead_id, at)',
    ],
  },
  {
    name: 'photographs',
    statements: [
      'alter table leads add column photographs_expected integer not null default 0',
      `create table photographs (
      id text primary key,
      lead_id text not null references leads (id),
      place integer not null,
      content_hash text not null,
      byte_count integer not null,
      width_pixels integer not null,
      height_pixels integer not null,
      stored_at bigint not null,
      unique (lead_id, place)
    )`,
      `create table photograph_link_keys (
      id integer primary key check (id = 1),
      secret text not null
    )`,
    ],
  },
  {
    name: 'attribution',
    statements: ['alter table leads add column source text'],
  },
  {
    name: 'push',
    statements: [
      `create table push_keys (
      id integer primary key check (id = 1),
      public_key text not null,
      private_key text not null
    )`,
      `create table push_devices (
      id text primary key,
      person_id text not null references people (id),
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      name text not null,
      added_at bigint not null
    )`,
    ],
  },
  {
    name: 'assignment',
    statements: ['alter table leads add column assigned_to text references people (id)'],
  },
  {
    name: 'leads-in-brief',
    statements: [
      // What lists and counts ask for, without the words of the leads. Not search_text: PostgreSQL refuses a row whose part
      // in an index has more than 2,704 bytes, and a name can have more.
      `create index leads_in_brief on leads
      (received_at desc, id desc, forgotten_at, form, town, service, source, stage, urgency, assigned_to, first_called_at,
        quarantine_reason, released_at)
      where quarantine_reason is null or released_at is not null`,
      // Planners take them instead and then read every lead.
      'drop index leads_newest',
      'drop index leads_by_stage',
    ],
  },
  {
    name: 'mails-being-sent',
    statements: ['alter table digests add column telling_since bigint'],
  },
  {
    name: 'names-as-typed',
    statements: [
      // A server with the desk describes them again when it starts.
      `update leads set search_text = null where forgotten_at is null and (${foldedSince
        .map((character) => `search_text like '%${character.replace("'", "''")}%'`)
        .join(' or ')})`,
    ],
  },
];
