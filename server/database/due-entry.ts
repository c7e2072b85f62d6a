import type { CarrierName } from '../delivery/carrier.ts';

/** Who wants how many entries of which carrier, and until when nobody else may have them. */
export interface EntryClaim {
  readonly carrier: CarrierName;
  readonly claimedBy: string;
  readonly atMost: number;
  readonly now: number;
  readonly leaseExpiresAt: number;
}

/** An entry in the hands of whoever claimed it. */
export interface DueEntry {
  readonly id: string;
  readonly leadId: string;
  readonly carrier: CarrierName;
  readonly claimedBy: string;
  /** This try included. */
  readonly attempts: number;
  readonly failingSince: number | null;
}
