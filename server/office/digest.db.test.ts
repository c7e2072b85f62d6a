import { expect, it, onTestFinished } from 'vitest';
import { emergencyChoice } from '#content/services/service-choices.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { type DigestOptions, sendDigest } from './digest.ts';
import { recordProgress } from './record-progress.ts';
import { sendReminder } from './reminder.ts';
import { retryLead } from './retry-leads.ts';
import { shopMorning } from './shop-time.ts';

function emergencyLead(): Lead {
  const lead = sampleLead('Water comes in');
  return { ...lead, contact: { ...lead.contact, service: emergencyChoice } } as Lead;
}

async function prepare(kind: 'sqlite' | 'postgres') {
  const database = await openFreshDatabase(kind);
  const mailbox = await startFakeMailbox();
  onTestFinished(() => mailbox.close());
  // Half past six in the morning at the shop.
  let moment = Date.parse('2026-11-23T12:30:00Z');
  const clock = { now: () => moment };
  const options = (on: LeadDatabase = database): DigestOptions => ({
    database: on,
    clock,
    mail: {
      smtpUrl: mailbox.url,
      from: 'site@example.com',
      to: ['office@example.com'],
      addressesFrom: 'DESK_DIGEST_TO',
    },
    hour: 7,
    siteUrl: 'https://roof.example',
  });
  const intake = intakeOn(database, { clock });
  const pass = (minutes: number) => {
    moment += minutes * 60_000;
  };
  const late = () => ({ ...options(), hours: 4 });
  const office = { ...options(), personId: null };
  return { database, mailbox, options, late, office, intake, pass };
}

/** `database` as a server finds it that is stopped, or loses it, once its mail is under way. */
function goneOnceMailing(database: LeadDatabase): LeadDatabase {
  let isGone = false;
  return {
    ...database,
    transaction: async (work) => {
      if (isGone) throw new Error('The database is gone.');
      isGone = true;
      return database.transaction(work);
    },
  };
}

describeOnBothDatabases('a mail that a server was stopped in the middle of', (kind) => {
  const hourMinutes = 60;
  const late = (options: DigestOptions) => sendReminder({ ...options, hours: 4 });
  it.each([
    ['digest', sendDigest, hourMinutes],
    ['reminder', late, 5 * hourMinutes],
  ])('is sent once by the next: the %s', async (_name, send, dueMinutes) => {
    const { database, mailbox, options, intake, pass } = await prepare(kind);
    await intake.receive(sampleSubmission());
    pass(dueMinutes);
    mailbox.behavior = 'cut';
    await expect(send(options(goneOnceMailing(database)))).rejects.toThrow();
    mailbox.behavior = 'accept';
    // It could still be at it; the last of these looked at the clock a moment before it.
    for (const minutes of [0, -0.001]) {
      pass(minutes);
      expect(await send(options())).toBe(false);
    }
    pass(2);
    expect(await send(options())).toBe(true);
    pass(2);
    expect(await send(options())).toBe(false);
    expect(mailbox.mails).toHaveLength(1);
  });
});

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
    expect(mail).not.toMatch(/Dolores|Umber|555\D?0188|Shingles/);
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

  it('begins with what is urgent, then what waits longest, counts all and tells of what is held back', async () => {
    const { mailbox, options, intake, pass } = await prepare(kind);
    const { reference: oldest } = await intake.receive(sampleSubmission());
    for (let place = 0; place < 30; place += 1) {
      pass(1);
      await intake.receive(sampleSubmission({ lead: sampleLead(`Number ${place}`) }));
    }
    const { reference: urgent } = await intake.receive(sampleSubmission({ lead: emergencyLead() }));
    await intake.receive(sampleSubmission({ lead: sampleLead('Buy'), quarantine: 'honeypot-filled' }));
    pass(60);
    expect(await sendDigest(options())).toBe(true);
    const mail = JSON.stringify(mailbox.mails[0]);
    expect(mail).toContain('32 requests wait for a call, 1 urgent');
    expect(mail.indexOf(urgent)).toBeGreaterThan(0);
    expect(mail.indexOf(oldest)).toBeGreaterThan(mail.indexOf(urgent));
    expect(mail).toContain('since Nov 23, 2026, 6:30 am');
    expect(mail).toContain('and 2 more');
    expect(mail).toContain('Held back as likely spam: 1');
  });

  // Proves R50.2.
  it('has what was put off on its day, as the reminder has after it, and a visit until its end is told', async () => {
    const { mailbox, options, late, office, intake, pass } = await prepare(kind);
    const { reference } = await intake.receive(sampleSubmission());
    const { reference: visited } = await intake.receive(sampleSubmission({ lead: sampleLead('Second') }));
    const nextMorning = shopMorning(options().clock.now(), 1);
    await recordProgress(office, reference, {
      revision: 0,
      note: '',
      stage: null,
      visitAt: null,
      next: { step: 'voicemail', at: nextMorning },
    });
    await recordProgress(office, visited, {
      revision: 0,
      note: '',
      stage: 'visit-set',
      visitAt: nextMorning + 60 * 60_000,
    });
    pass(60);
    expect(await sendDigest(options())).toBe(false);
    pass(24 * 60);
    expect(await sendDigest(options())).toBe(true);
    pass(24 * 60);
    expect(await sendDigest(options())).toBe(true);
    const [first, second] = mailbox.mails.map((mail) => JSON.stringify(mail));
    expect(first).toContain('1 request waits for a call, 1 visit');
    expect(first).toContain('No answer, call again: Roof Repair');
    expect(first).toContain('Visit Nov 24, 2026, 9 am: Roof Repair');
    expect(second).toContain('What became of it?');

    expect(await sendReminder(late())).toBe(true);
    expect(JSON.stringify(mailbox.mails[2])).toContain('No answer, call again');
    expect(JSON.stringify(mailbox.mails)).not.toMatch(/Dolores|Umber|555\D?0188|Shingles/);
  });
});

