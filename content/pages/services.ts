// Words of the services overview; the eight entries come from content/services. Source: specification §2 "Services page".

import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { serviceSlugs } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';
import type { PageListing, SectionHead } from './page-words.ts';

const serviceCount = spellCount(serviceSlugs.length);

export const servicesListing = {
  title: `Roofing Services in ${company.serviceArea}: Homes and Business`,
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
  lead: `${capitalize(serviceCount)} kinds of work, for houses and for business. Not sure which one is yours? Start with the free inspection.`,
} as const satisfies SectionHead;

export const servicesPageWords = {
  jumpHeading: 'Jump to a service',
  featuresHeading: 'What is included',
  linkLabel: 'How the work is done',
  quoteLabel: 'Ask for a quote',
} as const;

export const servicesClosing = {
  heading: 'Cannot tell what the roof needs?',
  lead: `That is what the ${offerWords.inspection} is for. Free, a ${offerWords.inspectionValue} value, with photos and a written estimate.`,
  button: 'Get a free inspection',
} as const satisfies SectionHead & { button: string };
