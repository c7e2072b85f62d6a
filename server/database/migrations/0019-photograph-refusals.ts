export const photographRefusals = {
  number: 19,
  name: 'photograph-refusals',
  statements: [
    `create table photograph_refusals (
      lead_id text not null references leads (id),
      place integer not null,
      refusals integer not null,
      primary key (lead_id, place)
    )`,
  ],
};
