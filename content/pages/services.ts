// Words of the services overview; the eight entries come from content/services. Source: specification §2 "Services page".

import { company } from '#client/company.ts';
import { actionWords } from '../business/action-words.ts';
import { freeInspectionValue } from '../business/claims.ts';
import { offerWords } from '../business/offer-words.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import { type PageListing, type SectionHead, withBrand } from './page-words.ts';

const serviceCount = spellCount(serviceSlugs.length);

export const servicesListing = {
  title: withBrand(`Roofing Services in ${company.metro}, ${company.regionCode}`),
  description: `All ${serviceCount} roofing services in one place: replacement, repair, tile, metal, flat and commercial roofs, emergencies and free ${offerWords.inspection}s.`,
  keywords: [
    `roofing services ${company.serviceArea}`,
    'roof replacement and repair',
    'tile and metal roofing',
    'flat and commercial roofs',
    'emergency roofer',
    'roof inspection',
  ],
} satisfies PageListing;

export const servicesHead = {
  heading: 'Roofing Services',
  lead: `${capitalize(serviceCount)} services for homes and businesses in ${company.metro} and ${company.theServiceArea}. Not sure which one you need? Start with the free inspection.`,
} as const satisfies SectionHead;

export const servicesPageWords = {
  jumpHeading: 'Jump to a service',
  featuresHeading: 'What is included',
  linkLabel: 'Problems and process',
} as const;

export const servicesClosing = {
  heading: 'Not sure what your roof needs?',
  lead: `That is what the ${offerWords.inspection} is for. Free${freeInspectionValue}, with photos and a written estimate.`,
  button: actionWords.book,
} as const satisfies SectionHead & { button: string };
