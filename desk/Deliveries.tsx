import type { ReactNode } from 'react';
import { formatShopTime } from '#content/business/format-shop-time.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';

type Details = (DeskPage & { readonly kind: 'request' })['details'];
type Delivery = Details['deliveries'][number];

export const carrierWords: Readonly<Record<Delivery['carrier'], string>> = {
  'form-service': 'Mail, by the form service',
  smtp: 'Mail',
  webhook: 'Webhook',
  jobnimbus: 'JobNimbus',
  acculynx: 'AccuLynx',
  hubspot: 'HubSpot (no longer supported)',
  disk: 'A file on the server',
  'auto-response': 'Mail to the visitor',
  push: 'Notifications on your devices',
};

const stateWords: Readonly<Record<Delivery['state'], string>> = {
  due: 'on its way',
  delivered: 'delivered',
  'written-to-disk': 'written',
  'gave-up': 'given up',
  withheld: 'held back',
  forgotten: 'forgotten',
};

export function Deliveries({
  details,
  children,
}: {
  readonly details: Details;
  readonly children?: ReactNode;
}) {
  const { deliveries, tries } = details;
  return (
    <section className="stack" data-gap="3">
      <h2 className="card-heading">Where it went</h2>
      <ul>
        {deliveries.map(({ carrier, state, settledAt, nextTryAt, lastReason }) => (
          <li key={carrier}>
            <b>{carrierWords[carrier]}</b>: {stateWords[state]}
            {settledAt !== null && `, ${formatShopTime(settledAt)}`}
            {nextTryAt !== null && tries.length > 0 && `, next try ${formatShopTime(nextTryAt)}`}
            {lastReason !== null && `. ${lastReason}`}
          </li>
        ))}
      </ul>
      {children}
      {tries.length > 0 && (
        <details>
          <summary>{tries.length === 1 ? 'One try' : `All ${tries.length} tries`}</summary>
          <ul>
            {tries.map(({ carrier, at, outcome, reason }) => (
              <li key={`${at} ${carrier}`}>
                {formatShopTime(at)}, {carrierWords[carrier]}: {outcome}
                {reason !== null && ` (${reason})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
