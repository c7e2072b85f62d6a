// What every service page says around its own content. Source: specification §2 "Service pages"; the heading of the link
// grid is fixed there. {label} is the service's label, {material} the covering the calculator opens with.

import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';

export const servicePageWords = {
  estimateButton: 'Get a free estimate',
  issuesHeading: 'What goes wrong, and how you notice',
  processHeading: 'How the job runs',
  detailsHeading: 'What good work looks like',
  featuresHeading: 'What is included',
  questionsHeading: 'Questions people ask us',
  linkGridHeading: 'Explore Our Complete Roofing Services',
  calculatorHeading: 'Price it for your own roof',
  calculatorText: 'Seven short steps give you a range, with the sum shown line by line.',
  calculatorButton: 'Open the roof cost calculator',
  calculatorPriceLabel: 'per square foot, to start',
  calculatorPriceNote: '{material}: materials, labor, permits, disposal and standard warranties.',
  costExamplesLink: 'Three worked roofs, line by line',
  materialsLink: 'Six materials side by side',
  townsHeading: '{label} in your town',
  townsText: 'What we find on roofs there, who issues the permit and how far we drive.',
  permitsLink: 'Who issues the roof permit, city by city',
  stormsLink: 'Storms by date, and what to look for',
  closingText: `We look, measure and put a price in writing. It is free, with no obligation, and we reply within ${offerWords.replyTime}.`,
  closingButton: 'Get a free inspection',
} as const;

/** The question that leads from each page to the closing call. */
export const serviceClosingHeadings: Readonly<Record<ServiceSlug, string>> = {
  'roof-replacement': 'Wondering how long your roof still has?',
  'roof-repair': 'Got a stain on the ceiling?',
  'tile-roofing': 'Thinking about tile, or living under it?',
  'metal-roofing': 'Curious what metal would do for your house?',
  'flat-roof-systems': 'Is there water standing on your roof?',
  'commercial-roofing': 'Responsible for a roof over people at work?',
  'emergency-repairs': 'Water coming in right now?',
  'roof-inspection': 'Not sure what shape your roof is in?',
};

/** An emergency cannot wait for a reply to a form. */
export const emergencyClosing = {
  text: `Call first: the line is open ${company.emergencyHours}, and a crew is on site in ${offerWords.emergencyArrivalSpelled}. The form is for when the house is dry again.`,
  button: 'Ask about repairs',
} as const;
