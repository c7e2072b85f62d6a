export const photographs = {
  number: 7,
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
};
