export const deliveryAlerts = {
  number: 3,
  name: 'delivery-alerts',
  statements: [
    `create table delivery_alerts (
      carrier text not null,
      kind text not null,
      since bigint not null,
      told_at bigint not null,
      primary key (carrier, kind)
    )`,
    `create index outbox_entries_gave_up on outbox_entries (carrier, settled_at) where state = 'gave-up'`,
  ],
};
