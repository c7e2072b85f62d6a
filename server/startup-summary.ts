// What the operator reads first after `npm start`.

import { listPlaceholders, reachesNobody } from '#content/business/launch-gaps.ts';
import { listWithAnd } from '#content/wording/text.ts';
import type { Settings } from './settings/settings.ts';

const carrierWords = {
  'form-service': 'by e-mail through the form service',
  smtp: 'by e-mail (SMTP)',
  webhook: 'to the webhook',
  jobnimbus: 'to JobNimbus (not tried against the live service)',
  acculynx: 'to AccuLynx (not tried against the live service)',
  disk: 'into files on this machine only: nobody is told yet',
} as const;

/**
 * Plain lines: the address, where leads are kept, how they are delivered, what is still a placeholder, what is set in vain.
 * `isNewFolder`: the database's folder was not there before.
 */
export function summarizeStartup(
  settings: Settings,
  location: string,
  isNewFolder = false,
): readonly string[] {
  const deliveries = settings.carriers.map(({ name }) => carrierWords[name]);
  const placeholders = listPlaceholders();
  const { mailbox, carbonCopies } = settings;
  const nobody = [mailbox ?? [], carbonCopies].flat().filter(reachesNobody);
  return [
    `The site is on ${settings.siteUrl} (listening on ${settings.host}, port ${settings.port}).`,
    `Leads are kept in ${location}.${isNewFolder ? ' Its folder was not there and is made now: if you had leads before, check DATABASE_URL.' : ''}`,
    `Leads are delivered ${listWithAnd(deliveries)}.`,
    ...(nobody.length > 0
      ? [`Mail to ${listWithAnd(nobody)} reaches nobody: set LEAD_MAILBOX and LEAD_CC.`]
      : []),
    placeholders.length > 0
      ? `Still placeholders: ${listWithAnd(placeholders)}. "npm run check:launch" lists everything to replace.`
      : 'Company details are filled in. "npm run check:launch" looks at the rest.',
    ...settings.retired,
  ];
}
