export const samePerson = {
  number: 17,
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
};