describeOnBothDatabases('the reminder', (kind) => {
  it('goes out once for each request that nobody has called for hours, and lists those that still wait, never who', async () => {
    const { mailbox, late, office, intake, pass } = await prepare(kind);
    const { reference: first } = await intake.receive(sampleSubmission());
    pass(60);
    const { reference: second } = await intake.receive(sampleSubmission({ lead: sampleLead('Second') }));
    const { reference: called } = await intake.receive(sampleSubmission({ lead: sampleLead('Third') }));
    await recordProgress(office, called, { revision: 0, note: '', stage: 'called', visitAt: null });
    expect(await sendReminder(late())).toBe(false);
    pass(3 * 60 + 1);
    const sent = await Promise.all([sendReminder(late()), sendReminder(late())]);
    expect(sent.sort()).toEqual([false, true]);
    pass(60);
    mailbox.behavior = 'busy';
    await expect(sendReminder(late())).rejects.toThrow();
    mailbox.behavior = 'accept';
    expect(await sendReminder(late())).toBe(true);
    // Once the newest was called, the older one has been told of.
    await recordProgress(office, second, { revision: 0, note: '', stage: 'called', visitAt: null });
    expect(await sendReminder(late())).toBe(false);
    const [one, both] = mailbox.mails.filter(Boolean).map((mail) => JSON.stringify(mail));
    expect(one).toContain('Nobody has called yet: 1 request, for 4 hours or longer');
    expect(one).toContain(first);
    for (const reference of [first, second]) expect(both).toContain(reference);
    expect(mailbox.mails).toHaveLength(2);
    expect(JSON.stringify(mailbox.mails)).not.toMatch(/Dolores|Umber|555\D?0188|Shingles/);
    expect(JSON.stringify(mailbox.mails)).not.toContain(called);
  });

  it('counts all that wait, however few it names, and tells of one that came in after them', async () => {
    const { mailbox, late, intake, pass } = await prepare(kind);
    for (let nth = 1; nth <= 31; nth += 1)
      await intake.receive(sampleSubmission({ lead: sampleLead(`Hail ${nth}`) }));
    pass(60);
    await intake.receive(sampleSubmission({ lead: sampleLead('An hour later') }));
    pass(3 * 60 + 1);
    expect(await sendReminder(late())).toBe(true);
    pass(60);
    expect(await sendReminder(late())).toBe(true);
    const [first, second] = mailbox.mails.map((mail) => JSON.stringify(mail));
    expect(first).toContain('Nobody has called yet: 31 requests');
    expect(first).toContain('and 1 more');
    expect(second).toContain('Nobody has called yet: 32 requests');
  });

  it('tells of a request that was let out of quarantine after newer ones were told of', async () => {
    const { database, mailbox, late, intake, pass, ...shared } = await prepare(kind);
    const office = { ...shared.office, outgoingFolder: '', photographs: photographsOn(database) };
    const { reference: held } = await intake.receive(
      sampleSubmission({ lead: sampleLead('Held back'), quarantine: 'honeypot-filled' }),
    );
    pass(2 * 24 * 60);
    const { reference: newer } = await intake.receive(sampleSubmission());
    pass(4 * 60 + 1);
    expect(await sendReminder(late())).toBe(true);
    await recordProgress(office, newer, { revision: 0, note: '', stage: 'called', visitAt: null });
    await retryLead(office, held);
    pass(60);
    // Nobody could have called before it was let out.
    expect(await sendReminder(late())).toBe(false);
    pass(3 * 60 + 1);
    expect(await sendReminder(late())).toBe(true);
    expect(await sendReminder(late())).toBe(false);
    const [first, second] = mailbox.mails.map((mail) => JSON.stringify(mail));
    expect(first).not.toContain(held);
    expect(second).toContain(held);
  });

  it('goes out although the clock was ahead when one did before', async () => {
    const { late, intake, pass } = await prepare(kind);
    const ahead = 300 * 24 * 60;
    pass(ahead);
    await intake.receive(sampleSubmission());
    pass(4 * 60 + 1);
    expect(await sendReminder(late())).toBe(true);
    pass(-ahead);
    await intake.receive(sampleSubmission({ lead: sampleLead('Second') }));
    pass(4 * 60 + 1);
    expect(await sendReminder(late())).toBe(true);
    expect(await sendReminder(late())).toBe(false);
  });

  it('is silent about what has waited for days when it is switched on', async () => {
    const { late, intake, pass } = await prepare(kind);
    await intake.receive(sampleSubmission());
    pass(3 * 24 * 60);
    expect(await sendReminder(late())).toBe(false);
  });
});
