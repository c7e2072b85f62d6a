// How the home page lists itself, and the words of its sections in the order in which they stand.
// Source: specification §2 "Home page". Slides, reasons, eave section and testimonials have files of their own.

import { claims } from '../../business/claims.ts';
import { company } from '../../business/company.ts';
import { insuranceWords } from '../../business/insurance-words.ts';
import { offerWords } from '../../business/offer-words.ts';
import { citySlugs } from '../../cities/cities.ts';
import { countyNames } from '../../cities/counties.ts';
import { servedTowns } from '../../cities/served-towns.ts';
import { serviceSlugs } from '../../services/service-slugs.ts';
import { spellCount } from '../../wording/counts.ts';
import { capitalize } from '../../wording/text.ts';
import type { PageListing, SectionHead, TitledText } from '../page-words.ts';

export const homeListing = {
  title: `Roofing in ${company.serviceArea}: Free Roof Inspection`,
  description: `Roof replacement, repair, metal, tile and flat roofs from Franklin to Sidney. ${offerWords.freeInspectionTitle}, a ${offerWords.inspectionValue} value, with a written estimate.`,
  keywords: [
    `roofing contractor ${company.serviceArea}`,
    `${company.metro} roofer`,
    `${company.town} roofing company`,
    'free roof inspection',
    'roof replacement estimate',
    'storm damage roof',
  ],
} satisfies PageListing;

export const servicesSection = {
  heading: `${capitalize(spellCount(serviceSlugs.length))} kinds of work, from one nail to a whole roof.`,
  lead: 'The copper in each drawing marks the part we touch. Pick yours to see what goes wrong there and how we put it right.',
  linkLabel: 'See how we do it',
} as const satisfies SectionHead & { linkLabel: string };

/** Insurance promotion. The wording keeps to ORC 3951.01: see insurance-words.ts. */
export const insuranceSection = {
  heading: 'After a storm, evidence is what counts.',
  lead: `Claim assistance, valued at ${offerWords.claimAssistanceValue}, comes with every storm inspection.`,
  points: [
    { title: 'Count', text: 'We chalk a test square on each slope and count the strikes inside it.' },
    {
      title: 'Record',
      text: 'We photograph and measure the damage and write down the repairs it calls for.',
    },
    { title: 'Show', text: 'We meet your adjuster on the roof and point to what the photos show.' },
  ],
  note: `${insuranceWords.whatWeDoNot} ${insuranceWords.whoDecides}`,
  button: 'Start with an inspection',
} as const satisfies SectionHead & { points: readonly TitledText[]; note: string; button: string };

export const emergencySection = {
  heading: 'Water coming in? Phone us before you find the ladder.',
  points: [
    { title: `Answered ${company.emergencyHours}.`, text: 'Nights, Sundays and holidays too.' },
    { title: `On site in ${claims.emergencyArrival.text}`, text: 'with tarps, boards and lights.' },
    { title: 'Photographed first,', text: 'so that your insurer can see what we saw.' },
  ],
} as const satisfies { heading: string; points: readonly TitledText[] };

/** Beside the drawn plan with its numbers; the points are content/services/inspection-points.ts. */
export const inspectionPlanSheet = {
  title: `The ${offerWords.inspection}`,
  subtitle: `Free, a ${offerWords.inspectionValue} value`,
} as const;

export const areasSection = {
  heading: 'Along the Great Miami, from Franklin up to Sidney.',
  lead: `Our shop is in ${company.town}. We work in ${spellCount(countyNames.length)} counties and ${citySlugs.length + servedTowns.length} towns. The rings on the map are straight-line miles from the shop.`,
  mapLabel: `Map of the ${spellCount(countyNames.length)} counties we serve, with distance rings around ${company.town}`,
} as const satisfies SectionHead & { mapLabel: string };

export const contactSection = {
  heading: 'Tell us what the roof is doing.',
  lead: `We reply within ${offerWords.replyTime} to set a time for your free inspection. Rather talk?`,
  hoursTitle: 'Business hours',
  emergencyLabel: 'Emergencies',
  claimNote: `Claim assistance, valued at ${offerWords.claimAssistanceValue}, is included when there is storm damage.`,
  voucherNote: `Ask about the ${offerWords.voucher} toward replacement or repair. It is valid for ${offerWords.voucherValidity}.`,
} as const satisfies SectionHead & Record<string, string>;
