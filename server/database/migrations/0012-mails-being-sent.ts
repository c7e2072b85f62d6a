export const mailsBeingSent = {
  number: 12,
  name: 'mails-being-sent',
  statements: ['alter table digests add column telling_since bigint'],
};
