import { expect, it, onTestFinished } from 'vitest';
import { type FakeMailbox, startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { outgoingLead } from '../../tests/fakes/outgoing-lead.ts';
import { describeOnBothDatabases, openForTest, openFreshDatabaseAt } from '../../tests/fresh-databases.ts';
import { storeLeads } from '../../tests/relays-under-test.ts';
import { createAutoResponseCarrier } from '../delivery/auto-response-carrier.ts';
import type { LeadDatabase } from './lead-database.ts';
import { forgetLeads } from './leads.ts';
import { clearMailSlots, takeMailSlot } from './mail-slots.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function twoServers(kind: 'sqlite' | 'postgres', leads = 4) {
  const { address, database: first } = await openFreshDatabaseAt(kind);
  const second = openForTest(address);
  await storeLeads(first, leads);
  const rows = await first.queries.selectFrom('leads').select('id').orderBy('id').execute();
  return { first, second, ids: rows.map(({ id }) => id) };
}

const take = (database: LeadDatabase, leadId = '', mailbox = 'zoe@example.com', now = Date.now()) =>
  database.transaction((transaction) => takeMailSlot(transaction, mailbox, leadId, now));

function mailVia(mailbox: FakeMailbox, database: LeadDatabase, idempotencyKey: string, email: string) {
  const { contact } = outgoingLead.lead;
  const carrier = createAutoResponseCarrier({
    smtpUrl: mailbox.url,
    from: 'site@example.com',
    takeMailSlot: (to, leadId) => take(database, leadId, to),
  });
  return carrier.deliver(
    {
      ...outgoingLead,
      receivedAt: new Date().toISOString(),
      idempotencyKey,
      lead: {
        ...outgoingLead.lead,
        form: 'home',
        contact: { message: '', service: '', name: '', ...contact, email },
      },
    },
    new AbortController().signal,
  );
}

describeOnBothDatabases('automatic mails to one mailbox', (kind) => {
  // Proves R5.8.
  it('are two, however many requests name it at once, on two servers, in whatever spelling', async () => {
    const { first, second, ids } = await twoServers(kind, 20);
    const mailbox = await startFakeMailbox();
    onTestFinished(() => mailbox.close());
    const spellings = ['zoe@example.com', 'Zoe@Example.com', 'z.o.e@example.com', 'zoe+3@example.com'];
    const outcomes = await Promise.all(
      ids.map((id, place) =>
        mailVia(mailbox, place % 2 ? first : second, id, spellings[place % 4] as string),
      ),
    );
    expect(outcomes.filter(({ kind: of }) => of === 'delivered')).toHaveLength(2);
    expect(mailbox.mails).toHaveLength(2);
  });

  it('are not counted against another mailbox, and a later try of the same request has its place', async () => {
    const { first, second, ids } = await twoServers(kind);
    const [a, b, c, d] = ids;
    expect([await take(first, a), await take(second, b), await take(first, c)]).toEqual([true, true, false]);
    expect([await take(second, a), await take(second, b)]).toEqual([true, true]);
    expect(await take(first, d, 'zo@example.com')).toBe(true);
  });

  it('are forgotten after a day, one by one, whatever the clock said in between', async () => {
    const { first, ids } = await twoServers(kind);
    const [a, b, c, d] = ids;
    const now = Date.now();
    await take(first, a, undefined, now - dayMs);
    await take(first, b, undefined, now - dayMs / 2);
    const count = async () =>
      (await first.queries.selectFrom('auto_response_slots').selectAll().execute()).length;
    expect([await take(first, c, undefined, now), await take(first, d, undefined, now)]).toEqual([
      true,
      false,
    ]);
    await first.transaction((transaction) => clearMailSlots(transaction, now));
    expect(await count()).toBe(2);
    await first.transaction((transaction) => clearMailSlots(transaction, now + dayMs / 2));
    expect(await count()).toBe(1);
    expect(await take(first, d, undefined, now - 400 * dayMs)).toBe(true);
  });

  it('leave nothing of somebody who is forgotten', async () => {
    const { first, ids } = await twoServers(kind, 1);
    await take(first, ids[0]);
    await first.transaction((transaction) => forgetLeads(transaction, ids, Date.now()));
    expect(await first.queries.selectFrom('auto_response_slots').selectAll().execute()).toEqual([]);
  });
});
