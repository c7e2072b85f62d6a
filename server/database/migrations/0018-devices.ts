export const devices = {
  number: 18,
  name: 'devices',
  statements: [
    // Null for those of releases before.
    'alter table passkeys add column name text',
    'alter table sessions add column passkey_id text',
  ],
};
