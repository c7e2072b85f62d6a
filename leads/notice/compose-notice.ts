// How a lead reads as a message to the contractor: subject, lines, reply to the visitor. Source: specification §7. The names
// of the lines and their order are those of the form's table. Carriers and mailboxes are not here.

import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { cleanLine } from '../forms/clean-text.ts';
import type { Table } from '../forms/form-table.ts';
import { partOf, partsOf } from '../forms/forms.ts';
import type { StoredLead } from '../forms/stored-lead.ts';
import { autoResponseText } from './auto-response.ts';
import { leadSources } from './lead-sources.ts';
import type { Notice } from './notice.ts';

/**
 * The notice of one lead.
 * @param reference what the visitor was told; ends the subject, so that a call and a mail can be matched.
 *   Empty in the build without a lead server, where there are no references.
 */
export function composeNotice(lead: StoredLead, reference: string): Notice {
  const mark = reference ? ` [${reference}]` : '';
  const { subject, together = [], ...directives } = aboutForm(lead);
  return {
    form: lead.form,
    subject: `${cleanLine(subject)}${mark}`,
    fields: [
      ...partsOf(lead.form).flatMap(([part, table]) => linesOf(table, partOf(lead, part))),
      ...together,
      ...onlyWhere(lead.filledVeryFast, ['note', 'Filled in very fast'] as const),
      ['source', leadSources[lead.form]],
    ],
    ...directives,
  };
}

type Line = readonly [name: string, text: string];

function linesOf(table: Table, stored: Readonly<Record<string, string | number>>): readonly Line[] {
  return Object.entries(table).flatMap(([name, { notice, isOffered = true }]): readonly Line[] => {
    const told = stored[name];
    if (told === undefined) return [];
    if (notice === undefined) return onlyWhere(isOffered || told !== '', [name, String(told)]);
    const text = 'says' in notice ? notice.says(told) : '';
    return onlyWhere(text, [name, text]);
  });
}

interface AboutForm extends Omit<Notice, 'form' | 'fields'> {
  /** Lines that specification §7 makes of several entries. */
  readonly together?: readonly Line[];
}

function aboutForm(lead: StoredLead): AboutForm {
  switch (lead.form) {
    case 'home': {
      const { name, email, service } = lead.contact;
      return {
        subject: `New inspection request: ${service}, ${name}`,
        replyTo: email,
        fromName: name,
        autoResponse: autoResponseText,
      };
    }
    case 'contact': {
      const { urgency, service, firstName, lastName } = lead.contact;
      const urgent = urgency === 'normal' ? '' : `${urgency.toUpperCase()}: `;
      return {
        subject: `${urgent}New contact request: ${service}, ${firstName} ${lastName}`,
        nextPage: '/contact',
      };
    }
    case 'desk': {
      const { urgency, service, name } = lead.contact;
      const urgent = urgency === 'normal' ? '' : `${urgency.toUpperCase()}: `;
      return { subject: `${urgent}Entered at the desk: ${[service, name].filter(Boolean).join(', ')}` };
    }
    case 'roof-cost': {
      const { contact, answers, estimate } = lead;
      const range = `${formatWholeDollars(estimate.lowDollars)} - ${formatWholeDollars(estimate.highDollars)}`;
      return {
        subject: `Roof estimate ${formatWholeDollars(estimate.averageDollars)}: ${contact.name}`,
        together: [
          ['estimatedCost', range],
          ['projectDetails', describeProject(answers)],
        ],
        replyTo: contact.email,
        fromName: contact.name,
        autoResponse: autoResponseText,
      };
    }
    case 'energy-savings': {
      const { firstName, lastName } = lead.contact;
      return { subject: `Energy savings report: ${firstName} ${lastName}` };
    }
  }
}
