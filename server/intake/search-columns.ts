import { sourceOf } from '#leads/forms/attribution.ts';
import type { Field } from '#leads/forms/form-table.ts';
import { forms } from '#leads/forms/forms.ts';
import { normalizePhone } from '#leads/forms/phone.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { townOf } from '#leads/forms/town.ts';
import { urgencies, urgencyOf } from '#leads/forms/urgency.ts';
import type { LeadsTable } from '../database/tables.ts';

/** What lists, filters and search of the desk read, derived from what was sent. */
export function deriveSearchColumns(
  lead: StoredLead,
  /** What else it is found by: what was said of them before it was corrected, and notes. */
  more: readonly string[] = [],
): Pick<LeadsTable, 'search_text' | 'town' | 'service' | 'urgency' | 'source' | 'description'> {
  const { contact } = lead;
  const told: Readonly<Record<string, string>> = contact;
  const words = Object.entries<Field>(forms[lead.form].parts.contact)
    .filter(([, { kind, isSearched = kind === 'text' || kind === 'long-text' }]) => isSearched)
    .map(([field]) => told[field] ?? '');
  return {
    description: 1,
    search_text: foldForSearch([...words, ...contactKeysOf(lead), ...more].filter(Boolean).join(' ')),
    town: townOf(lead),
    service: told.service || null,
    urgency: urgencies.indexOf(urgencyOf(lead)),
    source: lead.form === 'desk' ? lead.contact.cameBy : sourceOf(lead.attribution),
  };
}

/** What tells a person from others: the digits of the phone, and the mailbox. */
export function contactKeysOf({ contact: { phone, email } }: StoredLead): readonly string[] {
  const digits = (normalizePhone(phone) ?? phone).replace(/;.*$/, '').replace(/\D/g, '');
  return [digits, foldForSearch(email)].filter(Boolean);
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
  return (
    text
      // PostgreSQL keeps no NUL.
      .replaceAll('\0', '')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}'’‘ʼʻ]/gu, '')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .toLowerCase()
      .replace(/[łøđðħıþßæœ]/g, (letter) => plainLetters[letter] ?? letter)
  );
}
