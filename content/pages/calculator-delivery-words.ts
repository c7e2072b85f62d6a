// What the results of both calculators say of the visitor's details (ruling 1). What differs stands with each one's results.

import { offerWords } from '../business/offer-words.ts';

export const calculatorDeliveryWords = {
  received: `Your details have arrived. We reply within ${offerWords.replyTime}.`,
  notSavedTitle: 'Your details could not be sent to us.',
  mail: 'Send as an e-mail',
} as const;
