// What the last step of the roof cost wizard says, and the paper made from it. Quoted wording: specification §2, §4 and
// §10, readings 1, 2 and 13. What the estimate includes and leaves out is in calculators/roof-cost/estimate-terms.ts.

import type { RoofMaterial } from '#client/shapes/business.ts';
import { offeredMaterials } from '#client/switches.ts';
import { actionWords } from '../business/action-words.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { spellCount } from '../wording/counts.ts';
import { onlyWhere } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';

const priced: readonly RoofMaterial[] = offeredMaterials;

/** Of links to the page of the materials. */
export const materialsLink =
  priced.length > 1 ? `${capitalize(spellCount(priced.length))} materials side by side` : 'Our roof material';

export const roofCostResultWords = {
  success: 'Success! Preparing your estimate...',
  averageLabel: 'Average price for this roof',
  rangeLabel: 'Your planning range',
  paperTitle: 'Planning range for your roof',
  paperNotWritten: 'A planning range is not a written estimate.',
  paperReopen: (address: string) => `Open it again, with your answers:\n${address}`,
  low: 'Low',
  average: 'Average',
  high: 'High',
  billTitle: 'How the number is built',
  billColumns: { line: 'Line', calculation: 'Calculation', amount: 'Amount' },
  billUnchanged: (lines: string) => `No change: ${lines}`,
  billSum: 'Average',
  moversTitle: 'What can still change it',
  leavesOutTitle: 'What it does not include',
  comparisonTitle:
    priced.length > 1
      ? `The same house under ${spellCount(priced.length)} roofs`
      : 'How long this roof lasts',
  comparisonLead:
    priced.length > 1 ? 'Pick another one: the drawing, the figures and the PDF follow.' : undefined,
  comparisonColumns: { material: 'Roof', price: 'Average price', life: 'Life', perYear: 'Cost a year' },
  yours: 'Yours',
  /** The roof shown is not the one the request was sent with. */
  sentWith: (material: string) =>
    `Your request went out with ${material}. If you want this roof instead, tell us when we talk.`,
  /** Whose figures the lives are. */
  lifeSources: `Life spans by ${listWithAnd([
    ...onlyWhere(
      priced.some((material) => material !== 'architectural' && material !== 'metal'),
      'NAHB',
    ),
    ...onlyWhere(priced.includes('architectural'), 'InterNACHI (architectural shingles)'),
    ...onlyWhere(priced.includes('metal'), 'us (metal)'),
  ])}${priced.includes('slate') ? '; slate often lasts far longer' : ''}.`,
  perYearNote: 'Cost a year is the price divided by that life, without upkeep and repairs.',
  guideLinks: [
    {
      label: `${materialsLink}, with weight and upkeep`,
      href: '/roof-materials',
    },
    { label: 'What to ask any roofer before you sign', href: '/before-you-sign' },
  ],
  voucherTitle: 'Your voucher',
  voucherThrough: (date: string) => `Comes with this estimate. Use it through ${date}.`,
  nextTitle: 'What happens next',
  nextSteps: [
    {
      title: actionWords.book,
      text: 'Pick a time that suits you, and have this estimate handy.',
    },
    {
      title: 'We measure and photograph',
      text: `${offerWords.inspectionPoints}, from the ladder, the roof and the attic.`,
    },
    {
      title: 'You get the written estimate',
      text: features.voucher
        ? `With photos, and your ${offerWords.voucher} comes off it, for ${offerWords.voucherValidity}.`
        : 'With photos, and you decide.',
    },
  ],
  book: 'Book a free roof inspection',
  opensInNewTab: 'opens in a new tab',
  /** The same actions again, short, in the bar at the foot of the window. */
  barBook: 'Book',
  barBookRest: 'the free inspection',
  barPdf: 'PDF',
  barCall: 'Call',
  downloadPdf: 'Download PDF',
  preparingPdf: 'Preparing PDF...',
  pdfFailed:
    'The PDF could not be made just now. Check your connection and try again, or print the estimate.',
  print: 'Print estimate',
  callLead: 'Or talk it through:',
  shareTitle: 'Share this estimate',
  shareText: 'The link opens the calculator with your answers about the house. It holds nothing about you.',
  share: 'Copy the link',
  shareCopied: 'Link copied.',
  shareByHand: 'Copy the link from this field.',
  shareFieldLabel: 'Link to this estimate',
  startOver: 'Start over',
  againTitle: 'Another house, or other answers?',

  paperCustomer: 'Prepared for',
  paperAnswers: 'The roof',
  paperRange: 'How to read the range',
  edgeSums: 'Roof plan, edges in all:',
  edgeSum: (kind: string, feet: number) => `${kind[0]?.toUpperCase()}${kind.slice(1)} ${feet} ft`,
  slope: (rise: number) => `Slope ${rise} in 12`,
  paperScale: (feet: number) => `Printed at full size, 1 inch is ${feet} feet.`,
  paperCall: (phone: string) => `Or call ${phone}.`,
  paperSlopes: 'Rakes, hips and valleys are measured along the roof; from above they look shorter.',
  paperDrawn: (drawn: number, all: number, things: string) => `${drawn} of ${all} ${things} are drawn.`,
  paperComparison: (price: string, life: string, perYear: string) => `${price}, ${life}, ${perYear} a year`,
  /** After a point of the inspection that the drawn roof has not. */
  paperNoneHere: ': none here',
  paperVoucher: 'Voucher',
  paperThrough: (date: string) => `Use it through ${date}.`,

  queued:
    'Sending did not work just now, so this device keeps your details and sends them automatically as soon as it can. Your estimate below is complete.',
  notSavedText:
    'You still have the estimate below, and your details are still in the form. For an inspection please call, or send them as an email:',
  mailSubject: 'Roof estimate from the website',
} as const;
