// How long a visitor's words are kept, and where. The privacy policy promises these figures, so the software reads the
// same ones. Source: contract, LEAD_RETENTION_DAYS (leads); ruling 1 (browser outbox). What is kept: content/legal/privacy.md.

export const retention = {
  /** Days a lead stays in the database before it is forgotten. An operator may set LEAD_RETENTION_DAYS instead. */
  leadDays: 730,
  /** Days an unsent lead waits in the visitor's own browser before it is dropped. */
  browserOutboxDays: 30,
} as const;
