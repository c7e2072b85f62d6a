// The boasts the site has a place for. A contractor makes those he can stand for (client/claims.ts: the words and their ground);
// one he does not make is printed nowhere. A boast may be printed only from here.

import { claims as made } from '#client/claims.ts';
import { onlyWith } from '../wording/only-where.ts';

/** Each boast: what it is, and the pages that print it where it is made. */
export const claimPlaces = {
  /** Years of the company, "15+ years". */
  experience: ['home', 'service-in-city'],
  /** Years in the trade of the people in it, "25+ years". */
  experienceOnAbout: ['about'],
  /** How many customers, "1000+". */
  customers: ['home', 'about'],
  /** "5.0/5" */
  rating: ['home'],
  /** How many rated projects the rating rests on, "180+". */
  ratedProjects: ['home'],
  /** How many priced projects the price list rests on, a whole line. */
  calculatorProjects: ['roofing-calculator'],
  /** "Since 2010" */
  since: ['home', 'about', 'header'],
  /** "Licensed & Insured" */
  licensedAndInsured: ['home', 'about', 'service-in-city', 'header'],
  /** "50+ year" */
  tileAndMetalLifespan: ['metal-roofing', 'tile-roofing'],
  /** The manufacturer's, "15–20 years". */
  tpoWarranty: ['home', 'about', 'flat-roof-systems', 'commercial-roofing'],
  /** The manufacturer's, "50 years". */
  metalWarranty: ['home', 'about', 'metal-roofing'],
  /** "1–2 hours" */
  emergencyArrival: ['home', 'services', 'emergency-repairs', 'contact', 'city', 'service-in-city'],
  /** "$299 value" */
  inspectionValue: [
    'home',
    'about',
    'services',
    'roof-inspection',
    'service-in-city',
    'roofing-calculator',
    'terms-of-service',
  ],
  /** A whole line. */
  energySavingsBanner: ['energy-savings-calculator'],
  /** Heads of the three selling points. */
  calculatorWeather: ['roofing-calculator'],
  calculatorPricing: ['roofing-calculator'],
  calculatorAccuracy: ['roofing-calculator'],
} as const satisfies Record<string, readonly string[]>;

export type ClaimName = keyof typeof claimPlaces;

/** A paper that proves it: what it is, and the month or day on it. */
export interface Paper {
  /** "insurance certificate" */
  readonly paper: string;
  /** "2026-03" or "2026-03-09" */
  readonly date: string;
}

export interface Claim {
  /** The words as printed. */
  readonly text: string;
  /** What it rests on: a public page or a paper in the drawer. null: said, and to be proven before launch. */
  readonly ground: `https://${string}` | Paper | null;
  /** Another figure for the same thing, and why it is not this one. */
  readonly otherReading?: string;
}

export type ClaimsMade = Readonly<Partial<Record<ClaimName, Claim>>>;

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
