// What a visitor hears by mail. Source: specification §7.6; reading 2.
// Nothing that was typed is repeated: anybody can type a stranger's address, and would send them words of their own.

import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { company } from '#client/company.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import type { StoredLead } from '../forms/stored-lead.ts';

/** Its first words, which the form service mails when it is asked to answer. */
export const autoResponseText =
  `Thank you for contacting ${company.name.value}. We have received your inquiry and will reply within ` +
  `${offerWords.replyTime} to schedule your free inspection. If water is coming in, call ${company.phone.value.display} now.`;

export type AutoResponse = ReturnType<typeof composeAutoResponse>;

/** @param paper whether the estimate or report goes with the mail; `none` for forms that have none. */
export function composeAutoResponse(
  lead: StoredLead,
  reference: string,
  paper: 'attached' | 'not-attached' | 'none',
) {
  const name = lead.form === 'roof-cost' ? 'estimate' : 'report';
  const aboutPaper = {
    attached: [`Your ${name} is attached as a PDF.`],
    'not-attached': [
      `Your ${name} could not be attached. “${lead.form === 'roof-cost' ? 'Download PDF' : 'Save as PDF'}” below your results on our website makes one, or call us and we’ll send it.`,
    ],
    none: [],
  }[paper];
  return {
    subject: `We have received your request [${reference}]`,
    paragraphs: [
      autoResponseText,
      ...aboutPaper,
      `Your reference is ${reference}. Please have it handy when you call.`,
    ],
    facts: answersOf(lead),
    contact: [
      company.name.value,
      company.addressLine,
      `Phone: ${company.phone.value.display} (usual hours: ${describeHoursBriefly()})`,
      `Email: ${company.email.value}`,
      'You got this email because your address was entered on our website. If that wasn’t you, reply and we’ll delete it.',
    ],
  };
}

function answersOf(lead: StoredLead): [label: string, text: string][] {
  switch (lead.form) {
    case 'home':
    case 'contact':
    case 'desk':
      return [['Service', lead.contact.service]];
    case 'roof-cost': {
      const { lowDollars, averageDollars, highDollars } = lead.estimate;
      const range = `${formatWholeDollars(lowDollars)} to ${formatWholeDollars(highDollars)}`;
      return [
        ['Roof', describeProject(lead.answers)],
        ['Estimated cost', `${formatWholeDollars(averageDollars)} on average (${range})`],
      ];
    }
    case 'energy-savings': {
      const { monthlySavings, annualSavings } = lead.savings;
      return [
        [
          'Estimated savings',
          `${formatWholeDollars(monthlySavings)} a month, ${formatWholeDollars(annualSavings)} a year`,
        ],
      ];
    }
  }
}
