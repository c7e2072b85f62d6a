import { company } from '#client/company.ts';
import { offers } from '#client/shapes/offers.ts';

/** Source: specification §7.6. */
export const autoResponseText =
  `Thank you for contacting ${company.name.value}. We have received your inquiry and will reply within ` +
  `${offers.replyWithinHours} hours to schedule your free inspection. If water is coming in, call ${company.phone.value.display} now.`;
