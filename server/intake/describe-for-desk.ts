import { servedTowns } from '#client/cities/served-towns.ts';
import { cityList } from '#content/cities/cities.ts';
import { normalizePhone } from '#leads/forms/phone.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { type Urgency, urgencyOf } from '#leads/forms/urgency.ts';
import type { LeadsTable } from '../database/tables.ts';

/** As the outbox compares them: the higher one goes first. */
const urgencyRanks: Readonly<Record<Urgency, number>> = { normal: 0, urgent: 1, emergency: 2 };

/** Towns by which requests are told apart. */
export const towns = [...cityList, ...servedTowns].map(({ name }) => name);

/** What a lead is filtered and found by. */
export function describeForDesk(
  lead: StoredLead,
): Pick<LeadsTable, 'search_text' | 'town' | 'service' | 'urgency'> {
  const { contact } = lead;
  const { phone, email } = contact;
  const digits = (normalizePhone(phone) ?? phone).replace(/;.*$/, '').replace(/\D/g, '');
  const name = 'name' in contact ? contact.name : `${contact.firstName} ${contact.lastName}`;
  return {
    search_text: foldForSearch([name, email, digits].join(' ')),
    town: townOf(lead),
    service: 'service' in contact ? contact.service : null,
    urgency: urgencyRanks[urgencyOf(lead)],
  };
}

/** "José Núñez" → "jose nunez": people type names the way their keyboard makes it easy. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The last town of ours that the address names: streets are named after towns, and come first. */
function townOf({ contact }: StoredLead): string | null {
  const place =
    'city' in contact ? contact.city || contact.address : 'address' in contact ? contact.address : '';
  const found = towns
    .map((name) => ({ name, at: lastWord(place, name) }))
    .filter(({ at }) => at >= 0)
    // "West Mill Creek" ends where "Mill Creek" would.
    .sort((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length);
  return found[0]?.name ?? null;
}

function lastWord(text: string, name: string): number {
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'))];
  return places.at(-1)?.index ?? -1;
}
