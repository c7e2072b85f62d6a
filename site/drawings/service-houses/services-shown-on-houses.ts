import type { ServiceSlug } from '#content/services/service-slugs.ts';

/** Services for a house: their pages open with one. The other two have buildings of their own. */
export const servicesShownOnHouses = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'emergency-repairs',
  'roof-inspection',
] as const satisfies readonly ServiceSlug[];

export type ServiceShownOnHouse = (typeof servicesShownOnHouses)[number];

export function isShownOnHouse(service: ServiceSlug): service is ServiceShownOnHouse {
  return (servicesShownOnHouses as readonly ServiceSlug[]).includes(service);
}
