export const clocksKeysAndCopies = {
  number: 2,
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
};
