export const attribution = {
  number: 8,
  name: 'attribution',
  statements: ['alter table leads add column source text'],
};
