export const alertsBeingTold = {
  number: 5,
  name: 'alerts-being-told',
  statements: ['alter table delivery_alerts add column telling_since bigint'],
};
