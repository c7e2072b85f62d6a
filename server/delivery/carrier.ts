import type { StoredLead } from '#leads/forms/stored-lead.ts';
import type { DeliveryOutcome, DeliveryTrouble } from '#leads/notice/delivery-outcome.ts';
import type { Notice } from '#leads/notice/notice.ts';

/**
 * The port between the outbox and the outside world. A carrier takes one lead to one destination and says what became
 * of it. It never retries, never waits between tries and never touches the database: pauses, leases and giving up
 * belong to the outbox.
 */

export const carrierNames = ['form-service', 'smtp', 'webhook', 'jobnimbus', 'acculynx', 'disk'] as const;
/** Of earlier releases, each with what stands in its place. Deliveries to them may be open in a database. */
export const retiredCarriers = {
  hubspot: 'the carrier webhook (docs/webhook.md)',
} as const;
export type RetiredCarrier = keyof typeof retiredCarriers;
/** What LEAD_CARRIERS may name. */
export type ConfiguredCarrier = (typeof carrierNames)[number];
/**
 * They only tell somebody that a lead has come in: the visitor by mail, the office's devices. LEAD_CARRIERS does not name
 * them, and nothing is lost when one fails.
 */
export const notificationCarriers = ['auto-response', 'push'] as const;
export type CarrierName = ConfiguredCarrier | (typeof notificationCarriers)[number] | RetiredCarrier;

export const isNotification = (carrier: CarrierName): boolean =>
  (notificationCarriers as readonly CarrierName[]).includes(carrier);

export const describeRetiredCarrier = (carrier: RetiredCarrier): string =>
  `This release has no carrier ${carrier}: ${retiredCarriers[carrier]} stands in its place.`;

export const isRetired = (carrier: string): carrier is RetiredCarrier =>
  Object.hasOwn(retiredCarriers, carrier);

/** The photographs of a lead, as far as they have arrived. */
export interface OutgoingPhotographs {
  /** How many the visitor sent off; more than `pictures` while some are on their way. */
  readonly expected: number;
  /** A page with all of them, for as long as the link holds. */
  readonly page: string;
  readonly pictures: readonly {
    readonly place: number;
    readonly link: string;
    readonly byteCount: number;
    /** The file, JPEG or PNG; null when it is missing. @throws when storage does not answer. */
    readonly read: () => Promise<Buffer | null>;
  }[];
}

/** One lead as every carrier receives it; nothing here depends on where it goes. */
export interface OutgoingLead {
  /** What the visitor was told, such as `SWO-7K4M-Q2X8`. */
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly notice: Notice;
  readonly lead: StoredLead;
  readonly fields: Readonly<Record<string, unknown>>;
  /**
   * The lead's own id, the same on every try. Delivery is at least once: a receiver that must not see a lead twice
   * remembers this.
   */
  readonly idempotencyKey: string;
  /** Absent when none were sent along; the notice has a line with their link. */
  readonly photographs?: OutgoingPhotographs;
}

export interface Carrier {
  readonly name: CarrierName;
  /** Looks, without any lead, whether deliveries would fail now; null when it sees no reason to. Never throws. */
  findTrouble?(): Promise<DeliveryTrouble | null>;
  /**
   * Makes one try. `signal` ends it when the try has lasted too long or the server is stopping; the carrier then
   * settles at once as `postponed`. Reasons are shown to the operator and kept in the log: plain words, no personal data.
   * A throw counts as `postponed`.
   */
  deliver(lead: OutgoingLead, signal: AbortSignal): Promise<DeliveryOutcome>;
}
