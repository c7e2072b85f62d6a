import { expect, it } from 'vitest';
import { readStoredLead } from '#leads/forms/stored-lead.ts';
import {
  describeOnBothDatabases,
  makeDatabase,
  openForTest,
  openFreshDatabase,
  openFreshDatabaseAt,
  runOn,
} from '../../tests/fresh-databases.ts';
import {
  intakeOn as anyIntakeOn,
  sampleContactLead,
  sampleLead,
  sampleSubmission,
} from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { Queries } from '../database/tables.ts';
import { type Random, systemRandom } from '../platform/clock-and-random.ts';
import type { IntakeOptions } from './intake.ts';
import { KeyReused } from './submission.ts';

const intakeOn = (database: LeadDatabase, differences: Partial<IntakeOptions> = {}) =>
  anyIntakeOn(database, { carriers: ['form-service', 'disk'], ...differences });

const allLeads = (database: LeadDatabase) => database.queries.selectFrom('leads').selectAll().execute();
const allEntries = (database: LeadDatabase) =>
  database.queries.selectFrom('outbox_entries').selectAll().execute();

/** The same database, counting its transactions. */
function countingCommits(database: LeadDatabase) {
  const commits = { count: 0 };
  const transaction = <T>(work: (queries: Queries) => Promise<T>) => {
    commits.count++;
    return database.transaction(work);
  };
  return { counted: { ...database, transaction }, commits };
}

