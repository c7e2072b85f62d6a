// What every service page says around its own content. Source: specification §2 "Service pages"; the heading of the link
// grid is fixed there. Texts with {service} take the service's label in lower case.

import { offerWords } from '../business/offer-words.ts';

export const servicePageWords = {
  estimateButton: 'Get a free estimate',
  issuesHeading: 'What goes wrong, and how you notice',
  processHeading: 'How the job runs',
  featuresHeading: 'What is included',
  questionsHeading: 'Questions people ask us',
  linkGridHeading: 'Explore Our Complete Roofing Services',
  calculatorHeading: 'Price it for your own roof',
  calculatorText: 'Seven short steps give you a range, with the sum shown line by line.',
  calculatorButton: 'Open the roof cost calculator',
  renderingCaption: 'Rendering, not a photograph of a finished job',
  closingHeading: 'Thinking about {service}?',
  closingText: `We look, measure and put a price in writing. It is free, with no obligation, and we reply within ${offerWords.replyTime}.`,
  closingButton: 'Get a free inspection',
} as const;
