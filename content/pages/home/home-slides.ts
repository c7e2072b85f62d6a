// The three slides of the home page's hero. Source: specification §2 and §4 (three slides); their names double as the
// labels of the dots. Which drawing belongs to which slide is named here, drawn in site/drawings.

import { offerWords } from '../../business/offer-words.ts';

export interface HomeSlide {
  /** Short name on the dot. */
  readonly name: string;
  /** What it means, beside the name. */
  readonly nameNote: string;
  readonly headline: string;
  readonly lead: string;
  readonly drawing: 'inspection' | 'storm' | 'metal';
  readonly primary: { readonly label: string; readonly href: `/${string}` };
  readonly secondary: { readonly label: string; readonly href: `/${string}` };
}

export const homeSlides = [
  {
    name: offerWords.freeInspectionTitle,
    nameNote: 'With photos and a written estimate',
    headline: 'Know where your roof stands.',
    lead: `We check ${offerWords.inspectionPoints}, photograph each one and leave you a written estimate. It is free, a ${offerWords.inspectionValue} value, with no obligation.`,
    drawing: 'inspection',
    primary: { label: 'Get a free inspection', href: '/contact' },
    secondary: { label: 'Price it yourself', href: '/roofing-calculator' },
  },
  {
    name: 'Storm and insurance help',
    nameNote: `Claim assistance, valued at ${offerWords.claimAssistanceValue}`,
    headline: 'Storm damage, put on paper.',
    lead: 'We mark and photograph what the storm did, measure it, and meet your adjuster on the roof. The claim itself stays between you and your insurer.',
    drawing: 'storm',
    primary: { label: 'Get a storm inspection', href: '/contact' },
    secondary: { label: 'Emergency repairs', href: '/emergency-repairs' },
  },
  {
    name: offerWords.voucher,
    nameNote: 'Toward replacement or repair, limited time',
    headline: `${offerWords.voucherAmount} off the roof you need.`,
    lead: `For a limited time a voucher comes with your estimate. It counts toward a replacement or a repair and is valid for ${offerWords.voucherValidity}.`,
    drawing: 'metal',
    primary: { label: 'Get a free estimate', href: '/contact' },
    secondary: { label: 'Price it yourself', href: '/roofing-calculator' },
  },
] as const satisfies readonly HomeSlide[];

/** Words on the slide controls. */
export const slideControlWords = {
  region: 'What we offer',
  pause: 'Pause the slides',
  play: 'Play the slides',
} as const;
