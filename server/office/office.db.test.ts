import { expect, it } from 'vitest';
import type { ContactLead } from '#leads/forms/contact-lead.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { officeOn } from '../../tests/office-under-test.ts';
import { intakeOn, sampleContactLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { LeadQuery } from '../database/lead-list.ts';
import { findPeople } from '../database/people.ts';
import { assignLead } from './assign-lead.ts';
import { backfillSearchColumns } from './backfill-search-columns.ts';
import { countFigures } from './figures.ts';
import { forgetLead } from './forget-lead.ts';
import { nameOf } from './lead-record.ts';
import { listLeads } from './list-leads.ts';
import { OperationRefused } from './office.ts';
import { invitePerson, removePerson } from './people.ts';
import { EditConflict, recordProgress } from './record-progress.ts';
import { showLead } from './show-lead.ts';

const contactLead = (differences: Partial<ContactLead>): Lead =>
  sampleContactLead({
    firstName: 'Ruth',
    lastName: 'Baker',
    email: 'ruth@example.org',
    phone: '(513) 555-0101',
    address: '4 Duluth Ave',
    city: 'Cloquet, MN',
    service: 'Metal Roofing',
    preferredContact: 'phone',
    ...differences,
  });

const homeLead: Lead = {
  form: 'home',
  contact: { name: 'Home', email: 'h@example.org', phone: '5135550101', service: 'Roof Repair', message: '' },
};

/** Stores a lead as if it had come in at `at`, and returns its reference. */
async function receive(
  database: LeadDatabase,
  lead: Lead,
  at = Date.now(),
  differences = {},
): Promise<string> {
  const clock = { now: () => at };
  const intake = intakeOn(database, { clock });
  const { reference } = await intake.receive(sampleSubmission({ lead, ...differences }));
  return reference;
}

async function namesOf(database: LeadDatabase, query: Partial<LeadQuery>): Promise<string[]> {
  const { leads } = await listLeads({ database }, query, null, 50);
  return leads.map(nameOf);
}

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('what the office does', (kind) => {
  it('narrows down by form, town, service, stage, urgency and day', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    const now = Date.now();
    const called = await receive(database, contactLead({ firstName: 'Called' }), now - 3 * dayMs);
    await recordProgress(office, called, { revision: 0, note: '', stage: 'called', visitAt: null });
    await receive(
      database,
      contactLead({ firstName: 'Urgent', urgency: 'urgent', city: '' }),
      now - 2 * dayMs,
    );
    await receive(
      database,
      contactLead({ firstName: 'Emergency', service: 'Emergency Repair', city: 'Cincinnati' }),
      now - dayMs,
    );
    await receive(database, homeLead, now);
    await receive(database, contactLead({ firstName: 'Spam' }), now, { quarantine: 'honeypot-filled' });
    const first = async (query: Partial<LeadQuery>) =>
      (await namesOf(database, query)).map((name) => name.split(' ')[0]);
    expect(await first({})).toEqual(['Home', 'Emergency', 'Urgent', 'Called']);
    expect(await first({ isQuarantined: true })).toEqual(['Spam']);
    expect(await first({ form: 'home' })).toEqual(['Home']);
    expect(await first({ stage: 'called' })).toEqual(['Called']);
    expect(await first({ urgency: 1 })).toEqual(['Emergency', 'Urgent']);
    expect(await first({ urgency: 2 })).toEqual(['Emergency']);
    expect(await first({ service: 'Emergency Repair' })).toEqual(['Emergency']);
    // A street may be named after another town; without a city the address says where it is.
    expect(await first({ town: 'Cloquet' })).toEqual(['Called']);
    expect(await first({ town: 'Duluth' })).toEqual(['Urgent']);
    expect(await first({ town: 'other' })).toEqual(['Home', 'Emergency']);
    expect(await first({ from: now - 2 * dayMs, until: now })).toEqual(['Emergency', 'Urgent']);
  });

  it('shows every request once, page by page, also those of one moment and while others come in', async () => {
    const database = await openFreshDatabase(kind);
    const at = Date.now() - dayMs;
    const sent: string[] = [];
    for (let place = 0; place < 25; place += 1)
      sent.push(await receive(database, contactLead({ lastName: `No. ${place}` }), at + (place >> 2)));
    const seen: string[] = [];
    let position: Awaited<ReturnType<typeof listLeads>>['next'] = null;
    do {
      const page = await listLeads({ database }, {}, position, 7);
      seen.push(...page.leads.map(({ reference }) => reference));
      expect(page.matching).toBe(sent.length + (position === null ? 0 : 1));
      if (position === null) await receive(database, contactLead({ lastName: 'Meanwhile' }));
      position = page.next;
    } while (position !== null);
    expect(seen).toHaveLength(sent.length);
    expect([...seen].sort()).toEqual([...sent].sort());
  });

  it('lets only one of two people set the stage, and loses neither note nor stage of the first', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    const reference = await receive(database, contactLead({}));
    const set = (stage: 'called' | 'lost', note: string) =>
      recordProgress(office, reference, { revision: 0, note, stage, visitAt: null });
    const outcomes = await Promise.allSettled([set('called', 'One'), set('lost', 'Two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(failed?.reason).toBeInstanceOf(EditConflict);
    const { details } = await showLead(office, reference);
    expect(details.notes).toHaveLength(1);
    expect(details).toMatchObject({
      revision: 1,
      stage: outcomes[0].status === 'fulfilled' ? 'called' : 'lost',
    });
    expect(details.history).toMatchObject([{ action: 'stage-set', detail: details.stage, by: null }]);
    // A note alone never collides.
    await recordProgress(office, reference, { revision: 0, note: 'Three', stage: null, visitAt: null });
    expect((await showLead(office, reference)).details.notes.map(({ text }) => text)).toContain('Three');
  });

  it('saves the same note again, though the clock was ahead when it was written first', async () => {
    const database = await openFreshDatabase(kind);
    const reference = await receive(database, contactLead({}));
    const ahead = officeOn(database, { clock: { now: () => Date.now() + dayMs } });
    for (const office of [ahead, officeOn(database)])
      await recordProgress(office, reference, {
        revision: 0,
        note: 'No answer.',
        stage: null,
        visitAt: null,
      });
    expect((await showLead(ahead, reference)).details.notes).toHaveLength(2);
  });

  it('erases notes, visit and details of the record with the person, and keeps that something was done', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    const reference = await receive(database, contactLead({}));
    await recordProgress(office, reference, {
      revision: 0,
      note: 'Gate code 4711',
      stage: 'visit-set',
      visitAt: Date.now(),
    });
    // A notification has told nobody who it was: there is nothing to erase where it went.
    await database.queries
      .updateTable('outbox_entries')
      .set({ carrier: 'push', state: 'delivered' })
      .execute();
    expect(await forgetLead(office, reference)).toEqual({ sentBy: [], beingSentBy: [] });
    const { details, lead } = await showLead(office, reference);
    expect(lead).toBeNull();
    expect(details).toMatchObject({ notes: [], visitAt: null, town: null, fields: {} });
    expect(details.history.map(({ action, detail }) => [action, detail])).toEqual([
      ['stage-set', null],
      ['forgotten', null],
    ]);
    expect(await namesOf(database, {})).toEqual([]);
    const writing = recordProgress(office, reference, { revision: 1, note: 'x', stage: null, visitAt: null });
    await expect(writing).rejects.toThrow(OperationRefused);
  });

  it('keeps no note about somebody who is forgotten while it is written', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    const reference = await receive(database, contactLead({}));
    const later: typeof office = {
      ...office,
      database: {
        ...database,
        transaction: async (work) => {
          await forgetLead(office, reference);
          return database.transaction(work);
        },
      },
    };
    const writing = recordProgress(later, reference, {
      revision: 0,
      note: 'Gate code',
      stage: null,
      visitAt: null,
    });
    await expect(writing).rejects.toThrow('has been forgotten: there is nobody left');
    expect(await database.queries.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  it('makes requests of an earlier release findable, and those that cannot be read no obstacle', async () => {
    const database = await openFreshDatabase(kind);
    const reference = await receive(database, contactLead({}));
    await receive(database, contactLead({ lastName: 'Unreadable' }));
    await database.queries
      .updateTable('leads')
      .set({ search_text: null, town: null, service: null, urgency: null, description: 0 })
      .execute();
    await database.queries
      .updateTable('leads')
      .set({ lead_json: '{"form":' })
      .where('reference', '!=', reference)
      .execute();
    expect(await namesOf(database, { words: ['baker'] })).toEqual([]);
    expect(await backfillSearchColumns({ database })).toBe(2);
    expect(await namesOf(database, { words: ['baker'], town: 'Cloquet' })).toEqual(['Ruth Baker']);
    expect(await backfillSearchColumns({ database })).toBe(0);
  });

  it('counts weeks, towns, materials, stages and waits', async () => {
    const database = await openFreshDatabase(kind);
    const now = Date.parse('2026-11-18T17:00:00Z');
    const office = officeOn(database, { clock: { now: () => now } });
    const minuteMs = 60_000;
    const waits = [10, 30, 50];
    for (const [place, minutes] of waits.entries()) {
      const reference = await receive(
        database,
        contactLead({ lastName: `No. ${place}` }),
        now - minutes * minuteMs,
      );
      await recordProgress(office, reference, { revision: 0, note: '', stage: 'called', visitAt: null });
    }
    // Sunday night in Ohio is Monday in Greenwich: the week before.
    const oldest = await receive(
      database,
      contactLead({ city: 'Two Harbors' }),
      Date.parse('2026-11-16T04:30:00Z'),
    );
    await receive(database, contactLead({ lastName: 'Spam' }), now, { quarantine: 'honeypot-filled' });
    const figures = await countFigures(office);
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', sunday: '2026-11-15', leads: 1 },
      { monday: '2026-11-16', sunday: '2026-11-22', leads: 3 },
    ]);
    expect(figures.byTown).toEqual([
      { name: 'Cloquet', leads: 3 },
      { name: 'Two Harbors', leads: 1 },
    ]);
    expect(figures.byStage).toMatchObject([
      { stage: 'new', leads: 1 },
      { stage: 'called', leads: 3 },
      { leads: 0 },
      { leads: 0 },
      { leads: 0 },
    ]);
    expect(figures.medianMsToCall).toBe(30 * 60_000);
    expect(figures.waiting).toBe(1);
    const farTown = await countFigures(office, { form: 'contact', town: 'Two Harbors' });
    expect(farTown.weeks.map(({ leads }) => leads).slice(-2)).toEqual([1, 0]);
    expect(farTown).toMatchObject({ medianMsToCall: null, waiting: 1 });
    const repairs = await countFigures(office, { service: 'Roof Repair' });
    expect(repairs).toMatchObject({ waiting: 0, byTown: [] });
    expect(figures.oldestWaiting).toMatchObject({ reference: oldest });
  });

  it('says who takes care of a request, until they are removed or it is forgotten', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    for (const [id, name] of [
      ['pat', 'Pat Miller'],
      ['lee', 'Lee Ortiz'],
    ] as const)
      await database.queries
        .insertInto('people')
        .values({ id, name, invited_at: 1, removed_at: null })
        .execute();
    const first = await receive(database, homeLead);
    await assignLead(office, first, 0, 'pat');
    const assignedTo = async (reference: string) => (await showLead(office, reference)).details.assignedTo;
    expect(await assignedTo(first)).toBe('Pat Miller');
    await removePerson(office, 'Pat Miller');
    expect(await assignedTo(first)).toBeNull();
    await expect(assignLead(office, first, 1, 'pat')).rejects.toThrow(OperationRefused);
    await assignLead(office, first, 1, 'lee');
    await forgetLead(office, first);
    expect(await assignedTo(first)).toBeNull();
    await expect(assignLead(office, first, 2, 'lee')).rejects.toThrow(OperationRefused);
  });

  // Proves 10.70.
  it('lets people in by name, once each, and ends every way in when they are removed', async () => {
    const database = await openFreshDatabase(kind);
    const office = officeOn(database);
    const first = await invitePerson(office, 'Pat Miller');
    const second = await invitePerson(office, 'Pat Miller');
    const [invitation] = await database.queries.selectFrom('invitations').select('expires_at').execute();
    expect(Math.abs((invitation?.expires_at ?? 0) - office.clock.now() - 15 * 60_000)).toBeLessThan(60_000);
    expect(first.token).not.toBe(second.token);
    expect((await findPeople(database.queries)).map(({ name }) => name)).toEqual(['Pat Miller']);
    await removePerson(office, 'Pat Miller');
    expect(await findPeople(database.queries)).toEqual([]);
    expect(await database.queries.selectFrom('invitations').selectAll().execute()).toEqual([]);
    await expect(removePerson(office, 'Pat Miller')).rejects.toThrow(OperationRefused);
  });
});
