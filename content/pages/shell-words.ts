// Words of the strip, the footer and the bar that every page carries. Menu labels are fixed (specification §2):
// site/shell/navigation.ts.

import { company } from '#client/company.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { inOneText, onlyWith } from '../wording/only-where.ts';

export const shellWords = {
  noticeName: { plain: 'Notice', storm: 'Storm notice' },
  stripName: features.emergencyLine ? 'Hours and emergency line' : 'Hours and phone',
  boast: inOneText(
    claims.since
      ? `Roofing ${company.theServiceArea} ${claims.since.text.toLowerCase()}.`
      : `Roofing in ${company.theServiceArea}.`,
    ...onlyWith(claims.licensedAndInsured, ({ text }) => `${text}.`),
  ),
  emergency: `${company.emergencyHours} emergency`,
  call: 'Call',
  emergencyHours: 'Emergencies',
  services: 'Services',
  cities: 'Where we work',
  tools: 'Tools and company',
} as const;
