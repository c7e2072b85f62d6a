// Three of our documents that a homeowner can leaf through before there is a job: samples, of the drawn house of this
// website. They have the testimonial places of the home page until customers let us print their words (reading 22c).

import { offerWords } from '../business/offer-words.ts';
import { isOffered } from '../services/service-slugs.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { sampleReport } from './sample-report.ts';

export type SampleSlug = 'roof-report' | 'estimate' | 'insurance-certificate';

export interface SampleDocument {
  readonly slug: SampleSlug;
  readonly name: string;
  /** Of its page. */
  readonly heading: string;
  readonly text: string;
  readonly description: string;
}

export const sampleDocuments: readonly SampleDocument[] = [
  ...onlyWhere(isOffered('roof-inspection'), {
    slug: 'roof-report' as const,
    name: 'The report',
    heading: 'Sample of a roof report',
    text: `${offerWords.inspectionPoints}, each drawn sound and not sound, with a rank: fine, watch, repair soon or repair now.`,
    description: `A sample of our ${sampleReport.title}: each point drawn sound and not sound, with a rank and what it takes. Drawn house, example findings.`,
  }),
  {
    slug: 'estimate',
    name: 'The planning range',
    heading: 'Sample of a planning range',
    text: 'The material, each surcharge and each extra on a line of its own.',
    description:
      'A sample of the paper our calculator prints: the planning range, each line of the price, and what is not included.',
  },
  {
    slug: 'insurance-certificate',
    name: 'The certificate',
    heading: 'Certificate of insurance, explained',
    text: 'What to look for on any roofer’s certificate of insurance.',
    description:
      'A roofing contractor’s certificate of insurance explained: what each field says and what to check in it before you sign.',
  },
];

export const sampleWords = {
  mark: 'SAMPLE',
  open: (pages: number) =>
    pages === 1
      ? 'Open the page to print.'
      : pages === 2
        ? 'Open both pages to print.'
        : `Open all ${pages} pages to print.`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  printHint: 'Print this and you get the document alone, each page on a separate sheet.',
  leaf: 'Page by page',
  seeReport: 'See a sample report',
  seeCertificate: 'A certificate of insurance, explained',
} as const;

export const sampleEstimate = {
  foot: 'Sample estimate. Drawn house, the calculator’s prices.',
} as const;

interface CertificateField {
  readonly name: string;
  readonly check: string;
  /** Half as wide as its row, or a third. */
  readonly width: 'half' | 'third';
}

export const sampleCertificate = {
  title: 'A certificate, field by field',
  fields: [
    {
      name: 'Producer',
      width: 'half',
      check: 'The agent who issued it. Call the agent yourself and ask whether the policy is in force.',
    },
    { name: 'Insured', width: 'half', check: 'The same business name as on your contract.' },
    {
      name: 'Type of insurance',
      width: 'third',
      check: 'General liability, and workers’ compensation here or on a separate certificate.',
    },
    {
      name: 'Effective and expiration dates',
      width: 'third',
      check: 'The whole job has to fall between them.',
    },
    {
      name: 'Limits',
      width: 'third',
      check: 'The most the insurer pays. Compare it with what your house is worth.',
    },
    { name: 'Description of operations', width: 'half', check: 'Roofing, not some other trade.' },
    { name: 'Certificate holder', width: 'half', check: 'Your name: it is issued for your job.' },
  ] as const satisfies readonly CertificateField[],
  note: 'A certificate is information, not the policy itself: what is covered is in the policy. The form you get may look different.',
  foot: 'Sample certificate. No insurer, no policy number and no amount, only the names of the fields.',
} as const;
