// How this visit began, for the request it may end with. Session storage only: no cookie, nothing is sent before a request
// is, and it ends with the tab.

import { writeAttribution } from '#leads/forms/attribution.ts';
import { readItem, writeItem } from './browser-storage.ts';
import './delivery-setting.ts';

const item = 'visit';

/** Notes the first page of the visit; called on every page. */
export function recordAttribution(): void {
  // Without our server nobody would keep it.
  if (__DELIVERY__ !== null) return;
  if (readItem('sessionStorage', item) !== null) return;
  // Not URL.parse, which iPhones before iOS 18 do not have.
  const referrer = document.referrer && new URL(document.referrer).hostname;
  // A tab opened from one of our pages: how the visit began is known there, not here.
  if (referrer === location.hostname) return;
  writeItem(
    'sessionStorage',
    item,
    writeAttribution({ query: location.search, firstPage: location.pathname, referrer }),
  );
}

/** What is sent along with a request, as `attributionField` holds it. */
export function describeAttribution(): string {
  const sentFrom = writeAttribution({ query: '', sentFrom: location.pathname });
  return [readItem('sessionStorage', item), sentFrom].filter(Boolean).join('&');
}
