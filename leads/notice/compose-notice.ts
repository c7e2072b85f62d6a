// How a lead reads as a message to the contractor: subject, field order, reply to the visitor.
// Source: specification §7, field names exactly as there. Carriers and mailboxes are not here.

import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { features } from '#client/switches.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { cleanLine } from '../forms/clean-text.ts';
import type { StoredLead } from '../forms/stored-lead.ts';
import { autoResponseText } from './auto-response-text.ts';
import { leadSources } from './lead-sources.ts';
import type { Notice } from './notice.ts';

/**
 * The notice of one lead.
 * @param reference what the visitor was told; ends the subject, so that a call and a mail can be matched.
 *   Empty in the build without a lead server, where there are no references.
 */
export function composeNotice(lead: StoredLead, reference: string): Notice {
  const mark = reference ? ` [${reference}]` : '';
  const subject = (text: string) => `${cleanLine(text)}${mark}`;
  const ending = [
    ...(lead.filledVeryFast ? [['note', 'Filled in very fast'] as const] : []),
    ['source', leadSources[lead.form]] as const,
  ];
  switch (lead.form) {
    case 'home': {
      const { name, email, phone, service, message } = lead.contact;
      return {
        form: lead.form,
        subject: subject(`New inspection request: ${service}, ${name}`),
        fields: [
          ['name', name],
          ['email', email],
          ['phone', phone],
          ['service', service],
          ['message', message],
          ...ending,
        ],
        replyTo: email,
        fromName: name,
        autoResponse: autoResponseText,
      };
    }
    case 'contact': {
      const contact = lead.contact;
      const urgent = contact.urgency === 'normal' ? '' : `${contact.urgency.toUpperCase()}: `;
      return {
        form: lead.form,
        subject: subject(
          `${urgent}New contact request: ${contact.service}, ${contact.firstName} ${contact.lastName}`,
        ),
        fields: [
          ['firstName', contact.firstName],
          ['lastName', contact.lastName],
          ['email', contact.email],
          ['phone', contact.phone],
          ['address', contact.address],
          ['city', contact.city],
          ['service', contact.service],
          ['message', contact.message],
          ['preferredContact', contact.preferredContact],
          ['urgency', contact.urgency],
          ...onlyWhere(features.financing || contact.needsFinancing, [
            'needsFinancing',
            contact.needsFinancing,
          ] as const),
          ...onlyWhere(features.claimHelp || contact.needsInsuranceClaim, [
            'needsInsuranceClaim',
            contact.needsInsuranceClaim,
          ] as const),
          ...(contact.textConsent ? ([['textConsent', `yes, wording ${contact.textConsent}`]] as const) : []),
          ...ending,
        ],
        nextPage: '/contact',
      };
    }
    case 'roof-cost': {
      const { contact, answers, estimate } = lead;
      const range = `${formatWholeDollars(estimate.lowDollars)} - ${formatWholeDollars(estimate.highDollars)}`;
      return {
        form: lead.form,
        subject: subject(`Roof estimate ${formatWholeDollars(estimate.averageDollars)}: ${contact.name}`),
        fields: [
          ['name', contact.name],
          ['email', contact.email],
          ['phone', contact.phone],
          ['address', contact.address],
          ['estimatedCost', range],
          ['projectDetails', describeProject(answers)],
          ...ending,
        ],
        replyTo: contact.email,
        fromName: contact.name,
        autoResponse: autoResponseText,
      };
    }
    case 'energy-savings': {
      const { contact, answers, savings } = lead;
      return {
        form: lead.form,
        subject: subject(`Energy savings report: ${contact.firstName} ${contact.lastName}`),
        fields: [
          ['firstName', contact.firstName],
          ['lastName', contact.lastName],
          ['email', contact.email],
          ['phone', contact.phone],
          ['address', contact.address],
          ['currentBill', String(answers.currentBill)],
          ['homeSize', String(answers.homeSize)],
          ['roofAge', String(answers.roofAge)],
          ['insulation', answers.insulation],
          ['hvacAge', String(answers.hvacAge)],
          ['monthlySavings', formatWholeDollars(savings.monthlySavings)],
          ['annualSavings', formatWholeDollars(savings.annualSavings)],
          ...ending,
        ],
      };
    }
  }
}
