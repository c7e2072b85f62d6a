// What every service page says around its own content. Source: specification §2 "Service pages"; the heading of the link
// grid is fixed there. {label} is the service's label, {material} the covering the calculator opens with.

import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';

export const servicePageWords = {
  estimateButton: 'Get a free estimate',
  issuesHeading: 'Common problems and their signs',
  processHeading: 'How the job goes',
  detailsHeading: 'What good work looks like',
  featuresHeading: 'What is included',
  questionsHeading: 'Common questions',
  linkGridHeading: 'Explore Our Complete Roofing Services',
  calculatorHeading: 'Price it for your own roof',
  calculatorText: 'Seven short steps give you an average price and a range, line by line.',
  calculatorButton: 'Open the roof cost calculator',
  calculatorPriceLabel: 'per square foot, to start',
  calculatorPriceNote: '{material}: materials, labor, permits, disposal and standard warranties.',
  costExamplesLink: 'Three worked roofs, line by line',
  materialsLink: 'Six materials side by side',
  townsHeading: '{label} in your city',
  townsText: 'Who issues the permit, what to know locally, and how far we drive.',
  permitsLink: 'Who issues the roof permit, city by city',
  stormsLink: 'Storms by date, and what to look for',
  closingText: `We inspect, measure and give you a written estimate, free and with no obligation. We reply within ${offerWords.replyTime}.`,
  closingButton: 'Get a free inspection',
} as const;

/** The question that leads from each page to the closing call. */
export const serviceClosingHeadings: Readonly<Record<ServiceSlug, string>> = {
  'roof-replacement': 'How many years does your roof have left?',
  'roof-repair': 'Got a stain on the ceiling?',
  'tile-roofing': 'Have a tile roof, or want one?',
  'metal-roofing': 'Is a metal roof right for your house?',
  'flat-roof-systems': 'Is there water standing on your roof?',
  'commercial-roofing': 'Do you manage a commercial roof?',
  'emergency-repairs': 'Water coming in right now?',
  'roof-inspection': 'Not sure what shape your roof is in?',
};

/** An emergency cannot wait for a reply to a form. */
export const emergencyClosing = {
  text: `Call first: the line is open ${company.emergencyHours}, and crews plan to be on site in ${offerWords.emergencyArrivalSpelled}. Use the form once the water has stopped.`,
  button: 'Ask about repairs',
} as const;
