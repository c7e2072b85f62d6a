/**
 * What became of one try to deliver a lead. Only `delivered` means that the other side said it has the lead. `said` is
 * in the other side's own words, which may quote the visitor: never for a log or the database.
 */
export type DeliveryOutcome =
  /** `reason`: whom it did not reach besides. */
  | { readonly kind: 'delivered'; readonly reason?: string }
  | { readonly kind: 'written-to-disk'; readonly fileName: string }
  | DeliveryTrouble;

export type DeliveryTrouble =
  /** Passing trouble: the same try may succeed later. */
  | {
      readonly kind: 'postponed';
      readonly reason: string;
      readonly said?: string;
      readonly retryAfterMs?: number;
    }
  /** The other side refuses us, not this lead: tries fail until the operator has corrected the settings. */
  | { readonly kind: 'misconfigured'; readonly reason: string }
  /** Somebody must click a link in the recipient's mailbox first; later tries can succeed. */
  | { readonly kind: 'activation-needed'; readonly reason: string }
  /** Lasting trouble: trying the same again cannot succeed. */
  | { readonly kind: 'refused'; readonly reason: string; readonly said?: string };

export const refused = (reason: string) => ({ kind: 'refused', reason }) as const;
export const misconfigured = (reason: string) => ({ kind: 'misconfigured', reason }) as const;
export const postponed = (reason: string, retryAfterMs?: number) =>
  ({ kind: 'postponed', reason, ...(retryAfterMs !== undefined && { retryAfterMs }) }) as const;
