// The services by the name their pages have in addresses. Source: specification §2; reading 22 for the slugs.

import type { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import { offeredServices } from '#client/switches.ts';
import { features } from '../business/features.ts';

/** Every service there are words for, offered or not. */
export type ServiceSlug = ProductServiceSlug | keyof typeof ownServices;

/** The services offered, in the order every list shows them. */
export const serviceSlugs: readonly ServiceSlug[] = offeredServices.filter(
  (slug) => slug !== 'emergency-repairs' || features.emergencyLine,
);

export function isOffered(service: ServiceSlug): boolean {
  return serviceSlugs.includes(service);
}

/** Anchors on /services that differ from the slug, as in the specification (reading 22). */
const otherAnchors: Readonly<Partial<Record<ServiceSlug, string>>> = {
  'flat-roof-systems': 'flat-roofing',
  'emergency-repairs': 'emergency-repair',
  'roof-inspection': 'inspection',
};

export function serviceAnchor(service: ServiceSlug): string {
  return otherAnchors[service] ?? service;
}
