// Putting right how to reach somebody: a digit of the phone, a letter of the name.

import { checkerOf, type Field, type Fields } from '#leads/forms/form-table.ts';
import { forms } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { formatPhone, normalizePhone } from '#leads/forms/phone.ts';
import { readStoredLead, type StoredLead, writeStoredLead } from '#leads/forms/stored-lead.ts';
import { findAuditEntriesOfLead, findNotesOfLeads } from '../database/audit-entries.ts';
import { findKeysOfLead, insertLeadKeys } from '../database/lead-keys.ts';
import { contactKeysOf, deriveSearchColumns } from '../intake/search-columns.ts';
import { type Actor, findLead, OperationRefused, recordAction } from './office.ts';
import { EditConflict, lockLead } from './record-progress.ts';

/** What of a lead can be corrected, in the order of its form. */
export function correctable(form: StoredLead['form']): readonly (readonly [name: string, field: Field])[] {
  const fields: Fields = forms[form].parts.contact;
  return Object.entries(fields).filter(([, { desk, kind }]) => desk === 'reach' && kind !== 'consent');
}

export type Correction =
  | { readonly kind: 'corrected' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

/**
 * Writes the corrected details; those from before stay searchable until the person is forgotten.
 * @throws EditConflict when it looks different by now; nothing was saved.
 */
export async function correctContact(
  office: Actor,
  reference: string,
  revision: number,
  typed: Readonly<Record<string, unknown>>,
): Promise<Correction> {
  const { id } = await findLead(office, reference);
  return office.database.transaction(async (transaction) => {
    const row = await lockLead(transaction, id);
    const stored = readStoredLead(row?.lead_json ?? null);
    if (!row || stored.kind === 'unreadable')
      throw new OperationRefused(`There is nothing left of ${reference} that could be corrected.`);
    const before: Readonly<Record<string, string>> = stored.lead.contact;
    const asked = correctable(stored.lead.form);
    // Somebody may turn out to have no email.
    const changed = asked.filter(([name]) => typed[name] !== undefined && typed[name] !== before[name]);
    const judged = changed.filter(([name]) => name !== 'email' || typed.email !== '');
    const checked = checkerOf<Fields>(Object.fromEntries(judged))(typed);
    if (checked.kind === 'invalid') return { kind: 'invalid', errors: checked.errors };
    if (changed.length === 0) return { kind: 'corrected' };
    if (row.revision !== revision) throw new EditConflict();
    const hasOtherPhone = changed.some(([name]) => name === 'phone');
    const contact: Record<string, string> = {
      ...before,
      ...Object.fromEntries(changed.map(([name]) => [name, ''])),
      ...checked.value,
      ...(hasOtherPhone && 'textConsent' in before && { textConsent: '' }),
    };
    const lead = { ...stored.lead, contact } as unknown as StoredLead;
    const was = changed.map(([name, { label }]) => `${label} was ${shown(name, before[name])}`);
    const notes = (await findNotesOfLeads(transaction, [id])).map(({ text }) => text);
    const earlier = (await findAuditEntriesOfLead(transaction, id)).map(({ action, detail }) =>
      action === 'corrected' ? (detail ?? '') : '',
    );
    await insertLeadKeys(transaction, [{ id, keys: contactKeysOf(lead) }]);
    await transaction
      .updateTable('leads')
      .set({
        lead_json: writeStoredLead(lead as Lead),
        phone_normalized: normalizePhone(lead.contact.phone),
        revision: row.revision + 1,
        ...(hasOtherPhone && { text_consent_version: null, text_consent_at: null }),
        ...deriveSearchColumns(lead, [
          ...(await findKeysOfLead(transaction, id)),
          ...notes,
          ...earlier,
          ...was,
        ]),
      })
      .where('id', '=', id)
      .execute();
    await recordAction(office, transaction, 'corrected', { leadId: id, detail: was.join(', ') });
    return { kind: 'corrected' };
  });
}

const shown = (name: string, text: string | undefined) =>
  !text ? 'not known' : name === 'phone' ? formatPhone(text) : text;
