// Fixed labels naming the form a lead came from; the contractor sorts mail by them. Source: specification §7.

import type { FormName } from '../forms/form-names.ts';

export const leadSources = {
  home: 'Home page form',
  contact: 'Contact page form',
  'roof-cost': 'Roof Cost Calculator',
  'energy-savings': 'Energy Savings Calculator',
  desk: 'Entered at the desk',
} as const satisfies Record<FormName, string>;
