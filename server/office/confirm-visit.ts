// One mail to the homeowner when the office confirms a visit. Like the mail after a request it repeats nothing that was
// typed: anyone who filled in the form may have given somebody else's address.

import ical, { ICalCalendarMethod } from 'ical-generator';
import { company } from '#client/company.ts';
import { formatShopTime } from '#content/business/format-shop-time.ts';
import { describeHoursBriefly } from '#content/business/opening-hours.ts';
import { contactOf } from '#leads/forms/lead-contact.ts';
import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { findAuditEntriesOfLead } from '../database/audit-entries.ts';
import { isMailAddress } from '../delivery/mail-address.ts';
import { MailNotTaken } from '../delivery/plain-mail.ts';
import { MailNotRecorded, type MailOnceOptions, mailOnce } from './mail-once.ts';
import { type Actor, findLead, OperationRefused, recordAction } from './office.ts';
import { visitMinutes } from './visit-calendar.ts';

/** How mail leaves; null where none is set up. */
export type OutgoingMail = Pick<MailOnceOptions['mail'], 'smtpUrl' | 'from'> | null;

type Entry = Awaited<ReturnType<typeof findAuditEntriesOfLead>>[number];

/** A correction may be that of the address: then the mail before went to somebody else. */
const ofConfirming = ({ action }: Pick<Entry, 'action'>) =>
  action === 'visit-confirmed' || action === 'corrected';

/** Whether the last mail named this time and nothing was corrected since. `history`: oldest first. */
export function isConfirmed(
  history: readonly Pick<Entry, 'action' | 'detail'>[],
  visitAt: number | string,
): boolean {
  const last = history.findLast(ofConfirming);
  return last?.action === 'visit-confirmed' && last.detail === formatShopTime(visitAt);
}

/** @throws OperationRefused when there is no visit to come, or nobody to mail to. Pressed twice, a visit is confirmed once. */
export async function confirmVisit(office: Actor, mail: OutgoingMail, reference: string): Promise<void> {
  const { database, clock } = office;
  const row = await findLead(office, reference);
  const stored = readStoredLead(row.lead_json);
  const visitAt = row.visit_at;
  if (stored.kind === 'unreadable' || row.stage === 'lost' || visitAt === null || visitAt < clock.now())
    throw new OperationRefused('There is no upcoming visit to confirm.');
  const { email } = contactOf(stored.lead);
  if (mail === null || !isMailAddress(email))
    throw new OperationRefused('It cannot be mailed: there is no email, or no mail server is set up.');
  const history = await findAuditEntriesOfLead(database.queries, row.id);
  if (isConfirmed(history, visitAt)) return;
  const when = formatShopTime(visitAt);
  const isSent = await mailOnce(
    {
      database,
      clock,
      mail: { ...mail, to: [email], addressesFrom: 'the email address of the request' },
    },
    `visit ${row.id} ${visitAt} ${history.filter(ofConfirming).length}`,
    async () => ({
      subject: `Your roof visit: ${when} [${reference}]`,
      text: `${[
        `We’ll be there to look at your roof on ${when}. It takes about an hour. Open the attached file to add it to your calendar.`,
        `Need another time? Call ${company.phone.value.display} (usual hours: ${describeHoursBriefly()}). Your reference is ${reference}.`,
        [company.name.value, company.addressLine].join('\n'),
        'You got this email because your address was given with a request to us. If that wasn’t you, reply and we’ll delete it.',
      ].join('\n\n')}\n`,
      replyTo: company.email.value,
      icalEvent: {
        filename: 'visit.ics',
        method: 'PUBLISH',
        content: writeEvent(row.id, row.revision, visitAt, reference),
      },
    }),
    (transaction) => recordAction(office, transaction, 'visit-confirmed', { leadId: row.id, detail: when }),
  ).catch((error: Error) => {
    if (error instanceof MailNotTaken)
      throw new OperationRefused(`It was not mailed: ${error.message} Try again in a minute, or call.`);
    if (!(error instanceof MailNotRecorded)) throw error;
    throw new OperationRefused(
      'The email went out, but the desk could not save that. If the request still offers “Confirm by email” in a minute, pressing it mails them again.',
      { cause: error.cause },
    );
  });
  if (!isSent) throw new OperationRefused('The email was sent or is on its way. Check again in a minute.');
}

function writeEvent(id: string, revision: number, visitAt: number, reference: string): string {
  const calendar = ical({ name: company.name.value, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id,
    sequence: revision,
    start: new Date(visitAt),
    end: new Date(visitAt + visitMinutes * 60_000),
    summary: `Roof visit, ${company.name.value}`,
    description: `${company.phone.value.display}\nReference ${reference}`,
  });
  return calendar.toString();
}
