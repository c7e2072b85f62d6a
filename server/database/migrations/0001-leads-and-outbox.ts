export const leadsAndOutbox = {
  number: 1,
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
};
