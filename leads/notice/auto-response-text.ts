import { company } from '#client/company.ts';
import { offerWords } from '#content/business/offer-words.ts';

/** Source: specification §7.6. */
export const autoResponseText =
  `Thank you for contacting ${company.name.value}. We have received your inquiry and will reply within ` +
  `${offerWords.replyTime} to schedule your free inspection. If water is coming in, call ${company.phone.value.display} now.`;
