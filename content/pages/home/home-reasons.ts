// Why people choose us: six reasons on the home page. Boasts come from the register of claims.

import { claims } from '../../business/claims.ts';
import { offerWords } from '../../business/offer-words.ts';
import type { TitledText } from '../page-words.ts';

export const reasonsSection = {
  heading: 'Why people here choose us',
  button: 'Book the inspection',
} as const;

export const homeReasons = [
  {
    title: 'It is all in writing',
    text: 'The estimate lists layers, quantities and prices, with photos beside them. The last invoice has no line you have not seen.',
  },
  {
    title: 'Built for this weather',
    text: 'Ice at the eaves, hail in spring, wind across open fields. The details that stand up to them are standard here, not extras.',
  },
  {
    title: claims.licensedAndInsured.text,
    text: 'Registered with the cities that ask for it. You see the insurance certificate before anyone unloads a ladder.',
  },
  {
    title: 'Warranties with a length',
    text: `${claims.tpoWarranty.text} on TPO membrane, ${claims.metalWarranty.text} on metal. The papers are yours on the last day.`,
  },
  {
    title: 'A clean yard',
    text: 'Tarps over the beds before we start, magnets over the grass and the drive before we leave.',
  },
  {
    title: 'Ways to pay',
    text: `${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full, or plans up to ${offerWords.longestPlan}.`,
  },
] as const satisfies readonly TitledText[];
