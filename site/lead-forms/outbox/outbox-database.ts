import type { DBSchema } from 'idb';
import { retention } from '#content/business/retention.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { LeadRequest } from '../send-request.ts';
import { createDeviceDatabase } from './device-database.ts';

export interface QueuedRequest extends LeadRequest {
  /** Milliseconds since 1970, by the visitor's clock, which may be wrong. */
  readonly keptAt: number;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  /** The server will not take it as it is: it is tried again only when the visitor comes back or asks. */
  readonly isRefused?: boolean;
}

export interface KeptPhotograph {
  /** Of the request it belongs to. */
  readonly key: string;
  readonly form: FormName;
  readonly place: number;
  /** A JPEG. Not a Blob: in private windows some browsers cannot keep one. */
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly keptAt: number;
}

interface OutboxSchema extends DBSchema {
  requests: { key: string; value: QueuedRequest };
  photographs: { key: [string, number]; value: KeptPhotograph };
}

/** Longer would surprise somebody who has long called another roofer; shorter loses a phone left in a drawer. */
export const longestStayMs = retention.browserOutboxDays * 24 * 60 * 60 * 1000;

export const inOutbox = createDeviceDatabase<OutboxSchema>('lead-outbox', {
  requests: 'key',
  photographs: ['key', 'place'],
});
