export const autoResponseSlots = {
  number: 15,
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
};
