// What a visitor can ask for on the two lead forms. Source: specification §3 "Service choices"; wording fixed.

import { ownServices } from '#client/services/services.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import type { OwnService } from '#client/shapes/service.ts';
import { features } from '../business/features.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { type ServiceSlug, serviceSlugs } from './service-slugs.ts';

const productChoices = {
  'roof-replacement': 'Roof Replacement',
  'roof-repair': 'Roof Repair',
  'tile-roofing': 'Tile Roofing',
  'metal-roofing': 'Metal Roofing',
  'flat-roof-systems': 'Flat Roofing',
  'commercial-roofing': 'Commercial Roofing',
  'emergency-repairs': 'Emergency Repair',
  'roof-inspection': 'Roof Inspection',
} as const satisfies Readonly<Record<ProductServiceSlug, string>>;

const ownChoices = Object.entries<OwnService>(ownServices).map(([slug, { title }]) => [slug, title]);

export const choiceOfService: Readonly<Record<ServiceSlug, string>> = {
  ...productChoices,
  ...Object.fromEntries(ownChoices),
};

/** What every call to action asks for; offered even where the inspection has no page of its own. */
export const inspectionChoice = productChoices['roof-inspection'];

export const emergencyChoice = productChoices['emergency-repairs'];

const claimChoice = 'Insurance Claim Assistance';

export const serviceChoices: readonly string[] = [
  ...new Set([...serviceSlugs.map((slug) => choiceOfService[slug]), inspectionChoice]),
  ...onlyWhere(features.claimHelp, claimChoice),
];

/** With those a page may still offer that was opened before they were switched off. */
export const allChoices: readonly string[] = [...Object.values(choiceOfService), claimChoice];
