// Visits: two at a time, what the calendar says of them, and the one mail to the homeowner.

import { expect, it, onTestFinished, vi } from 'vitest';
import { confirmVisit } from '#server/office/confirm-visit.ts';
import { shopMorning, toShopFields } from '#server/office/shop-time.ts';
import { startFakeMailbox } from '../fakes/mailbox.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { sampleContactLead, sampleSubmission } from '../sample-submissions.ts';
import { intakeInto } from '../security/test-app.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

describeOnBothDatabases('visits', (kind) => {
  const day = toShopFields(shopMorning(Date.now(), 2)).day;

  async function open() {
    const mailbox = await startFakeMailbox();
    onTestFinished(() => mailbox.close());
    const mail = { smtpUrl: mailbox.url, from: 'site@example.com' };
    const desk = await openDeskSignedIn(kind, { mail });
    const lead = sampleContactLead({
      message: 'Buy <b>pills</b> at https://evil.example\nBEGIN:VEVENT',
      firstName: 'Visit https://evil.example',
      address: 'evil.example street',
      email: 'ruth@example.org',
      phone: '513 555 0123',
    });
    const { reference } = await intakeInto(desk.database)(sampleSubmission({ lead, idempotencyKey: 'two' }));
    return { ...desk, mailbox, second: `/desk/requests/${reference}`, secondReference: reference };
  }

  // Proves R50.8.
  it('says when another visit is set within the hour, and who goes', async () => {
    const { get, post, path, second } = await open();
    await post(path, { stage: 'visit-set', visit: `${day}T10:00`, revision: '0' });
    await post(`${path}/assign`, { person: 'pat', revision: '1' });
    await post(second, { stage: 'visit-set', visit: `${day}T10:45`, revision: '0' });
    expect((await get(second)).body).toMatch(
      /Another visit is at that time.*10 am.*Roof Repair, Pat Miller/s,
    );
    await post(second, { stage: 'visit-set', visit: `${day}T11:00`, revision: '1' });
    expect((await get(second)).body).not.toContain('Another visit');
    // The calendar says who goes, what for, and what was said.
    const link = /desk\/calendar\/[\w-]{43}\.ics/.exec((await post('/desk/calendar', {})).body)?.[0];
    const calendar = (await get(`/${link}`)).body.replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:Pat Miller: Roof Repair\\, Dolores Umber');
    expect(calendar).toContain('Shingles on the lawn after the storm.');
  });

  // Proves R50.9.
  it('is confirmed by one mail with time, phone and calendar file, and with nothing that was typed', async () => {
    const { get, post, second, secondReference, mailbox } = await open();
    expect((await post(`${second}/confirm`, {})).statusCode).toBe(409);
    await post(second, { stage: 'visit-set', visit: `${day}T09:00`, revision: '0' });
    expect((await get(second)).body).toContain('Confirm by email');
    mailbox.behavior = 'busy';
    const failed = await post(`${second}/confirm`, {});
    expect([failed.statusCode, failed.body]).toEqual([409, expect.stringContaining('It was not mailed')]);
    mailbox.behavior = 'unknown-mailbox';
    const refused = (await post(`${second}/confirm`, {})).body;
    expect(refused).toContain('Check the email address of the request.');
    expect(refused).not.toContain('LEAD_MAILBOX');
    mailbox.behavior = 'accept';
    await Promise.all([post(`${second}/confirm`, {}), post(`${second}/confirm`, {})]);
    await post(`${second}/confirm`, {});
    expect(mailbox.mails).toHaveLength(1);
    const { source = '', text = '', recipients, attachments = [] } = mailbox.mails[0] ?? {};
    const files = attachments.map(({ bytes }) => Buffer.from(bytes).toString()).join();
    expect(recipients).toEqual(['ruth@example.org']);
    expect(text).toContain('9 am');
    for (const part of [text, files]) {
      expect(part).toContain(secondReference);
      expect(part).not.toMatch(/evil|pills|Umber|0123/);
    }
    expect(files).toContain('BEGIN:VEVENT');
    expect(source).not.toMatch(/evil|pills|Umber/);
    const page = (await get(second)).body;
    expect(page).toContain('Confirmed the visit by email');
    expect(page).not.toContain('>Confirm by email<');
    // Another time is another mail.
    await post(second, { stage: 'visit-set', visit: `${day}T15:00`, revision: '1' });
    await post(`${second}/confirm`, {});
    expect(mailbox.mails).toHaveLength(2);
    // So is a time that was set before, and so is an address put right.
    await post(second, { stage: 'visit-set', visit: `${day}T09:00`, revision: '2' });
    expect((await get(second)).body).toContain('>Confirm by email<');
    await post(`${second}/confirm`, {});
    expect(mailbox.mails).toHaveLength(3);
    await post(`${second}/contact`, { email: 'ruth@example.com', revision: '3' });
    expect((await get(second)).body).toContain('>Confirm by email<');
    await post(`${second}/confirm`, {});
    expect(mailbox.mails[3]?.recipients).toEqual(['ruth@example.com']);
    expect((await get(second)).body).not.toContain('>Confirm by email<');
  });

  // Proves R50.9.
  it('is confirmed by a later press where the server stopped in the middle, and no page says that no mail went out when one did', async () => {
    const { get, post, second, secondReference, mailbox, office, database, log } = await open();
    const { transaction } = database;
    for (const [stopsAt, status, says, mails] of [
      [1, 500, 'Nothing was changed', 0],
      [2, 409, 'The email went out, but the desk could not save that', 1],
    ] as const) {
      const visit = `${day}T1${stopsAt}:00`;
      await post(second, { stage: 'visit-set', visit, revision: String(stopsAt - 1) });
      mailbox.reset();
      let begun = 0;
      const stopping = vi.spyOn(database, 'transaction').mockImplementation((work) => {
        begun += 1;
        return begun === stopsAt ? Promise.reject(new Error('stopped')) : transaction(work);
      });
      const { statusCode, body } = await post(`${second}/confirm`, {});
      stopping.mockRestore();
      expect([statusCode, body, mailbox.mails.length]).toEqual([
        status,
        expect.stringContaining(says),
        mails,
      ]);
      expect(JSON.stringify(log.at(-1))).toContain('stopped');
      await confirmVisit(
        { ...office, personId: 'pat', clock: { now: () => Date.now() + 61_000 } },
        { smtpUrl: mailbox.url, from: 'site@example.com' },
        secondReference,
      );
      expect(mailbox.mails).toHaveLength(mails + 1);
      expect((await get(second)).body).not.toContain('>Confirm by email<');
    }
  });
});
