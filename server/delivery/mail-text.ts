import { company } from '#client/company.ts';
import { escapeHtml } from '#content/wording/text.ts';
import { contactFields } from '#leads/forms/contact-lead.ts';
import { energyAnswers } from '#leads/forms/energy-savings-lead.ts';
import type { Kept } from '#leads/forms/form-table.ts';
import { normalizePhone } from '#leads/forms/phone.ts';
import type { OutgoingLead } from './carrier.ts';

/** Of a consent whose name does not say to what, and of figures whose name hides the unit. */
const labels: Readonly<Record<string, string | undefined>> = {
  textConsent: contactFields.textConsent.notice.label,
  ...Object.fromEntries(Object.entries<Kept>(energyAnswers).map(([name, { heading }]) => [name, heading])),
};

/** The contractor's own time, whatever clock the server keeps. */
const localTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: company.timeZone,
});

export function writeMailText(lead: OutgoingLead, deskUrl?: string): string {
  const lines = rowsOf(lead, deskUrl).map(([label, text]) =>
    text.includes('\n') ? `${label}:\n  ${text.replaceAll('\n', '\n  ')}` : `${label}: ${text}`,
  );
  return `${lines.join('\n')}\n`;
}

/** The same as a table, for mail programs that show HTML. Whatever the visitor typed is escaped. */
export function writeMailTable(lead: OutgoingLead, deskUrl?: string): string {
  const rows = rowsOf(lead, deskUrl).map(([label, text]) => {
    const phone = label === labelOf('phone') ? normalizePhone(text) : null;
    const shown = escapeHtml(text).replaceAll('\n', '<br>');
    const href = label === atTheDesk ? shown : phone === null ? null : `tel:${phone}`;
    const cell = href === null ? shown : `<a href="${href}">${shown}</a>`;
    return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${cell}</td></tr>`;
  });
  return `<table border="1" cellpadding="6" cellspacing="0">\n${rows.join('\n')}\n</table>\n`;
}

const atTheDesk = 'At the desk';

function rowsOf(
  { notice, reference, receivedAt }: OutgoingLead,
  deskUrl: string | undefined,
): [label: string, text: string][] {
  const told = notice.fields
    .filter(([, text]) => text !== '')
    .map(([name, text]): [string, string] => [labelOf(name), text]);
  return [
    ...told,
    ['Reference', reference],
    ['Received', localTime.format(new Date(receivedAt))],
    ...(deskUrl === undefined ? [] : [[atTheDesk, `${deskUrl}/requests/${reference}`] as [string, string]]),
  ];
}

/** "needsInsuranceClaim" → "Needs insurance claim" */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
