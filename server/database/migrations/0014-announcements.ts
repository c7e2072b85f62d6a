export const announcements = {
  number: 14,
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
};
