// Every layer against spam, from the side of a person who looks like a machine for a moment: the lead is kept, and arrives.

import { expect, onTestFinished, test } from 'vitest';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { createIntake } from '#server/intake/intake.ts';
import { runLeadsTool } from '#server/operator/leads.ts';
import { systemRandom } from '#server/platform/clock-and-random.ts';
import { describeOnBothDatabases, makeDatabase, openForTest } from '../fresh-databases.ts';
import { carrierThat, delivered, eventually, startRelay } from '../relays-under-test.ts';
import { buildTestApp } from './test-app.ts';

const dana = {
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  service: 'Roof Repair',
  message: 'Stain on the ceiling.',
};
const minuteMs = 60_000;

describeOnBothDatabases('a real person gets through', (kind) => {
  async function open() {
    const address = await makeDatabase(kind);
    const database = openForTest(address);
    await database.migrate();
    let now = Date.now();
    const intake = createIntake({
      database,
      carriers: ['form-service'],
      clock: { now: () => now },
      random: systemRandom,
    });
    const { app } = await buildTestApp({ receiveLead: (submission) => intake.receive(submission) });
    onTestFinished(() => app.close());
    const { carrier, leads } = carrierThat(() => delivered);
    startRelay(database, [carrier], { composeNotice });
    const post = async (fields: object, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ method: 'POST', url: '/api/leads/home', payload: fields, headers });
      return { status: answer.statusCode, reference: (answer.json() as { reference: string }).reference };
    };
    return {
      post,
      arrived: () => leads.map(({ reference }) => reference),
      notices: () => leads.map(({ notice }) => notice),
      passMinutes: (minutes: number) => {
        now += minutes * minuteMs;
      },
      releaseByHand: (reference: string) =>
        runLeadsTool(
          ['retry', reference],
          { DATABASE_URL: address.kind === 'sqlite' ? `file:${address.path}` : address.url },
          { stdout: async () => {}, stderr: () => {} },
        ),
    };
  }

  test('whose password manager fills every field in a second and a half', async () => {
    const { post, arrived } = await open();
    const { status, reference } = await post({ ...dana, _honey: '', _fillMs: '1500' });
    expect(status).toBe(201);
    await eventually(arrived).toEqual([reference]);
  });

  // Proves 10.38, R6.1.
  test('whose password manager fills the hidden field too: nobody is told, until the contractor lets it go', async () => {
    const { post, arrived, releaseByHand } = await open();
    const { status, reference } = await post({ ...dana, _honey: 'Whitaker & Sons', _fillMs: '1500' });
    expect(status).toBe(201);
    const next = await post({ ...dana, message: 'A second request, to see the first overtaken.' });
    await eventually(arrived).toEqual([next.reference]);
    expect(await releaseByHand(reference)).toBe(0);
    await eventually(arrived).toEqual([next.reference, reference]);
  });

  test('who sends again by hand after the hidden field was filled: that one goes out at once', async () => {
    const { post, arrived } = await open();
    const held = await post({ ...dana, _honey: 'x' });
    const again = await post(dana);
    expect(again.status).toBe(201);
    expect(again.reference).not.toBe(held.reference);
    await eventually(arrived).toEqual([again.reference]);
  });

  // Proves R6.3.
  test('who answers faster than a person can: it arrives, and the contractor is told how fast it was', async () => {
    const { post, arrived, notices } = await open();
    const { status, reference } = await post({ ...dana, _fillMs: '300' });
    expect(status).toBe(201);
    await eventually(arrived).toEqual([reference]);
    expect(notices()[0]?.fields).toContainEqual(['note', 'Filled in very fast']);
  });

  test('who types for three hours, or has no script to count the time', async () => {
    const { post, arrived } = await open();
    const slow = await post({ ...dana, _fillMs: String(180 * minuteMs) });
    const old = await post({ ...dana, message: 'Sent from a reading device.' });
    await eventually(() => arrived().toSorted()).toEqual([slow.reference, old.reference].toSorted());
  });

  test('who presses send twice gets one reference; who corrects the number gets a second lead', async () => {
    const { post, arrived } = await open();
    const first = await post(dana);
    expect(await post(dana)).toEqual({ status: 200, reference: first.reference });
    const corrected = await post({ ...dana, phone: '937-555-0189' });
    expect(corrected).toMatchObject({ status: 201 });
    await eventually(() => arrived().toSorted()).toEqual([first.reference, corrected.reference].toSorted());
  });

  test('who asks the same again a quarter of an hour later, because nobody has called', async () => {
    const { post, arrived, passMinutes } = await open();
    const first = await post(dana);
    await eventually(arrived).toEqual([first.reference]);
    passMinutes(15);
    const second = await post(dana);
    expect(second.status).toBe(201);
    expect(second.reference).not.toBe(first.reference);
  });

  test('who shares an office, a name and a problem with a colleague', async () => {
    const { post, arrived } = await open();
    const one = await post(dana, { 'idempotency-key': 'the browser of one' });
    expect(one.status).toBe(400);
    const first = await post(dana, { 'idempotency-key': 'browser-of-one' });
    const second = await post(dana, { 'idempotency-key': 'browser-of-the-other' });
    expect([first.status, second.status]).toEqual([201, 201]);
    await eventually(() => arrived().toSorted()).toEqual([first.reference, second.reference].toSorted());
  });
});
