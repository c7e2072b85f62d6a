// Every service by slug, the product's and the contractor's own. Forgetting one is a compile error that names it.

import { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug, RoofMaterial } from '#client/shapes/business.ts';
import type { OwnService, ServiceWords } from '#client/shapes/service.ts';
import { offeredMaterials } from '#client/switches.ts';
import { commercialRoofing } from './commercial-roofing.ts';
import { emergencyRepairs } from './emergency-repairs.ts';
import { flatRoofSystems } from './flat-roof-systems.ts';
import { metalRoofing } from './metal-roofing.ts';
import { roofInspection } from './roof-inspection.ts';
import { roofRepair } from './roof-repair.ts';
import { roofReplacement } from './roof-replacement.ts';
import { choiceOfService } from './service-choices.ts';
import { type ServiceSlug, serviceSlugs } from './service-slugs.ts';
import { tileRoofing } from './tile-roofing.ts';

/** A service with what it is called in addresses and on the lead forms. */
export interface ServiceContent extends ServiceWords {
  readonly slug: ServiceSlug;
  /**
   * The choice on the lead forms that a link from this page preselects. It is also the name that reads right before a
   * noun: "Common Emergency Repair Issues in Mill Creek".
   */
  readonly formChoice: string;
}

const contents = {
  'roof-replacement': roofReplacement,
  'roof-repair': roofRepair,
  'tile-roofing': tileRoofing,
  'metal-roofing': metalRoofing,
  'flat-roof-systems': flatRoofSystems,
  'commercial-roofing': commercialRoofing,
  'emergency-repairs': emergencyRepairs,
  'roof-inspection': roofInspection,
} as const satisfies Record<ProductServiceSlug, ServiceWords>;

const everyService: readonly (readonly [string, ServiceWords])[] = [
  ...Object.entries(contents),
  ...Object.entries<OwnService>(ownServices),
];

const pricedMaterials: readonly RoofMaterial[] = offeredMaterials;

/** What the site says about each service, offered or not. */
export const services = Object.fromEntries(
  everyService.map(([slug, { calculatorMaterial, ...words }]) => [
    slug,
    {
      ...words,
      slug,
      formChoice: choiceOfService[slug as ServiceSlug],
      ...(calculatorMaterial && pricedMaterials.includes(calculatorMaterial) && { calculatorMaterial }),
    },
  ]),
) as Readonly<Record<ServiceSlug, ServiceContent>>;

/** The services offered, in the order every list shows them. */
export const serviceList: readonly ServiceContent[] = serviceSlugs.map((slug) => services[slug]);

/** The service of that slug, or undefined for a slug we do not offer (reading 25: such a route goes to /404). */
export function findService(slug: string): ServiceContent | undefined {
  return serviceList.find((service) => service.slug === slug);
}
