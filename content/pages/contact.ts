// Words around the full form on the contact page. Its questions and their messages are in leads/forms/contact-lead.ts.
// Source: specification §2 "Contact page".

import { company } from '#client/company.ts';
import { claims } from '../business/claim-words.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { fitDescription, type PageListing, type SectionHead, withBrand } from './page-words.ts';

export const contactListing = {
  title: withBrand(`Contact a Roofer in ${company.metro}, ${company.regionCode}`),
  description: fitDescription(
    `Ask for a free ${offerWords.inspection} and a written estimate in ${company.theServiceArea}. We reply within ${offerWords.replyTime}. Leaking now? Call${features.emergencyLine ? ` ${company.emergencyHours}` : ''}.`,
    `Ask for a free ${offerWords.inspection} and a written estimate. We reply within ${offerWords.replyTime}. Leaking now? Call${features.emergencyLine ? ` ${company.emergencyHours}` : ''}.`,
  ),
  keywords: [
    `contact roofer ${company.town}`,
    `free roof estimate ${company.serviceArea}`,
    'roof inspection appointment',
    ...onlyWhere(features.emergencyLine, 'emergency roofer phone'),
    `${company.metro} area roofing contact`,
  ],
} satisfies PageListing;

export const contactHead = {
  heading: 'Contact us',
  lead: `Send the form and we reply within ${offerWords.replyTimeOnAnyDay}. The inspection is free, and so is the estimate.`,
} as const satisfies SectionHead;

export const emergencyBanner = {
  heading: 'Leaking right now? Skip the form.',
  text: inOneText(
    `Someone answers ${company.emergencyHours}.`,
    ...onlyWith(
      claims.emergencyArrival,
      () => `Crews plan to be on site in ${offerWords.emergencyArrivalSpelled}.`,
    ),
  ),
} as const;

export const contactPageWords = {
  detailsHeading: 'How to reach us',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  addressLabel: 'Where we are',
  hoursLabel: 'Hours',
  emergencyLabel: 'Emergencies',
  mapHeading: 'Where we work',
  directionsLink: 'Get directions',
} as const;
