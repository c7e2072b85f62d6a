import { sourceOf } from '#leads/forms/attribution.ts';
import { normalizePhone } from '#leads/forms/phone.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { townOf } from '#leads/forms/town.ts';
import { type Urgency, urgencyOf } from '#leads/forms/urgency.ts';
import type { LeadsTable } from '../database/tables.ts';

/** As the outbox compares them: the higher one goes first. */
const urgencyRanks: Readonly<Record<Urgency, number>> = { normal: 0, urgent: 1, emergency: 2 };

/** What a lead is filtered and found by. */
export function describeForDesk(
  lead: StoredLead,
): Pick<LeadsTable, 'search_text' | 'town' | 'service' | 'urgency' | 'source'> {
  const { contact } = lead;
  const { phone, email } = contact;
  const digits = (normalizePhone(phone) ?? phone).replace(/;.*$/, '').replace(/\D/g, '');
  const name = 'name' in contact ? contact.name : `${contact.firstName} ${contact.lastName}`;
  return {
    search_text: foldForSearch([name, email, digits].join(' ')),
    town: townOf(lead),
    service: 'service' in contact ? contact.service : null,
    urgency: urgencyRanks[urgencyOf(lead)],
    source: sourceOf(lead.attribution),
  };
}

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** "José Núñez-O’Brien" → "jose nunez-obrien": people type names the way their keyboard makes it easy, or paste them. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘ʼʻ]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toLowerCase()
    .replace(/[łøđðħıþßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
