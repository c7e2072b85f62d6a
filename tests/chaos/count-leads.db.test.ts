import { expect, onTestFinished, test } from 'vitest';
import { createIntake } from '#server/intake/intake.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import { startFakeFormService } from '../fakes/form-service.ts';
import { makeDatabase, openForTest } from '../fresh-databases.ts';
import { sampleLead, sampleSubmission } from '../sample-submissions.ts';
import { countLeads } from './count-leads.ts';

test('the count notices a lead that was stored and never mailed, and one that was promised and never stored', async () => {
  const address = await makeDatabase('sqlite');
  const database = openForTest(address);
  await database.migrate();
  const formService = await startFakeFormService();
  onTestFinished(formService.close);
  const intake = createIntake({
    database,
    carriers: ['form-service'],
    clock: systemClock,
    random: systemRandom,
  });
  const store = async (message: string) => {
    const { reference } = await intake.receive(
      sampleSubmission({ lead: sampleLead(message), idempotencyKey: message }),
    );
    return { message, reference };
  };
  const mail = async (message: string) => {
    const body = new FormData();
    body.append('message', message);
    await fetch(`${formService.url}/owner@example.com`, {
      method: 'POST',
      body,
      headers: { origin: 'https://roof.example' },
    });
  };

  const [safe, unmailed, renamed] = [await store('safe'), await store('unmailed'), await store('renamed')];
  for (const message of ['safe', 'safe', 'renamed', 'nobody sent this']) await mail(message);
  const answered = [
    safe,
    unmailed,
    { ...renamed, reference: 'SWO-AAAA-AAAA' },
    { message: 'never stored', reference: 'SWO-BBBB-BBBB' },
  ];
  expect(await countLeads(address, answered, formService)).toMatchObject({
    stored: 3,
    delivered: 3,
    lost: 3,
    withheld: 0,
    stuck: 3,
    invented: 1,
    extraMails: 1,
    extraAfterLostAnswer: 0,
  });
});
