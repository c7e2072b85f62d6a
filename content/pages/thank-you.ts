// The page that answers a form sent without script (specification §10: 303 to a page that shows the reference; reading 2).
// Texts with {reference} are filled with the number a person can read out on the phone.

import { company } from '#client/company.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';

export const thankYouPage = {
  title: 'Request Received',
  description: 'We have your request. This page shows its reference number and what happens next.',
  thanks: 'Thank you.',
  received: 'We have your request.',
  referenceText: 'Your reference is {reference}. Please have it handy when you call.',
  nextHeading: 'What happens next',
  nextSteps: [
    `We read it and reply within ${offerWords.replyTime}.`,
    'We agree on a time for the free inspection.',
    'You get the photos and a written estimate, and you decide.',
  ],
  emergencyText: `Water coming in now? Call ${company.phone.value.display}.${features.emergencyLine ? ` Someone answers ${company.emergencyHours}.` : ''}`,
  homeLink: 'Return to Home',
} as const;
