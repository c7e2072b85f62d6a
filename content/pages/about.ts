// Words of the About page. Source: specification §2 "About page": story, four named core values, six why-choose cards, call
// to action. It states no history beyond the register of claims: the contractor adds names and dates of their own.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { countyNames } from '../cities/counties.ts';
import { spellCount } from '../wording/counts.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

export const aboutListing = {
  title: `About Us: Roofers From ${company.town}, ${company.region}`,
  description: `A ${company.town} roofing company, ${claims.since.text.toLowerCase()}. How we inspect, price and build, what we stand for, and what you get in writing.`,
  keywords: [
    `${company.town} roofing company`,
    'about our roofing crew',
    `${company.serviceArea} roofer`,
    `insured roofing contractor ${company.region}`,
    `local roofing company ${company.metro} area`,
  ],
} satisfies PageListing;

export const aboutHead = {
  heading: 'About Us',
  lead: `Roofers in ${company.town}, ${claims.since.text.toLowerCase()}. We look first, show you what we saw, and write down what it costs.`,
} as const satisfies SectionHead;

export const aboutStory = {
  heading: 'How we work, and why',
  paragraphs: [
    `We started in ${company.town} in ${company.foundedYear} and have stayed close to home. The town lies on the Great Miami, and we work in the ${spellCount(countyNames.length)} counties around it. Together our crew brings ${claims.experienceOnAbout.text} in the trade.`,
    'A roof is hard to shop for. You cannot see it well, you buy it once or twice in a lifetime, and everyone who climbs up has something to sell. So we turned the order around. The inspection is free, the photos are yours, and the report says what can wait.',
    'We build by a simple rule: the roof is as good as its edges. Drip edge, ice barrier, step flashing, boots and vents get the time, because that is where the water gets in. The field of the roof is the easy part.',
    `${claims.customers.text} customers have let us on their roofs. We would like the next one to be able to ask the last one.`,
  ],
} as const;

export const coreValues = {
  heading: 'What we stand for',
  values: [
    {
      title: 'Quality Craftsmanship',
      text: 'Flashing is bent, not smeared. Nails go where the maker drew the line. What gets covered up is photographed first.',
    },
    {
      title: 'Integrity',
      text: 'If a repair will do, we do not quote a roof. If a roof is due, we do not sell you a patch.',
    },
    {
      title: 'Customer Satisfaction',
      text: 'You get one person to call, a date to count on, and a walk around the finished job before the last invoice.',
    },
    {
      title: 'Reliability',
      text: `We reply within ${offerWords.replyTime}, answer emergencies ${company.emergencyHours} and close an open roof before the crew goes home.`,
    },
  ],
} as const satisfies { heading: string; values: readonly TitledText[] };

export const whyChoose = {
  heading: 'What you can expect',
  cards: [
    {
      title: 'A local shop',
      text: `We are in ${company.town}, not in a motel for the storm season. When something needs a second look, we are still here.`,
    },
    {
      title: claims.licensedAndInsured.text,
      text: 'Ohio has no state license for roofers, so cities register contractors. We carry insurance and show the certificate unasked.',
    },
    {
      title: 'Photos before prices',
      text: `The ${offerWords.inspection} is free, a ${offerWords.inspectionValue} value. Each finding has its picture, and the estimate follows from them.`,
    },
    {
      title: 'A schedule that holds',
      text: 'You know the day we start and the day we plan to finish. If rain moves it, we call before you wonder.',
    },
    {
      title: 'Warranties on paper',
      text: `Ours on the work, the maker’s on the material: ${claims.tpoWarranty.text} for TPO and ${claims.metalWarranty.text} for metal, for example.`,
    },
    {
      title: 'Help after storms',
      text: `Claim assistance is valued at ${offerWords.claimAssistanceValue}: we document the damage and meet your adjuster. Deciding the claim is not our part.`,
    },
  ],
} as const satisfies { heading: string; cards: readonly TitledText[] };

export const aboutClosing = {
  heading: 'Have us look at yours',
  lead: `${offerWords.inspectionPointsTitle}, photographed, with a written estimate. Free, and you owe us no decision.`,
  button: 'Get a free inspection',
} as const satisfies SectionHead & { button: string };
