import { createHash } from 'node:crypto';
import type { Submission } from './submission.ts';

/**
 * The sender's key, bound to the form. Hashed: a key may hold anything, even a name, and a store that forgets people
 * should not have to look for them in there.
 */
export function hashKey({ lead, idempotencyKey }: Submission): string | null {
  return idempotencyKey === null ? null : sha256(`${lead.form}\n${idempotencyKey}`);
}

/**
 * Everything the visitor told us. Quarantine is part of it: a lead that may go out must never be taken for a repeat of
 * one that nobody hears of.
 */
export function hashContent({ lead, quarantine }: Submission): string {
  return sha256(JSON.stringify([quarantine !== null, lead]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
