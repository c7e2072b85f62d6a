// Words of the strip, the footer and the bar that every page carries. Menu labels are fixed (specification §2): site/shell/navigation.ts.

import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';

export const shellWords = {
  noticeName: 'Notice',
  stripName: 'Hours and emergency line',
  boast: `Roofing ${company.serviceArea} ${claims.since.text.toLowerCase()}. ${claims.licensedAndInsured.text}.`,
  emergency: `${company.emergencyHours} emergency`,
  emergencyHours: 'Emergencies',
  services: 'Services',
  cities: 'Where we work',
  tools: 'Tools and company',
} as const;
