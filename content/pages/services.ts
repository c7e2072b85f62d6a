// Words of the services overview; the eight entries come from content/services. Source: specification §2 "Services page".

import { company } from '#client/company.ts';
import { actionWords } from '../business/action-words.ts';
import { freeInspectionValue } from '../business/claim-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { isOffered, type ServiceSlug, serviceSlugs } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import { type PageListing, type SectionHead, withBrand } from './page-words.ts';

const serviceCount = spellCount(serviceSlugs.length);

/** "replacement, repair, tile, metal, flat and commercial roofs, emergencies", of what is offered. */
function describeServices(): string {
  const named = (parts: readonly (readonly [ServiceSlug, string])[]) =>
    parts.filter(([service]) => isOffered(service)).map(([, name]) => name);
  const roofs = listWithAnd(
    named([
      ['tile-roofing', 'tile'],
      ['metal-roofing', 'metal'],
      ['flat-roof-systems', 'flat'],
      ['commercial-roofing', 'commercial'],
    ]),
  );
  const everything = [
    ...named([
      ['roof-replacement', 'replacement'],
      ['roof-repair', 'repair'],
    ]),
    ...onlyWhere(roofs !== '', `${roofs} roofs`),
    ...named([['emergency-repairs', 'emergencies']]),
  ];
  return `All ${serviceCount} roofing services in one place: ${everything.join(', ')} and free ${offerWords.inspection}s.`;
}

const keywords: readonly (readonly [readonly ServiceSlug[], string])[] = [
  [['roof-replacement', 'roof-repair'], 'roof replacement and repair'],
  [['tile-roofing', 'metal-roofing'], 'tile and metal roofing'],
  [['flat-roof-systems', 'commercial-roofing'], 'flat and commercial roofs'],
  [['emergency-repairs'], 'emergency roofer'],
  [['roof-inspection'], 'roof inspection'],
];

export const servicesListing = {
  title: withBrand(`Roofing Services in ${company.metro}, ${company.regionCode}`),
  description: describeServices(),
  keywords: [
    `roofing services ${company.serviceArea}`,
    ...keywords.flatMap(([services, keyword]) => onlyWhere(services.every(isOffered), keyword)),
  ],
} satisfies PageListing;

export const servicesHead = {
  heading: 'Roofing Services',
  lead: `${capitalize(serviceCount)} services for ${isOffered('commercial-roofing') ? 'homes and businesses' : 'homes'} in ${company.theServiceArea.includes(company.metro) ? '' : `${company.metro} and `}${company.theServiceArea}. Not sure which one you need? Start with the free inspection.`,
} as const satisfies SectionHead;

export const servicesPageWords = {
  jumpHeading: 'Jump to a service',
  featuresHeading: 'What is included',
} as const;

export const servicesClosing = {
  heading: 'Not sure what your roof needs?',
  lead: `That is what the ${offerWords.inspection} is for. Free${freeInspectionValue}, with photos and a written estimate.`,
  button: actionWords.book,
} as const satisfies SectionHead & { button: string };
