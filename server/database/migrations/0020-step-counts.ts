export const stepCounts = {
  number: 20,
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
};
