export const push = {
  number: 9,
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
};
