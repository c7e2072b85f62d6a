export const assignment = {
  number: 10,
  name: 'assignment',
  statements: ['alter table leads add column assigned_to text references people (id)'],
};
