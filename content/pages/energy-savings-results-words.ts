// What the results of the energy savings wizard say, and the report made from them. Quoted wording: specification §2,
// readings 1–3 and 17–19, specification §10. Figures, explanation and caveats are worded in calculators/energy-savings.

import { offerWords } from '../business/offer-words.ts';
import { energyFacts } from '../facts/energy.ts';
import { climateIs, inOneText, onlyWhere } from '../wording/only-where.ts';
import type { SectionHead, TitledText } from './page-words.ts';

export const energyResultWords = {
  annual: 'Annual savings',
  covered: 'typical roof replacement cost,',
  plusAnnual: (dollars: string) => `plus ${dollars} a year`,
  howTitle: 'How this is worked out',
  howSource: 'The benchmark: ENERGY STAR',
  benefitSources: 'Sources:',
  beforeTheWork: 'Before: the roof, attic and cooling unit you told us about.',
  afterTheWork: 'After the work: a full, even layer on the attic floor. An illustration, not your house.',
  reportLead: `The report has your answers, the figures and how they were worked out. It is valid for ${offerWords.reportValidity}.`,
  downloadReport: 'Download Detailed Report (PDF)',
  downloadReportNote: 'Comes as a web page: open it in your browser to read, print or save it as a PDF.',
  savePdf: 'Save as PDF',
  savePdfNote: 'The same report, as a PDF file.',
  savingPdf: 'Preparing PDF...',
  reportFailed:
    'The file could not be made just now. Check your connection and try again. The figures stay on this page.',
  change: 'Change my answers',
  startOver: 'Start over',
  callLead: 'Or talk it through:',

  queued:
    'Our server could not take your details just now. They are kept on this device and will be sent automatically as soon as the server is back. Your figures are complete.',
  notSavedText:
    'You still have your figures, and your details are still in the form. For an audit please call, or send them as an email:',
  mailSubject: 'Energy savings report from the website',
} as const;

/** Headings of the report that a visitor keeps. */
export const energyReportWords = {
  noPromise: 'Figures from a simple model, not a promise.',
  customer: 'Prepared for',
  onlyIf: 'Before anything else',
  covered: 'Typical roof replacement cost',
  plus: 'In addition',
  call: 'To book, call',
} as const;

/** Where the figures of the blurbs can be read. */
export const energyBenefitSources = onlyWhere(climateIs.freezing, energyFacts.atticRuleOfThumb);

/** Three blurbs below the results. The winter side of the cool roof: DOE / ORNL Cool Roof Calculator. */
export const energyBenefits = [
  {
    title: 'Cool roof',
    text: inOneText(
      'A light, reflective roof turns back summer sun before it heats the deck.',
      climateIs.freezing
        ? 'In a heating climate like ours you give a little of that back in winter.'
        : 'It does the most where the air conditioning runs for most of the year.',
    ),
  },
  {
    title: 'Ventilation',
    text: `Air that enters at the soffit and leaves at the ridge carries off heat and moisture. That is easier on the shingles${climateIs.freezing ? ', and less frost forms on the nails' : ''}.`,
  },
  {
    title: 'Insulation',
    text: inOneText(
      `A deep, even layer over an air-sealed ceiling keeps heat ${climateIs.freezing ? 'in all winter and out all summer' : 'out all summer and in when it is cool'}.`,
      ...onlyWhere(
        climateIs.freezing,
        'ENERGY STAR’s goal in the North is R-49, about 16 inches, under any roof.',
      ),
    ),
  },
] as const satisfies readonly TitledText[];

export const energyAuditCallToAction = {
  heading: 'Have us check the attic.',
  lead: `The energy audit covers attic, vents and insulation and comes with the ${offerWords.inspection}. Both are free.`,
  button: `Book a free energy audit and ${offerWords.inspection}`,
} as const satisfies SectionHead & { button: string };
