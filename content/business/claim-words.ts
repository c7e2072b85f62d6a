// The boasts the site has a place for. A contractor makes those he can stand for (client/claims.ts: the words and their
// ground); one he does not make is printed nowhere. A boast may be printed only from here.

import { claims as made } from '#client/claims.ts';
import type { Claim, ClaimName, ClaimsMade } from '#client/shapes/business.ts';
import { onlyWith } from '../wording/only-where.ts';

/** The pages that print each boast where it is made. What it is: client/shapes/business.ts. */
export const claimPlaces = {
  experience: ['home', 'service-in-city'],
  experienceOnAbout: ['about'],
  customers: ['home', 'about'],
  rating: ['home'],
  ratedProjects: ['home'],
  calculatorProjects: ['roofing-calculator'],
  since: ['home', 'about', 'header'],
  licensedAndInsured: ['home', 'about', 'service-in-city', 'header'],
  tileAndMetalLifespan: ['metal-roofing', 'tile-roofing'],
  tpoWarranty: ['home', 'about', 'flat-roof-systems', 'commercial-roofing'],
  metalWarranty: ['home', 'about', 'metal-roofing'],
  emergencyArrival: ['home', 'services', 'emergency-repairs', 'contact', 'city', 'service-in-city'],
  inspectionValue: [
    'home',
    'about',
    'services',
    'roof-inspection',
    'service-in-city',
    'roofing-calculator',
    'terms-of-service',
  ],
  energySavingsBanner: ['energy-savings-calculator'],
  calculatorWeather: ['roofing-calculator'],
  calculatorPricing: ['roofing-calculator'],
  calculatorAccuracy: ['roofing-calculator'],
} as const satisfies Readonly<Record<ClaimName, readonly string[]>>;

export const claims: ClaimsMade = made;

/** Why a claim may not be published yet; null when it may. */
export function findObjection({ ground }: Claim): string | null {
  if (ground === null) return 'rests on nothing you could show';
  if (typeof ground === 'string')
    return /^https:\/\/[^/]+\.[^/]+/.test(ground) ? null : `names “${ground}”, which is no https address`;
  if (ground.paper.trim() === '') return 'names no paper';
  return /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(ground.date)
    ? null
    : `gives its paper the date “${ground.date}”: write it like 2026-03`;
}

/** Behind "free": ", a $299 value" where a value is claimed. */
export const freeInspectionValue = claims.inspectionValue ? `, a ${claims.inspectionValue.text}` : '';

/** "15–20 years for TPO", "50 years for metal": those that are claimed. */
export const manufacturerWarranties = [
  ...onlyWith(claims.tpoWarranty, ({ text }) => `${text} for TPO`),
  ...onlyWith(claims.metalWarranty, ({ text }) => `${text} for metal`),
] as const;
