// What a visitor can ask for on the two lead forms. Source: specification §3 "Service choices"; wording fixed.

export const serviceChoices = [
  'Roof Replacement',
  'Roof Repair',
  'Tile Roofing',
  'Metal Roofing',
  'Flat Roofing',
  'Commercial Roofing',
  'Emergency Repair',
  'Roof Inspection',
  'Insurance Claim Assistance',
] as const;

export type ServiceChoice = (typeof serviceChoices)[number];
