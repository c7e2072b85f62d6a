// Words of the sitemap page. Quoted wording: specification §2 "Sitemap page". The links come from the route table.

import { company } from '#client/company.ts';
import { features } from '../business/features.ts';
import { onlyWhere } from '../wording/only-where.ts';
import type { PageListing, SectionHead } from './page-words.ts';

/** How many cities are listed for each service before the rest is counted. Source: specification §2 and §9. */
export const citiesListedPerService = 6;

export const sitemapListing = {
  title: 'Complete Site Map: Services, Cities, Calculators',
  description: `The pages of this site in one list: services, cities, calculators, ${features.financing ? 'financing, ' : ''}contact and legal pages, and our services city by city.`,
  keywords: [
    'site map',
    'roofing services list',
    'roofing service areas',
    `${company.serviceArea} roofing pages`,
  ],
} satisfies PageListing;

export const sitemapHead = {
  heading: 'Complete Site Map',
  lead: 'Services, cities and calculators, in one place.',
} as const satisfies SectionHead;

export const sitemapCards = {
  mainPages: {
    heading: 'Main Pages',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about' },
      { label: 'Services Overview', href: '/services' },
      { label: 'Contact Us', href: '/contact' },
      ...onlyWhere(features.financing, { label: 'Financing Options', href: '/financing' }),
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
  calculators: {
    heading: 'Calculators & Tools',
    links: [
      { label: 'Roof Cost Calculator', href: '/roofing-calculator' },
      ...onlyWhere(features.energyCalculator, {
        label: 'Energy Savings Calculator',
        href: '/energy-savings-calculator',
      }),
    ],
  },
  services: { heading: 'General Services' },
  serviceAreas: { heading: 'Service Areas' },
  guides: { heading: 'Guides, Samples, Accessibility' },
  servicesInCities: {
    heading: 'Location-Specific Services',
    moreLocations: (count: number) => `+ ${count} more locations`,
  },
} as const;

export const sitemapHelpBanner = {
  // Straight apostrophes as the specification quotes the heading.
  heading: "Need Help Finding What You're Looking For?",
  contactLink: 'Contact Us',
} as const;

/** Where the map comes from; its licenses ask for it. */
export const mapCredit =
  'City coordinates: GeoNames (geonames.org), CC BY 4.0. Outlines: U.S. Census Bureau.';
