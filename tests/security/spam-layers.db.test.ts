// Every layer against spam, from the side of a person who looks like a machine for a moment: the lead is kept, and arrives.

import { expect, test } from 'vitest';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { runLeadsTool } from '#server/operator/leads.ts';
import { describeOnOneDatabase, openFreshDatabaseAt } from '../fresh-databases.ts';
import { carrierThat, delivered, eventually, startRelay } from '../relays-under-test.ts';
import { intakeOn } from '../sample-submissions.ts';
import { buildTestApp, lead as dana } from './test-app.ts';

describeOnOneDatabase('a real person gets through', (kind) => {
  async function open() {
    const { address, database } = await openFreshDatabaseAt(kind);
    const intake = intakeOn(database, { carriers: ['form-service'] });
    const { app } = await buildTestApp({ receiveLead: (submission) => intake.receive(submission) });
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
      releaseByHand: (reference: string) =>
        runLeadsTool(
          ['retry', reference],
          { DATABASE_URL: address.kind === 'sqlite' ? `file:${address.path}` : address.url },
          { stdout: async () => {}, stderr: () => {} },
        ),
    };
  }

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

  // Proves R6.3.
  test('who answers faster than a person can: it arrives, and the contractor is told how fast it was', async () => {
    const { post, arrived, notices } = await open();
    const { status, reference } = await post({ ...dana, _fillMs: '300' });
    expect(status).toBe(201);
    await eventually(arrived).toEqual([reference]);
    expect(notices()[0]?.fields).toContainEqual(['note', 'Filled in very fast']);
  });
});
