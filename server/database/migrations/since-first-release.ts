// What was added to the tables since the first release. A new step goes to the end.

export const stepsSinceFirstRelease = [
  {
    name: 'announcements',
    statements: [
      `create table site_notices (
      id integer primary key check (id = 1),
      kind text not null,
      text text not null,
      from_at bigint not null,
      until_at bigint not null,
      set_at bigint not null
    )`,
      `create table special_days (
      day text primary key,
      name text not null,
      opens text,
      closes text
    )`,
      'create table price_reviews (day text primary key)',
    ],
  },
  {
    name: 'auto-response-slots',
    statements: [
      `create table auto_response_slots (
      mailbox_hash text not null,
      slot integer not null,
      lead_id text not null references leads (id),
      taken_at bigint not null,
      primary key (mailbox_hash, slot)
    )`,
    ],
  },
  {
    name: 'next-step',
    statements: [
      'alter table leads add column next_step text',
      'alter table leads add column next_at bigint',
      'alter table leads add column won_dollars integer',
      'alter table leads add column lost_reason text',
      // What an agenda reads: never the whole table, which grows with what is over.
      `create index leads_to_call on leads (next_at, released_at, received_at, urgency, visit_at, forgotten_at, quarantine_reason)
      where stage = 'new' or next_at is not null`,
      'create index leads_by_visit on leads (visit_at) where visit_at is not null',
    ],
  },
  {
    name: 'same-person',
    statements: [
      // 0: by a release before this one. A server with the desk describes such leads again when it starts.
      'alter table leads add column description integer not null default 0',
      'create index leads_to_describe on leads (id) where description = 0 and forgotten_at is null',
      `create table lead_keys (
      lead_id text not null references leads (id),
      value text not null,
      primary key (lead_id, value)
    )`,
      'create index lead_keys_by_value on lead_keys (value)',
    ],
  },
  {
    name: 'devices',
    statements: [
      // Null for those of releases before.
      'alter table passkeys add column name text',
      'alter table sessions add column passkey_id text',
    ],
  },
  {
    // No longer used.
    name: 'photograph-refusals',
    statements: [
      `create table photograph_refusals (
      lead_id text not null references leads (id),
      place integer not null,
      refusals integer not null,
      primary key (lead_id, place)
    )`,
    ],
  },
  {
    name: 'step-counts',
    statements: [
      `create table step_counts (
      day text not null,
      form text not null,
      step text not null,
      visits integer not null,
      primary key (day, form, step)
    )`,
    ],
  },
];