describeOnBothDatabases('receiving leads', (kind) => {
  // Proves R7.3.
  it('stores a lead with one outbox entry per carrier', async () => {
    const database = await openFreshDatabase(kind);
    const receipt = await intakeOn(database).receive(sampleSubmission());
    expect(receipt).toMatchObject({ isRepeat: false, reference: expect.stringMatching(/^APR-/) });

    const [lead, ...others] = await allLeads(database);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      reference: receipt.reference,
      form: 'home',
      phone_normalized: '+19375550188',
    });
    expect(readStoredLead(lead?.lead_json ?? null)).toEqual({ kind: 'readable', lead: sampleLead() });
    expect(new Date(lead?.received_at ?? 0).toISOString()).toBe(receipt.receivedAt);
    expect(
      (await allEntries(database)).map(({ carrier, state, lead_id }) => ({ carrier, state, lead_id })),
    ).toEqual(
      expect.arrayContaining([
        { carrier: 'form-service', state: 'due', lead_id: lead?.id },
        { carrier: 'disk', state: 'due', lead_id: lead?.id },
      ]),
    );
  });

  it('keeps what nobody expects in a name: emoji, quotes, NUL and half a surrogate', async () => {
    const database = await openFreshDatabase(kind);
    const lead = sampleLead(`'; drop table leads; -- \u0000 \ud83c\udfe0 \ud83c "&<> ${'x'.repeat(20_000)}`);
    await intakeOn(database).receive(sampleSubmission({ lead }));
    const [stored] = await allLeads(database);
    expect(readStoredLead(stored?.lead_json ?? null)).toEqual({ kind: 'readable', lead });
  });

  // Proves 10.35.
  it('stores one lead when two servers get the same twenty keys at the same moment', async () => {
    const { address, database: first } = await openFreshDatabaseAt(kind);
    const databases = [first, openForTest(address)];
    const keys = Array.from({ length: 20 }, (_, place) => `key-${place}`);
    const receipts = await Promise.all(
      databases.flatMap((database, server) => {
        const intake = intakeOn(database);
        return (server === 0 ? keys : keys.toReversed()).map(async (key) => ({
          key,
          ...(await intake.receive(sampleSubmission({ idempotencyKey: key }))),
        }));
      }),
    );
    for (const key of keys) {
      const ofKey = receipts.filter((receipt) => receipt.key === key);
      expect(new Set(ofKey.map(({ reference }) => reference)).size).toBe(1);
      expect(ofKey.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    }
    expect(await allLeads(first)).toHaveLength(20);
  });

  if (kind === 'postgres')
    it('takes leads that arrive together whatever isolation is the default', async () => {
      const address = await makeDatabase(kind);
      const url = 'url' in address ? address.url : '';
      const name = new URL(url).pathname.slice(1);
      await runOn(url, `alter database ${name} set default_transaction_isolation = 'serializable'`);
      const databases = [openForTest(address), openForTest(address)];
      await databases[0]?.migrate();
      const receipts = await Promise.allSettled(
        databases.flatMap((database) =>
          // Without a key: each looks for the same words first. Fewer than a server has connections: none has to wait for one.
          Array.from({ length: 8 }, () => {
            const intake = intakeOn(database);
            return intake.receive(sampleSubmission({ lead: sampleLead(crypto.randomUUID()) }));
          }),
        ),
      );
      expect(
        receipts.flatMap((receipt) => (receipt.status === 'rejected' ? [String(receipt.reason)] : [])),
      ).toEqual([]);
    });

  // Proves R8.1.
  it('keeps one key of two forms apart', async () => {
    const database = await openFreshDatabase(kind);
    const intake = intakeOn(database);
    const home = await intake.receive(sampleSubmission({ idempotencyKey: 'key-1' }));
    const contact = await intake.receive({
      lead: sampleContactLead({ textConsent: '2026-11' }),
      sent: {},
      idempotencyKey: 'key-1',
      quarantine: null,
      photographsExpected: 0,
    });
    expect(contact.reference).not.toBe(home.reference);
    const stored = (await allLeads(database)).find(({ form }) => form === 'contact');
    expect(stored).toMatchObject({ text_consent_version: '2026-11', text_consent_at: stored?.received_at });
  });

  // Proves 10.36.
  it('stores nothing and shows no reference when a key comes again with other words', async () => {
    const database = await openFreshDatabase(kind);
    const intake = intakeOn(database);
    const vera = sampleSubmission({ lead: sampleLead('Vera'), idempotencyKey: '1' });
    const mallory = sampleSubmission({ lead: sampleLead('Mallory'), idempotencyKey: '1' });
    const first = await intake.receive(vera);
    await expect(intake.receive(mallory)).rejects.toThrow(KeyReused);
    expect(await intake.receive(vera)).toEqual({ ...first, isRepeat: true });
    // Both at once, in one commit.
    const results = await Promise.allSettled(
      ['Ann', 'Ben'].map((name) =>
        intake.receive(sampleSubmission({ lead: sampleLead(name), idempotencyKey: '2' })),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await allLeads(database)).toHaveLength(2);
  });

  it('knows a repeat by what was sent: its time to fill in, its encoding and our prices may differ', async () => {
    const database = await openFreshDatabase(kind);
    const intake = intakeOn(database);
    const submission = sampleSubmission({ idempotencyKey: 'key-1' });
    const first = await intake.receive({
      ...submission,
      sent: { area: '2000', name: 'Dana', message: 'Ceiling.\nHall.', _fillMs: '9000' },
    });
    const again = {
      ...submission,
      lead: sampleLead('read in another way'),
      sent: { name: 'Dana', message: 'Ceiling.\r\nHall.', area: 2000 },
    };
    expect(await intake.receive(again)).toEqual({ ...first, isRepeat: true });
    await database.queries.updateTable('leads').set({ request_hash: null }).execute();
    expect(await intake.receive({ ...submission, sent: {} })).toEqual({ ...first, isRepeat: true });
  });

  // Proves R6.1.
  it('withholds a lead with a sign of spam, and lets it out when it comes again under its key without it', async () => {
    const database = await openFreshDatabase(kind);
    let calls = 0;
    const intake = intakeOn(database, { onStored: () => calls++ });
    const submission = sampleSubmission({ idempotencyKey: 'key-1', quarantine: 'honeypot-filled' });
    const held = await intake.receive(submission);
    expect(await intake.receive(submission)).toEqual({ ...held, isRepeat: true });
    expect((await allEntries(database)).map(({ state }) => state)).toEqual(['withheld', 'withheld']);
    const clean = { ...submission, quarantine: null };
    expect(await intake.receive(clean)).toEqual({ ...held, isRepeat: true });
    expect((await allEntries(database)).map(({ state }) => state)).toEqual(['due', 'due']);
    expect(calls).toBe(2);
    expect(await intake.receive(submission)).toEqual({ ...held, isRepeat: true });
    expect((await allEntries(database)).map(({ state }) => state)).toEqual(['due', 'due']);
  });

  // Proves R6.2.
  it('takes the same words without a key for a repeat within ten minutes, and for a new lead afterwards', async () => {
    const database = await openFreshDatabase(kind);
    let now = 1_800_000_000_000;
    const intake = intakeOn(database, { clock: { now: () => now } });
    const first = await intake.receive(sampleSubmission());
    now += 9 * 60_000;
    expect(await intake.receive(sampleSubmission())).toEqual({ ...first, isRepeat: true });
    now += 2 * 60_000;
    expect(await intake.receive(sampleSubmission())).toMatchObject({ isRepeat: false });
    const other = sampleSubmission({ lead: sampleLead('Another matter.') });
    expect(await intake.receive(other)).toMatchObject({ isRepeat: false });
    // What came in while the clock was a day ahead is no repeat for a day.
    now -= 24 * 60 * 60_000;
    expect(await intake.receive(other)).toMatchObject({ isRepeat: false });
  });

  it('never takes a lead that may go out for a repeat of one in quarantine', async () => {
    const database = await openFreshDatabase(kind);
    const intake = intakeOn(database);
    await intake.receive(sampleSubmission({ quarantine: 'honeypot-filled' }));
    expect(await intake.receive(sampleSubmission())).toMatchObject({ isRepeat: false });
    expect((await allEntries(database)).filter(({ state }) => state === 'due')).toHaveLength(2);
  });

  it('shares one commit between leads that arrive together, and answers all of them', async () => {
    const database = await openFreshDatabase(kind);
    const { counted, commits } = countingCommits(database);
    const intake = intakeOn(counted);
    const receipts = await Promise.all(
      Array.from({ length: 150 }, (_, place) =>
        intake.receive(sampleSubmission({ idempotencyKey: `key-${place}` })),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(150);
    expect(await allLeads(database)).toHaveLength(150);
    expect(commits.count).toBe(1);
  });

  // Proves 10.33.
  it('answers nobody before the commit', async () => {
    const database = await openFreshDatabase(kind);
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const slow: LeadDatabase = {
      ...database,
      transaction: (work) =>
        database.transaction(async (queries) => {
          const result = await work(queries);
          await release;
          return result;
        }),
    };
    let isAnswered = false;
    const receiving = intakeOn(slow)
      .receive(sampleSubmission())
      .then(() => {
        isAnswered = true;
      });
    await new Promise((done) => setTimeout(done, 100));
    expect(isAnswered).toBe(false);
    resolve();
    await receiving;
    expect(isAnswered).toBe(true);
  });

  it('does not let one lead that the database refuses fail the others in its commit', async () => {
    const database = await openFreshDatabase(kind);
    let calls = 0;
    const random: Random = {
      ...systemRandom,
      // Lead 2 asks for the id of lead 0.
      uuid: () =>
        calls++ === 0 || calls === 3 ? '00000000-0000-4000-8000-000000000000' : systemRandom.uuid(),
    };
    const intake = intakeOn(database, { random, carriers: [] });
    const before = await intake.receive(sampleSubmission({ idempotencyKey: 'before' }));
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((key) => intake.receive(sampleSubmission({ idempotencyKey: key }))),
    );
    expect(before.isRepeat).toBe(false);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await allLeads(database)).toHaveLength(3);
  });

  it('draws another reference when the first is taken', async () => {
    const database = await openFreshDatabase(kind);
    const draws = [...Array(14).fill(1), ...Array(7).fill(2)];
    const random: Random = { ...systemRandom, below: (limit) => draws.shift() ?? systemRandom.below(limit) };
    const intake = intakeOn(database, { random });
    const first = await intake.receive(sampleSubmission({ idempotencyKey: 'a' }));
    const second = await intake.receive(sampleSubmission({ idempotencyKey: 'b' }));
    expect(second.isRepeat).toBe(false);
    expect(second.reference).not.toBe(first.reference);
    expect(await allEntries(database)).toHaveLength(4);
  });
});
