import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { drawPhotograph } from '../../tests/draw-photograph.ts';
import { startFakeFormService } from '../../tests/fakes/form-service.ts';
import { startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { startFakeWebhookReceiver } from '../../tests/fakes/webhook-receiver.ts';
import { describeOnOneDatabase, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { photographsOn } from '../../tests/photographs-under-test.ts';
import { eventually, logBook, startRelay, statesOf } from '../../tests/relays-under-test.ts';
import { sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { Carrier } from '../delivery/carrier.ts';
import { createFormServiceCarrier } from '../delivery/form-service.ts';
import { createSmtpCarrier } from '../delivery/smtp.ts';
import { createWebhookCarrier } from '../delivery/webhook.ts';
import { createIntake } from '../intake/intake.ts';
import { createPhotographLinks, findOutgoingPhotographs } from '../photographs/photograph-links.ts';
import type { Photographs } from '../photographs/photographs.ts';
import { systemClock, systemRandom } from '../platform/clock-and-random.ts';

const siteUrl = 'https://roof.example';
const to = { mailbox: 'leads@example.com', carbonCopies: [] };

/** Words with photographs on their way, and a relay that delivers them. */
async function deliverWith(
  database: LeadDatabase,
  carriers: Carrier[],
  photographsExpected: number,
  work: (photographs: Photographs, leadId: string) => Promise<void>,
  options: { photographs?: Photographs } = {},
) {
  const links = createPhotographLinks({ database, clock: systemClock, siteUrl });
  const { log, lines } = logBook();
  const photographs = options.photographs ?? photographsOn(database, { onComplete: () => relay.wake() });
  const relay = startRelay(database, carriers, {
    composeNotice,
    log,
    findPhotographs: (lead) => findOutgoingPhotographs(lead, { photographs, links }),
  });
  const intake = createIntake({
    database,
    carriers: carriers.map(({ name }) => name),
    clock: systemClock,
    random: systemRandom,
    onStored: () => relay.wake(),
  });
  const { reference } = await intake.receive(sampleSubmission({ photographsExpected }));
  const lead = await photographs.findLead({ reference });
  await work(photographs, lead?.id ?? '');
  await photographs.complete(lead?.id ?? '');
  await eventually(() => statesOf(database)).toEqual(carriers.map(() => 'delivered'));
  return { reference, lines };
}

describeOnOneDatabase('photographs in the notice', (kind) => {
  // Proves 12.12.
  it('go along with the mail, as links to the webhook, and as a line with the link to the form service', async () => {
    const [mailbox, receiver, formService] = [
      await startFakeMailbox(),
      await startFakeWebhookReceiver(),
      await startFakeFormService(),
    ];
    onTestFinished(
      async () => void (await Promise.all([mailbox.close(), receiver.close(), formService.close()])),
    );
    const database = await openFreshDatabase(kind);
    const carriers = [
      createFormServiceCarrier({ ...to, formServiceUrl: formService.url, siteUrl }),
      createSmtpCarrier({ ...to, smtpUrl: mailbox.url, from: 'site@example.com' }),
      createWebhookCarrier({ webhookUrl: receiver.url, secret: 'sixteen letters!' }),
    ];
    const { reference } = await deliverWith(database, carriers, 2, async (photographs, leadId) => {
      const [jpeg, other] = [await drawPhotograph(1, 200, 100), await drawPhotograph(2, 200, 100)];
      for (const bytes of [jpeg, await sharp(other).png().toBuffer()])
        await photographs.addWhole(leadId, bytes);
      // Nothing has gone out before they were there.
      expect(new Set(await statesOf(database))).toEqual(new Set(['due']));
    });
    const page = new RegExp(
      `https://roof\\.example/photographs/${reference}\\?until=\\d+&signature=[\\w-]{43}`,
    );
    const line = expect.stringMatching(new RegExp(`^2 photos, for 30 days at ${page.source}$`));
    expect(formService.received[0]?.fields).toContainEqual(['photographs', line]);
    const body = JSON.parse(receiver.received[0]?.body ?? '{}');
    expect(body.photographs).toEqual({
      expected: 2,
      page: expect.stringMatching(page),
      pictures: [1, 2].map((place) => ({
        place,
        byteCount: expect.any(Number),
        link: expect.stringContaining(`/photographs/${reference}/${place}.jpg?until=`),
      })),
    });
    const [mail] = mailbox.mails;
    expect(mail?.text).toMatch(page);
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual([
      `${reference}-1.jpg`,
      `${reference}-2.png`,
    ]);
    expect(mail?.attachments.map(({ bytes }) => bytes[0])).toEqual([0xff, 0x89]);
  });

  it('a notice says how many of them have arrived so far, and goes out when they cannot be read', async () => {
    const mailbox = await startFakeMailbox();
    onTestFinished(() => mailbox.close());
    const database = await openFreshDatabase(kind);
    const smtp = createSmtpCarrier({ ...to, smtpUrl: mailbox.url, from: 'site@example.com' });
    const whole = photographsOn(database);
    const unreadable: Photographs = {
      ...whole,
      list: async (leadId) =>
        (await whole.list(leadId)).map((each) => ({
          ...each,
          read: () => Promise.reject(new Error('away')),
        })),
    };
    await deliverWith(
      database,
      [smtp],
      3,
      async (photographs, leadId) => {
        await photographs.addWhole(leadId, await drawPhotograph(1, 200, 100));
      },
      { photographs: unreadable },
    );
    expect(mailbox.mails[0]?.text).toContain(
      'Photographs: 1 of 3 so far, for 30 days at https://roof.example/',
    );
    expect(mailbox.mails[0]?.attachments).toEqual([]);
  });
});
