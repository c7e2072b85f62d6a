export const nextStep = {
  number: 16,
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
};
