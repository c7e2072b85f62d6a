// Settings of earlier releases that nothing reads any more. Each is read past, and said: a line in .env that did no harm
// before must not take the site down after an upgrade.

import {
  type ConfiguredCarrier,
  isRetired,
  type RetiredCarrier,
  retiredCarriers,
} from '../delivery/carrier.ts';
import type { Variables } from './setting-kinds.ts';

/** Name → what stands in its place, as the end of a sentence. */
export const retiredSettings: Readonly<Record<string, string>> = {
  OFFICE_CHANGES_FILE:
    'once "npm run leads -- office-changes" has printed its reviews and offers for client/, the page Site of the desk stands in its place',
  HUBSPOT_ACCESS_TOKEN: `${retiredCarriers.hubspot} stands in its place`,
  HUBSPOT_URL: `${retiredCarriers.hubspot} stands in its place`,
  DESK_REPORT_TO: 'the page Numbers of the desk stands in its place',
};

/** One line for each retired setting that is still given. */
export function describeRetired(variables: Variables): string[] {
  return Object.keys(variables).flatMap((name) =>
    Object.hasOwn(retiredSettings, name) && variables[name]?.trim()
      ? [`${name} is no longer a setting and can be taken out: ${retiredSettings[name]}.`]
      : [],
  );
}

/** LEAD_CARRIERS without those that are retired, and a line for each of them. A list that they leave empty becomes `disk`. */
export function leaveOutRetired(chains: readonly (readonly (ConfiguredCarrier | RetiredCarrier)[])[]): {
  readonly chains: readonly (readonly ConfiguredCarrier[])[];
  readonly lines: readonly string[];
} {
  const kept = chains
    .map((chain) => chain.filter((name) => !isRetired(name)))
    .filter(({ length }) => length > 0);
  const lines = chains
    .flat()
    .filter(isRetired)
    .map(
      (name) => `LEAD_CARRIERS names ${name}, which is gone: ${retiredCarriers[name]} stands in its place.`,
    );
  if (kept.length > 0 || lines.length === 0) return { chains: kept, lines };
  const last = 'LEAD_CARRIERS names no other: leads are written into files (disk), and nobody is told.';
  return { chains: [['disk']], lines: [...lines, last] };
}
