import { expect, it, onTestFinished } from 'vitest';
import { attributionField, readAttribution } from '#leads/forms/attribution.ts';
import { startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { createIntake } from '../intake/intake.ts';
import { systemRandom } from '../platform/clock-and-random.ts';
import { type DigestOptions, sendDigest } from './digest.ts';
import { sendMonthlyReport } from './monthly-report.ts';
import { recordProgress } from './record-progress.ts';

async function prepare(kind: 'sqlite' | 'postgres') {
  const database = await openFreshDatabase(kind);
  const mailbox = await startFakeMailbox();
  onTestFinished(() => mailbox.close());
  // Half past six in the morning in Ohio.
  let moment = Date.parse('2026-11-23T11:30:00Z');
  const clock = { now: () => moment };
  const options = (on: LeadDatabase = database): DigestOptions => ({
    database: on,
    clock,
    mail: { smtpUrl: mailbox.url, from: 'site@example.com', to: ['office@example.com'] },
    hour: 7,
    siteUrl: 'https://roof.example',
  });
  const intake = createIntake({ database, carriers: ['disk'], clock, random: systemRandom });
  const pass = (minutes: number) => {
    moment += minutes * 60_000;
  };
  return { database, mailbox, options, intake, pass };
}

describeOnBothDatabases('the digest', (kind) => {
  it('says once a day, not before its hour, what waits and where, and never who', async () => {
    const { mailbox, options, intake, pass } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    expect(await sendDigest(options())).toBe(false);
    pass(60);
    const sent = await Promise.all([sendDigest(options()), sendDigest(options())]);
    expect(sent.sort()).toEqual([false, true]);
    expect(await sendDigest(options())).toBe(false);
    expect(mailbox.mails).toHaveLength(1);
    const mail = JSON.stringify(mailbox.mails[0]);
    expect(mail).toContain('1 request waits for a call');
    expect(mail).toContain('Roof Repair');
    expect(mail).toContain(`https://roof.example/desk/requests/${reference}`);
    expect(mail).not.toMatch(/Dolores|Umber|0188|Shingles/);
    pass(24 * 60);
    expect(await sendDigest(options())).toBe(true);
  });

  it('is silent when nobody waits, and tries again when the mail server was away', async () => {
    const { mailbox, options, intake, pass } = await prepare(kind);
    pass(60);
    expect(await sendDigest(options())).toBe(false);
    expect(mailbox.mails).toEqual([]);
    pass(24 * 60);
    await intake.receive(sampleSubmission());
    mailbox.behavior = 'busy';
    await expect(sendDigest(options())).rejects.toThrow();
    mailbox.behavior = 'accept';
    expect(await sendDigest(options())).toBe(true);
  });
});

describeOnBothDatabases('the monthly report', (kind) => {
  it('says once what the last month brought and from where, and never who', async () => {
    const { database, mailbox, options, intake, pass } = await prepare(kind);
    const attribution = readAttribution({ [attributionField]: 'firstPage=%2F&referrer=nextdoor.com' });
    const office = { ...options(), random: systemRandom, personId: null };
    const lead = { ...sampleLead('From the neighbors'), attribution };
    const { reference } = await intake.receive(sampleSubmission({ lead }));
    await intake.receive(sampleSubmission());
    pass(30);
    await recordProgress(office, reference, { revision: 0, note: '', stage: 'won', visitAt: null });
    // The month before had none.
    expect(await sendMonthlyReport(options())).toBe(false);
    pass(9 * 24 * 60);
    const sent = await Promise.all([sendMonthlyReport(options()), sendMonthlyReport(options())]);
    expect(sent.sort()).toEqual([false, true]);
    // A request of the next month is not counted, and nothing is sent twice.
    await intake.receive(sampleSubmission({ lead: sampleLead('December') }));
    expect(await sendMonthlyReport(options())).toBe(false);
    expect(mailbox.mails).toHaveLength(1);
    const mail = JSON.stringify(mailbox.mails[0]);
    expect(mail).toContain('November 2026: 2 requests, 1 called within the hour, 1 won so far');
    expect(mail).toContain('nextdoor.com: 1 request, 1 won');
    expect(mail).toContain('Not known: 1 request, 0 won');
    expect(mail).not.toMatch(/Dolores|Umber|0188|Shingles/);
    expect(await database.queries.selectFrom('digests').select('day').orderBy('day').execute()).toEqual([
      { day: '2026-10' },
      { day: '2026-11' },
    ]);
  });
});
