// Settings of earlier releases, and one that is planned, that this release does not need. Each is said at the start, and
// none is refused: a line in .env that does no harm there must not take the site down here.

import {
  type ConfiguredCarrier,
  isRetired,
  type RetiredCarrier,
  retiredCarriers,
} from '../delivery/carrier.ts';
import type { Variables } from './setting-kinds.ts';

const isGone = 'is no longer a setting and can be taken out:';

/** Name → what becomes of it, as the end of a sentence. */
export const retiredSettings: Readonly<Record<string, string>> = {
  OFFICE_CHANGES_FILE:
    'is read only for what the office of 0.2 changed, and can be taken out once "npm run leads -- office-changes" has printed its reviews and offers for client/: the page Site of the desk stands in its place',
  HUBSPOT_ACCESS_TOKEN: `${isGone} ${retiredCarriers.hubspot} stands in its place`,
  HUBSPOT_URL: `${isGone} ${retiredCarriers.hubspot} stands in its place`,
  DESK_REPORT_TO: `${isGone} the page Numbers of the desk stands in its place`,
  HOUSES_FILE: 'is not read by this release: it looks up no address',
};

export function describeRetired(variables: Variables): string[] {
  return Object.keys(variables).flatMap((name) =>
    Object.hasOwn(retiredSettings, name) && variables[name]?.trim()
      ? [`${name} ${retiredSettings[name]}.`]
      : [],
  );
}

/** LEAD_CARRIERS without "smtp else webhook", by which the second took what the first did not: the first that is left. */
export const withoutElse = (carriers: string): string =>
  carriers
    .split(',')
    .map((part) => {
      const chain = part.trim().split(/\s+else\s+/i);
      return chain.find((name) => !isRetired(name.toLowerCase())) ?? part;
    })
    .join(',');

/**
 * LEAD_CARRIERS without those that are retired, and a line for each of them. A list that they leave empty becomes `disk`.
 * @param written the setting as it was given
 */
export function leaveOutRetired(
  names: readonly (ConfiguredCarrier | RetiredCarrier)[],
  written: string,
): { readonly kept: readonly ConfiguredCarrier[]; readonly lines: readonly string[] } {
  const kept = names.filter((name) => !isRetired(name));
  const lines = names
    .filter(isRetired)
    .map(
      (name) => `LEAD_CARRIERS names ${name}, which is gone: ${retiredCarriers[name]} stands in its place.`,
    );
  if (/\selse\s/i.test(written))
    lines.push(
      'LEAD_CARRIERS says "else", which is gone: the first carrier alone takes the requests, or, with a comma, each does; trying for three days stands in its place.',
    );
  if (kept.length > 0 || lines.length === 0) return { kept, lines };
  const last = 'LEAD_CARRIERS names no other: leads are written into files (disk), and nobody is told.';
  return { kept: ['disk'], lines: [...lines, last] };
}
