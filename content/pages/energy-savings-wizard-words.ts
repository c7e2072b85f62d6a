// What the energy savings wizard says besides its questions: bars, fields, notices, results. Quoted wording: specification §2, §4
// and §8, rulings 1–3 and 19, contract "Labels in the page". Step titles, levels and the model stand in calculators/energy-savings.

import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';

export const energyWizardWords = {
  progressLabel: 'Progress',
  back: 'Back',
  next: 'Next',
  finish: 'Get My Energy Savings Results',
  finishing: 'Calculating...',
  dismissNotice: 'Dismiss',
  sheetLabel: 'Your house so far',
  sheetNext: 'Next',
  sheetLater: '–',
  cells: {
    currentBill: 'Monthly bill',
    homeSize: 'Home size',
    roofAge: 'Roof age',
    insulation: 'Insulation',
    hvacAge: 'HVAC age',
  },
} as const;

/** The questions about the house, as listeners hear them. Slider and group names are fixed by the contract. */
export const energyFieldWords = {
  currentBill: { slider: 'Monthly electric bill', field: 'Dollars a month', unit: '' },
  homeSize: { slider: 'Home size', field: 'Square feet', unit: 'sq ft' },
  roofAge: { slider: 'Roof age', field: 'Number of years', unit: 'years' },
  hvacAge: { slider: 'HVAC age', field: 'Number of years', unit: 'years' },
  insulation: 'Insulation level',
  insulationEffect: (percent: string) => `rated ${percent}`,
  newThing: 'New',
  oneYear: 'year',
  /** Before the names of keys, and what they do. */
  keysLead: 'Keyboard:',
  keysLimits: 'limits',
} as const;

export const energyContactWords = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Complete property address',
  addressHelp: 'Street, town and ZIP.',
  why: `No obligation. We use your details to follow up on this report, within ${offerWords.replyTime}.`,
  honeypotLabel: 'Leave this field empty',
} as const;

/** Titles and texts as quoted in specification §4 and §8. */
export const energyNotices = {
  checkInputs: {
    kind: 'failed',
    title: 'Please check your inputs',
    text: 'Please correct the errors before continuing.',
  },
  submissionError: {
    kind: 'failed',
    title: 'Submission Error',
    text: 'There was an issue submitting your information. Please try again.',
  },
  thanks: {
    kind: 'done',
    title: 'Thank you!',
    text: 'Here are your personalized energy savings results. Download your detailed report below.',
  },
  reportDownloaded: {
    kind: 'done',
    title: 'Report Downloaded!',
    text: 'Your energy savings report has been downloaded successfully.',
  },
} as const;

export const energyResultWords = {
  regionName: 'Your savings',
  annual: 'Annual savings',
  covered: 'roof replacement cost covered,',
  plusAnnual: (dollars: string) => `plus ${dollars} a year`,
  pictureTitle: (years: number) => `Savings over ${years} years`,
  pictureNote: 'Every bar is one more year at today’s bill. Rates and weather will differ.',
  pictureAxis: 'Years after the work',
  howTitle: 'How this is worked out',
  howSource: 'The benchmark: ENERGY STAR',
  afterTheWork: 'After the work: a full attic, vents open at eave and ridge. Depth drawn, not measured.',
  reportLead: `The report holds your answers, the figures and how they come about. It is valid for ${offerWords.reportValidity}.`,
  downloadReport: 'Download Detailed Report (PDF)',
  savePdf: 'Save as PDF',
  savingPdf: 'Preparing PDF...',
  reportFailed:
    'The file could not be made just now. Check your connection and try again. The figures stay on this page.',
  change: 'Change my answers',
  startOver: 'Start over',
  callLead: 'Or talk it through:',

  received: `Your details have arrived. We reply within ${offerWords.replyTime}.`,
  referenceLabel: 'Your reference',
  kept: 'Our server could not take your details just now. They are kept on this device and will be sent by themselves as soon as it can. Your figures are complete.',
  unsafeTitle: 'Your details could not be sent to us.',
  unsafeText:
    'The figures are yours all the same, and your details are still in the form. For an audit please call, or send them as an e-mail:',
  call: `Call ${company.phone.value.display}`,
  mail: 'Send as an e-mail',
  mailSubject: 'Energy savings report from the website',
} as const;

/** Headings of the report that a visitor keeps. */
export const energyReportWords = {
  noPromise: 'These figures come from a simple model and are not a promise.',
  customer: 'Customer',
  property: 'The house',
  covered: 'Roof replacement cost covered',
  plus: 'And besides',
  overTime: 'Savings over the years',
  time: 'Time',
  saved: 'Saved until then',
} as const;
