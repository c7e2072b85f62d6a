import type { Lead } from '#leads/forms/lead.ts';

export interface Submission {
  readonly lead: Lead;
  readonly sent: Readonly<Record<string, unknown>>;
  /** What the sender calls this submission; the same key again is the same lead. */
  readonly idempotencyKey: string | null;
  /** Why nobody is to be told about it yet; null for a lead that goes out at once. */
  readonly quarantine: 'honeypot-filled' | null;
  readonly photographsExpected: number;
}

export interface Receipt {
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** True when this submission had been stored before. */
  readonly isRepeat: boolean;
}

/** The key belongs to a request that said something else. Nothing was stored. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

/** The lead could not be put on disk. The sender is told so and may ask again: nothing was promised. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause });
  }
}
