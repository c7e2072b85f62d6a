export const erasingToBeDone = {
  number: 4,
  name: 'erasing-to-be-done',
  // Who was forgotten before may have left something: everything is looked through once more.
  statements: ['alter table copy_places add column left_to_erase bigint not null default 1'],
};
