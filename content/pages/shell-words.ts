// Words of the strip, the footer and the bar that every page carries. Menu labels are fixed (specification §2): site/shell/navigation.ts.

import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';
import { features } from '#client/switches.ts';

export const shellWords = {
  stripName: features.emergencyLine ? 'Hours and emergency line' : 'Hours and phone',
  boast: `Roofing ${company.serviceArea} ${claims.since.text.toLowerCase()}. ${claims.licensedAndInsured.text}.`,
  emergency: `${company.emergencyHours} emergency`,
  call: 'Call',
  emergencyHours: 'Emergencies',
  services: 'Services',
  cities: 'Where we work',
  tools: 'Tools and company',
} as const;
