import type { CarrierName } from '../delivery/carrier.ts';

/** Who wants how many entries of which carrier, and until when nobody else may have them. */
export interface EntryClaim {
  readonly carrier: CarrierName;
  readonly claimedBy: string;
  readonly atMost: number;
  /** Entries whose try is still under way here: a lease that ran out does not make them free for a second one. */
  readonly except: readonly string[];
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
