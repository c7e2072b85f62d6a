import { findNamesOfPeople } from '../database/people.ts';
import { type Actor, findLead, OperationRefused, recordAction } from './office.ts';
import { EditConflict, lockLead, updateLead } from './record-progress.ts';

/**
 * Says who takes care of a lead; null: nobody in particular. The same again saves nothing more.
 * @throws OperationRefused for somebody who is not at the desk, and for a lead that was forgotten.
 * @throws EditConflict when it looks different by now; nothing was saved.
 */
export async function assignLead(
  office: Actor,
  reference: string,
  revision: number,
  assignedTo: string | null,
): Promise<void> {
  const { id } = await findLead(office, reference);
  await office.database.transaction(async (transaction) => {
    const names = await findNamesOfPeople(transaction);
    const name = assignedTo === null ? 'nobody' : names.get(assignedTo);
    if (name === undefined) throw new OperationRefused('That person is not at the desk any more.');
    const lead = await lockLead(transaction, id);
    if (!lead)
      throw new OperationRefused(`${reference} has been forgotten: there is nobody left to take care of.`);
    if (lead.assigned_to === assignedTo) return;
    if (lead.revision !== revision) throw new EditConflict();
    await updateLead(transaction, id, { assigned_to: assignedTo, revision: revision + 1 });
    await recordAction(office, transaction, 'assigned', { leadId: id, detail: name });
  });
}
