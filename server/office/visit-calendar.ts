import ical from 'ical-generator';
import { company } from '#client/company.ts';
import { contactOf } from '#leads/forms/lead-contact.ts';
import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { findVisits } from '../database/agenda.ts';
import { findNamesOfPeople } from '../database/people.ts';
import { type Office, OperationRefused, recordAction } from './office.ts';
import { generateToken, hashToken } from './people.ts';

export const visitMinutes = 60;
/** Past visits stay for a while: somebody writes the bill by them. */
const keptDays = 90;
/** How often calendars should ask; most do when they see fit. */
const askAgainSeconds = 15 * 60;

/** A new secret address for the calendar of the person signed in. @param replaces the earlier ones are no longer good */
export async function linkCalendar(office: Office, replaces: boolean): Promise<string> {
  const { database, clock, personId } = office;
  if (personId === null) throw new OperationRefused('A calendar belongs to somebody who is signed in.');
  const token = generateToken();
  await database.transaction(async (transaction) => {
    const feed = { token_hash: hashToken(token), person_id: personId, created_at: clock.now() };
    if (replaces) await transaction.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
    await transaction.insertInto('calendar_feeds').values(feed).execute();
    await recordAction(office, transaction, 'calendar-linked');
  });
  return token;
}

export async function writeVisitCalendar(
  { database, clock }: Pick<Office, 'database' | 'clock'>,
  siteUrl: string,
): Promise<string> {
  const names = await findNamesOfPeople(database.queries);
  const calendar = ical({ name: `Visits, ${company.name.value}`, ttl: askAgainSeconds });
  for (const visit of await findVisits(database.queries, clock.now() - keptDays * 24 * 60 * 60 * 1000)) {
    const stored = readStoredLead(visit.leadJson);
    if (stored.kind !== 'readable') continue;
    const { name, phone, address } = contactOf(stored.lead);
    const told: Readonly<Record<string, string>> = stored.lead.contact;
    const who = visit.assignedTo === null ? undefined : names.get(visit.assignedTo);
    calendar.createEvent({
      id: visit.id,
      sequence: visit.revision,
      start: new Date(visit.visitAt),
      end: new Date(visit.visitAt + visitMinutes * 60_000),
      stamp: new Date(visit.stageAt ?? visit.visitAt),
      summary: `${who ? `${who}: ` : ''}${visit.service ?? 'Roof visit'}, ${name}`,
      description: [phone, who && `${who} goes`, visit.service, told.message, visit.reference]
        .filter(Boolean)
        .join('\n'),
      location: address,
      url: `${siteUrl}/desk/requests/${visit.reference}`,
    });
  }
  return calendar.toString();
}
