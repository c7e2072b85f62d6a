// The eight services, in the order every list shows them. Source: specification §2; reading 22 for the slugs.

export const serviceSlugs = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'flat-roof-systems',
  'commercial-roofing',
  'emergency-repairs',
  'roof-inspection',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** Anchors on /services. They differ from the slugs in three places, as in the specification (reading 22). */
export const serviceAnchors = {
  'roof-replacement': 'roof-replacement',
  'roof-repair': 'roof-repair',
  'tile-roofing': 'tile-roofing',
  'metal-roofing': 'metal-roofing',
  'flat-roof-systems': 'flat-roofing',
  'commercial-roofing': 'commercial-roofing',
  'emergency-repairs': 'emergency-repair',
  'roof-inspection': 'inspection',
} as const satisfies Record<ServiceSlug, string>;
