export const leadsInBrief = {
  number: 11,
  name: 'leads-in-brief',
  statements: [
    // What lists and counts ask for, without the words of the leads. Not search_text: PostgreSQL refuses a row whose part in
    // an index has more than 2,704 bytes, and a name can have more.
    `create index leads_in_brief on leads
      (received_at desc, id desc, forgotten_at, form, town, service, source, stage, urgency, assigned_to, first_called_at,
        quarantine_reason, released_at)
      where quarantine_reason is null or released_at is not null`,
    // Planners take them instead and then read every lead.
    'drop index leads_newest',
    'drop index leads_by_stage',
  ],
};
