import { findNamesOfPeople } from '../database/people.ts';
import { CannotBeDone, findLead, type Office, recordAction } from './office.ts';

/**
 * Says who takes care of a lead; null: nobody in particular. The last word counts.
 * @throws CannotBeDone for somebody who is not at the desk, and for a lead that was forgotten.
 */
export async function assignLead(
  office: Pick<Office, 'database' | 'clock' | 'random' | 'personId'>,
  reference: string,
  assignedTo: string | null,
): Promise<void> {
  const { database } = office;
  const { id } = await findLead(office, reference);
  await database.transaction(async (transaction) => {
    const names = await findNamesOfPeople(transaction);
    const name = assignedTo === null ? 'nobody' : names.get(assignedTo);
    if (name === undefined) throw new CannotBeDone('That person is not at the desk any more.');
    const changed = await transaction
      .updateTable('leads')
      .set({ assigned_to: assignedTo })
      .where('id', '=', id)
      .where('forgotten_at', 'is', null)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      throw new CannotBeDone(`${reference} was forgotten meanwhile: there is nobody left to take care of.`);
    await recordAction(office, transaction, 'assigned', { leadId: id, detail: name });
  });
}
