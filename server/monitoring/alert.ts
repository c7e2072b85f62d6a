// What the operator hears by a second way when leads do not leave, or cannot be taken. Holds no personal data.

import { formatShopTime } from '#content/business/format-shop-time.ts';
import type { LeadInTrouble } from '../database/delivery-alerts.ts';
import type { CarrierName } from '../delivery/carrier.ts';

export type Alert = DeliveryAlert | StorageAlert;

export interface DeliveryAlert {
  readonly kind: 'not-delivering' | 'delivering-again' | 'gave-up' | 'nothing-given-up';
  readonly carrier: CarrierName;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly count: number;
  readonly leads: readonly LeadInTrouble[];
}

export interface StorageAlert {
  readonly kind: 'database-file-gone' | 'database-damaged' | 'not-storing' | 'storing-again';
  /** Milliseconds since 1970. */
  readonly since: number;
  /** One sentence without its period: what happened, and where the leads are. */
  readonly what: string;
}

export function summarizeAlert(alert: Alert): string {
  const when = formatShopTime(alert.since);
  switch (alert.kind) {
    case 'database-file-gone':
      return 'NO REQUEST CAN BE TAKEN: the database file is gone';
    case 'database-damaged':
      return 'The database file is DAMAGED';
    case 'not-storing':
      return `REQUESTS CANNOT BE STORED since ${when}`;
    case 'storing-again':
      return `Requests are stored again; they could not be since ${when}`;
  }
  const { kind, carrier, count } = alert;
  const requests = count === 1 ? '1 request' : `${count} requests`;
  switch (kind) {
    case 'not-delivering':
      return `No request leaves by ${carrier} since ${when}: ${requests} waiting`;
    case 'delivering-again':
      return `Requests leave by ${carrier} again; they had not since ${when}`;
    case 'gave-up':
      return `${carrier} GAVE UP on ${requests}: call the visitors`;
    case 'nothing-given-up':
      return `Nothing that ${carrier} had given up is left`;
  }
}

export function describeAlert(alert: Alert): string {
  if ('what' in alert) return `${summarizeAlert(alert)}.\n${alert.what}.`;
  const { kind, leads, count } = alert;
  const rows = leads.map(
    ({ reference, form, reason }) => `${reference} (${form})${reason === null ? '' : `: ${reason}`}`,
  );
  const others = count > leads.length ? [`and ${count - leads.length} more`] : [];
  const advice =
    kind === 'not-delivering'
      ? ['"npm run leads -- list --state due" shows them all. They are kept and tried again.']
      : kind === 'gave-up'
        ? ['"npm run leads -- list --state gave-up" shows them all; correct the cause, then "retry --all".']
        : [];
  return [`${summarizeAlert(alert)}.`, ...rows, ...others, ...advice].join('\n');
}
