// The paper is drawn beside the test, in a worker, and reads client/ there: so does this test.

import { afterAll, beforeEach, expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { offers } from '#client/shapes/offers.ts';
import { features } from '#content/business/features.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { isoDay } from '#content/wording/dates.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { measuredHouse } from '../../tests/any-roof.ts';
import { startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { outgoingLead } from '../../tests/fakes/outgoing-lead.ts';
import { headerOf } from '../../tests/fakes/read-mail.ts';
import { textOfPdf } from '../../tests/read-pdf.ts';
import { createAutoResponseCarrier } from './auto-response-carrier.ts';

const never = new AbortController().signal;

let hasSlot = true;
const mailbox = await startFakeMailbox();
afterAll(() => mailbox.close());
beforeEach(() => {
  mailbox.reset();
  hasSlot = true;
});

const createCarrier = () =>
  createAutoResponseCarrier({
    smtpUrl: mailbox.url,
    from: 'Roofing website <site@example.com>',
    takeMailSlot: async () => hasSlot,
    pricesReviewedOn: () => '2031-05-04',
  });

const lead = { ...outgoingLead, receivedAt: new Date().toISOString() };
const deliver = (of: StoredLead) => createCarrier().deliver({ ...lead, lead: of }, never);
const person = { phone: '937 555 0123', email: 'zoe@example.com', address: '12 Mill St, Miamisburg' };

/** With the figures of a house of which only the size was told. */
function roofCostLead(answers: object = {}): StoredLead {
  const checked = readLead('roof-cost', { ...person, name: 'Zoë O’Neil', squareFootage: 2000, ...answers });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const energyAnswers = { currentBill: 210, homeSize: 1850, roofAge: 18, insulation: 'minimal', hvacAge: 12 };
const energySavings = {
  ...{ savingsPercentage: 50, monthlySavings: 105, annualSavings: 1260, twentyYearSavings: 25_200 },
  co2Reduction: 882,
};

// Proves 7.6, R5.5.
test('the visitor hears that the request arrived, with the reference, what was sent and how to reach us', async () => {
  expect(await deliver(lead.lead)).toEqual({ kind: 'delivered' });
  const [mail] = mailbox.mails;
  expect(mail?.recipients).toEqual(['zoe@example.com']);
  expect(headerOf(mail?.headers ?? [], 'subject')).toBe('We have received your request [APR-7K4M-Q2X8]');
  expect(headerOf(mail?.headers ?? [], 'reply-to')).toBe(company.email.value);
  expect(headerOf(mail?.headers ?? [], 'auto-submitted')).toBe('auto-replied');
  expect(headerOf(mail?.headers ?? [], 'message-id')).toBe('<0199f3c2-lead.auto-response@example.com>');
  for (const part of [
    `will reply within ${offers.replyWithinHours} hours to schedule your free inspection`,
    'Your reference is APR-7K4M-Q2X8',
    'Service: Roof Repair',
    // The office still hears of it.
    'If that wasn’t you, reply and we’ll delete it.',
    company.phone.value.display,
    company.email.value,
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toContain('<td>Roof Repair</td>');
  expect(mail?.attachments).toEqual([]);
});

// Proves R5.6.
test('nothing that was typed comes back, in the mail or its estimate or report: nobody can send a stranger words of their own through us', async () => {
  const typed = 'Evil: buy now at https://evil.example <script>alert(1)</script>';
  const contact = {
    ...{ firstName: typed, lastName: typed, name: typed, address: typed, city: typed, message: typed },
    ...{ email: 'zoe@example.com', phone: '900 555 0666', service: 'Roof Repair', preferredContact: 'phone' },
    ...{ urgency: 'normal', needsFinancing: '', needsInsuranceClaim: '', textConsent: '' },
  };
  const { answers, estimate } = roofCostLead() as StoredLead & { form: 'roof-cost' };
  const leads: StoredLead[] = [
    { form: 'contact', contact },
    { form: 'roof-cost', contact, answers, estimate },
    { form: 'energy-savings', contact, answers: energyAnswers, savings: energySavings },
  ];
  for (const each of leads) expect(await deliver(each)).toEqual({ kind: 'delivered' });
  expect(mailbox.mails.map(({ attachments }) => attachments.length)).toEqual([0, 1, 1]);
  let said = '';
  for (const { source, text, html, attachments } of mailbox.mails) {
    const papers = attachments.map(async ({ bytes, fileName }) => `${fileName}\n${await textOfPdf(bytes)}`);
    said += [source, text, html, ...(await Promise.all(papers))].join('\n');
  }
  expect(said).not.toMatch(/evil[.:-]|alert\(|555.0666/i);
  if (features.energyCalculator)
    for (const part of ['Estimated savings: $105 a month, $1,260 a year', 'Energy savings report'])
      expect(said).toContain(part);
  const today = isoDay(new Date(lead.receivedAt), company.timeZone);
  expect(mailbox.mails.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual([
    `Roof-Estimate-APR-7K4M-Q2X8-${today}.pdf`,
    `Energy-Savings-Report-APR-7K4M-Q2X8-${today}.pdf`,
  ]);
});

test('whatever a lead of an earlier release holds is no markup', async () => {
  await deliver({ form: 'home', contact: { ...person, name: '', message: '', service: '<b>Old & "new"' } });
  expect(mailbox.mails[0]?.html).toContain('&lt;b&gt;Old &amp; &quot;new&quot;');
});

test('after the roof calculator the estimate comes along as a PDF, with the roof of the outline that was measured, and no address', async () => {
  expect(await deliver(roofCostLead(measuredHouse))).toEqual({ kind: 'delivered' });
  const [mail] = mailbox.mails;
  expect(mail?.text).toContain('Your estimate is attached as a PDF.');
  expect(mail?.text).toMatch(
    /Roof: [\d,]+ sq ft, .+\n {2}Estimated cost: \$[\d,]+ on average \(\$[\d,]+ to \$[\d,]+\)/,
  );
  const text = await textOfPdf(mail?.attachments[0]?.bytes ?? Buffer.of());
  for (const part of [words.paperTitle, 'APR-7K4M-Q2X8', 'May 4, 2031']) expect(text).toContain(part);
  // A foot of overhang at either end of the 46 ft side.
  for (const part of ['48 ft', /Eaves?\b/, /Valleys?\b/]) expect(text).toMatch(part);
  expect(text).not.toContain('Mill St');
});

test('a material that is no longer offered: no paper, and the mail says how to get it', async () => {
  const { answers, ...rest } = roofCostLead() as StoredLead & { form: 'roof-cost' };
  expect(await deliver({ ...rest, answers: { ...answers, roofType: 'straw' } })).toEqual({
    kind: 'delivered',
  });
  const [mail] = mailbox.mails;
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('“Download PDF” below your results on our website makes one');
});

test('a mailbox that has had its mails of the day gets no other', async () => {
  hasSlot = false;
  expect(await deliver(lead.lead)).toMatchObject({ kind: 'refused' });
  expect(mailbox.mails).toEqual([]);
});

test('once the promised hours are over nobody is told that a request arrived', async () => {
  const receivedAt = new Date(Date.now() - 37 * 60 * 60 * 1000).toISOString();
  expect(await createCarrier().deliver({ ...lead, receivedAt }, never)).toMatchObject({ kind: 'refused' });
  expect(mailbox.mails).toEqual([]);
});

test.each([
  ['busy', 'postponed'],
  ['unknown-mailbox', 'refused'],
  ['wants-password', 'misconfigured'],
] as const)('a mail server that behaves as "%s" makes it %s', async (behavior, kind) => {
  mailbox.behavior = behavior;
  expect(await deliver(lead.lead)).toMatchObject({ kind });
});
