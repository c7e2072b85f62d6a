export const desk = {
  number: 6,
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
};
