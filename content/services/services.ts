// The eight services by slug. Forgetting one is a compile error that names it.

import { commercialRoofing } from './commercial-roofing.ts';
import { emergencyRepairs } from './emergency-repairs.ts';
import { flatRoofSystems } from './flat-roof-systems.ts';
import { metalRoofing } from './metal-roofing.ts';
import { roofInspection } from './roof-inspection.ts';
import { roofRepair } from './roof-repair.ts';
import { roofReplacement } from './roof-replacement.ts';
import type { ServiceContent } from './service.ts';
import { type ServiceSlug, serviceSlugs } from './service-slugs.ts';
import { tileRoofing } from './tile-roofing.ts';

const contents = {
  'roof-replacement': roofReplacement,
  'roof-repair': roofRepair,
  'tile-roofing': tileRoofing,
  'metal-roofing': metalRoofing,
  'flat-roof-systems': flatRoofSystems,
  'commercial-roofing': commercialRoofing,
  'emergency-repairs': emergencyRepairs,
  'roof-inspection': roofInspection,
} as const satisfies Record<ServiceSlug, ServiceContent>;

/** What the site says about each service. */
export const services: Readonly<Record<ServiceSlug, ServiceContent>> = contents;

/** The titles of a service's issues. */
export type IssueTitle<Slug extends ServiceSlug> = (typeof contents)[Slug]['issues'][number]['title'];

/** The eight services in the order every list shows them. */
export const serviceList: readonly ServiceContent[] = serviceSlugs.map((slug) => services[slug]);

/** The service of that slug, or undefined for a slug we do not know (reading 25: such a route goes to /404). */
export function findService(slug: string): ServiceContent | undefined {
  return serviceList.find((service) => service.slug === slug);
}
