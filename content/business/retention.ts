// How long a visitor's words are kept, and where. The privacy policy (content/legal/privacy.md) promises these figures, so
// the software reads the same ones. Source: specification §10, LEAD_RETENTION_DAYS; reading 1 (browser outbox).

export const retention = {
  /** Days a lead stays in the database before it is forgotten. An operator may set LEAD_RETENTION_DAYS instead. */
  leadDays: 730,
  /** Days an unsent lead waits in the visitor's own browser before it is dropped. */
  browserOutboxDays: 30,
} as const;
