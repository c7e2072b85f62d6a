// Head of the two legal pages. Their texts are privacy.md and terms.md, with named slots filled by legal-slots.ts; the page
// adds the current date (reading 24).

import { company } from '#client/company.ts';
import { features } from '../business/features.ts';
import { fitDescription, type PageListing } from '../pages/page-words.ts';
import { onlyWhere } from '../wording/only-where.ts';

export interface LegalPage extends PageListing {
  readonly heading: string;
  readonly lead: string;
}

export const lastUpdatedLabel = 'Last updated';

/** ISO date on which the words last changed; set it with every change. The date above is today's (reading 24). */
export const textsChanged = { label: 'Text last changed', on: '2026-11-28' } as const;

export const privacyPage = {
  title: 'Privacy Policy: What We Keep and for How Long',
  description:
    'What this website stores when you ask for an inspection or use a calculator, where it goes, how long we keep it, and how to have it erased.',
  keywords: ['privacy policy', 'roofing website privacy', 'erase my data'],
  heading: 'Privacy Policy',
  lead: 'The short version: we keep what you send us, use it to answer you, and erase it when you ask. No cookies and no third-party tracking.',
} as const satisfies LegalPage;

/** After the lead of the privacy policy, where requests go to our own server. */
export const notedByOurServer =
  'We do note which link or ad a request came from, and count how far visitors get in a calculator.';

export const termsPage = {
  title: 'Terms of Service: Estimates, Offers, This Website',
  description: fitDescription(
    `The terms for using the website of ${company.name.value}: what its estimates are worth, how the offers work, and what needs a contract.`,
    'The terms for using this website: what its estimates are worth, how the offers work, and what needs a contract.',
  ),
  keywords: ['terms of service', 'roof estimate terms', ...onlyWhere(features.voucher, 'voucher terms')],
  heading: 'Terms of Service',
  lead: 'The short version: figures from this site are estimates, offers have conditions, and roofing work always has its own written contract.',
} as const satisfies LegalPage;
