// Hail: what is published about impact-resistant shingles, for the states where hail is a reason to ask.

import { company } from '#client/company.ts';
import type { FactRegister } from '#client/shapes/fact.ts';

// In the lists of hail losses of 2014 and 2017 by State Farm, and in the one of wind and hail of 2012: two of the three, or
// one of the two on hail alone. https://www.claimsjournal.com/news/national/2015/04/13/262782.htm
// https://www.insurancejournal.com/news/national/2018/04/02/484963.htm
const hailStates = ['TX', 'IL', 'CO', 'MO', 'NE', 'IA', 'KS', 'IN', 'MN', 'OK', 'SD'];

export const isHailCountry = hailStates.includes(company.regionCode);

export const hailFacts = {
  classFour: {
    text: 'Class 4 is a lab class. Years of research by the Insurance Institute for Business & Home Safety (IBHS) show that many impact-resistant shingles do not perform as expected in real storms; its own ratings run from Poor to Excellent.',
    about: 'material',
    holdsIn: 'nation',
    services: ['roof-replacement'],
    source: 'FORTIFIED Home, hail protection that works',
    sourceUrl: 'https://fortifiedhome.org/article/hail-protection-that-works/',
    checkedOn: '2026-11-23',
    certainty: 'page',
  },
  discount: {
    text: 'Each insurance company sets its own discount for impact-resistant roofing.',
    about: 'material',
    holdsIn: 'nation',
    services: ['roof-replacement'],
    source: 'Texas Department of Insurance, roofing discounts',
    sourceUrl: 'https://www.tdi.texas.gov/company/roofing-discounts.html',
    checkedOn: '2026-11-23',
    certainty: 'page',
  },
} as const satisfies FactRegister;
