// The paper is drawn beside the test, in a worker, and reads client/ there: so does this test.

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { offers } from '#client/offers.ts';
import { features } from '#content/business/features.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { type FakeMailbox, startFakeMailbox } from '../../tests/fakes/mailbox.ts';
import { outgoingLead } from '../../tests/fakes/outgoing-lead.ts';
import { headerOf } from '../../tests/fakes/read-mail.ts';
import { createAutoResponseCarrier } from './auto-response.ts';

const never = new AbortController().signal;

let mailbox: FakeMailbox;
beforeAll(async () => {
  mailbox = await startFakeMailbox();
});
afterAll(() => mailbox.close());
beforeEach(() => mailbox.reset());

const createCarrier = () =>
  createAutoResponseCarrier({
    smtpUrl: mailbox.url,
    from: 'Roofing website <site@example.com>',
    pricesReviewedOn: () => '2031-05-04',
  });

const lead = { ...outgoingLead, receivedAt: new Date().toISOString() };
const deliver = (of: StoredLead, carrier = createCarrier()) => carrier.deliver({ ...lead, lead: of }, never);
const person = { phone: '937 555 0123', email: 'zoe@example.com', address: '12 Mill St, Miamisburg' };

/** With the figures of a house of which only the size was told. */
function roofCostLead(name = 'Zoë O’Neil'): StoredLead {
  const checked = readLead('roof-cost', { ...person, name, squareFootage: 2000 });
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

async function textOf(pdf: Uint8Array | undefined): Promise<string> {
  const file = await getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS, disableFontFace: true })
    .promise;
  const pages = Array.from({ length: file.numPages }, async (_, page) => {
    const { items } = await (await file.getPage(page + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('\n');
  });
  return (await Promise.all(pages)).join('\n');
}

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
    'Phone: (937) 555-0123',
    // The office hears of it all the same.
    'If that wasn’t you, reply and we’ll delete it.',
    company.phone.value.display,
    company.email.value,
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toContain('<td>Roof Repair</td>');
  expect(mail?.attachments).toEqual([]);
});

// Proves R5.6.
test('nothing that was typed freely comes back: nobody can send a stranger words of their own through us', async () => {
  const typed = 'Buy now at https://evil.example <script>alert(1)</script>';
  const contact = {
    ...{ firstName: typed, lastName: typed, address: typed, city: typed, message: typed },
    ...{ email: 'zoe@example.com', phone: typed, service: 'Roof Repair', preferredContact: 'phone' },
    ...{ urgency: 'normal', needsFinancing: '', needsInsuranceClaim: '', textConsent: '' },
  };
  expect(await deliver({ form: 'contact', contact })).toEqual({ kind: 'delivered' });
  expect(mailbox.mails[0]?.source).not.toContain('evil');
});

test('whatever a lead of an earlier release holds is no markup', async () => {
  await deliver({ form: 'home', contact: { ...person, name: '', message: '', service: '<b>Old & "new"' } });
  expect(mailbox.mails[0]?.html).toContain('&lt;b&gt;Old &amp; &quot;new&quot;');
});

test('after the roof calculator the estimate comes along as a PDF', async () => {
  expect(await deliver(roofCostLead())).toEqual({ kind: 'delivered' });
  const [mail] = mailbox.mails;
  expect(mail?.text).toContain('Your estimate is attached as a PDF.');
  expect(mail?.text).toMatch(
    /Roof: 2,000 sq ft, .+\n {2}Estimated cost: \$[\d,]+ on average \(\$[\d,]+ – \$[\d,]+\)/,
  );
  const [paper] = mail?.attachments ?? [];
  expect(paper?.fileName).toMatch(/^Roof-Estimate-Zoë/);
  const text = await textOf(paper?.bytes);
  for (const part of [words.paperTitle, 'APR-7K4M-Q2X8', 'Zoë O’Neil', 'May 4, 2031'])
    expect(text).toContain(part);
});

test.runIf(features.energyCalculator)(
  'after the energy calculator the report comes along as a PDF',
  async () => {
    await deliver({
      form: 'energy-savings',
      contact: { ...person, firstName: 'Zoë', lastName: 'O’Neil' },
      answers: { currentBill: 210, homeSize: 1850, roofAge: 18, insulation: 'minimal', hvacAge: 12 },
      savings: {
        ...{ savingsPercentage: 50, monthlySavings: 105, annualSavings: 1260, twentyYearSavings: 25_200 },
        co2Reduction: 882,
      },
    });
    const [mail] = mailbox.mails;
    expect(mail?.text).toContain('Estimated savings: $105 a month, $1,260 a year');
    expect(await textOf(mail?.attachments[0]?.bytes)).toContain('Energy savings report');
  },
);

test('a name that our typefaces cannot draw: no paper, and the mail says how to get it', async () => {
  expect(await deliver(roofCostLead('李小龙'))).toEqual({ kind: 'delivered' });
  const [mail] = mailbox.mails;
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('“Download PDF” below your results on our website makes one');
});

test('a material that is no longer offered makes no paper either', async () => {
  const { answers, ...rest } = roofCostLead() as StoredLead & { form: 'roof-cost' };
  expect(await deliver({ ...rest, answers: { ...answers, roofType: 'straw' } })).toEqual({
    kind: 'delivered',
  });
  expect(mailbox.mails[0]?.attachments).toEqual([]);
});

test('one address gets five in a day, whatever is typed into the forms', async () => {
  const carrier = createCarrier();
  for (let sent = 0; sent < 5; sent += 1) await deliver(lead.lead, carrier);
  expect(await deliver(lead.lead, carrier)).toMatchObject({ kind: 'refused' });
  expect(mailbox.mails).toHaveLength(5);
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
