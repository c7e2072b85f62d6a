import { afterAll, beforeEach, expect, test } from 'vitest';
import { outgoingLead } from '../../tests/fakes/outgoing-lead.ts';
import { startFakeWebhookReceiver } from '../../tests/fakes/webhook-receiver.ts';
import { sampleContactLead } from '../../tests/sample-submissions.ts';
import { createAccuLynxCarrier } from './acculynx.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { createJobNimbusCarrier } from './jobnimbus.ts';

const never = new AbortController().signal;
const carriers: Record<string, (apiUrl: string) => Carrier> = {
  jobnimbus: (apiUrl) =>
    createJobNimbusCarrier({ apiUrl, apiKey: 'key-1', workflow: 'Customer', status: 'Lead' }),
  acculynx: (apiUrl) => createAccuLynxCarrier({ apiUrl, apiKey: 'key-1', contactTypeId: 'type-1' }),
};

const receiver = await startFakeWebhookReceiver();
const apiUrl = new URL('/api', receiver.url).href;
afterAll(() => receiver.close());
beforeEach(() => receiver.reset());

const deliver = (name: string, lead: OutgoingLead = outgoingLead) =>
  carriers[name]?.(apiUrl).deliver(lead, never);
const received = () => {
  const [{ body = '{}', path = '', headers = {} } = {}] = receiver.received;
  return { path, headers, body: JSON.parse(body) };
};

const contactLead: OutgoingLead = {
  ...outgoingLead,
  lead: sampleContactLead({
    firstName: 'Mary Ann',
    lastName: 'de la Cruz',
    email: 'mary@example.com',
    phone: '937-555-0123',
    address: '12 Linden Ave',
    city: 'Kettering',
    preferredContact: 'phone',
  }),
};

// Proves 10.75.
test('JobNimbus gets a contact in the workflow that was set, with everything that was told', async () => {
  expect(await deliver('jobnimbus')).toEqual({ kind: 'delivered' });
  const { path, headers, body } = received();
  expect(path).toBe('/api/contacts');
  expect(headers.authorization).toBe('Bearer key-1');
  expect(body).toMatchObject({
    record_type_name: 'Customer',
    status_name: 'Lead',
    display_name: 'Zoë O’Neil',
    first_name: 'Zoë',
    last_name: 'O’Neil',
    email: 'zoe@example.com',
    mobile_phone: '(937) 555-0123',
    state_text: '',
    description: expect.stringContaining('APR-7K4M-Q2X8'),
  });
  expect(body.description).toContain('second “line” <b>&</b>');
  receiver.reset();
  await deliver('jobnimbus', contactLead);
  expect(received().body).toMatchObject({
    address_line1: '12 Linden Ave',
    city: 'Kettering',
    state_text: 'MN',
  });
});

// Proves 10.75.
test('AccuLynx gets a contact with the reference, and a job for it with what was told', async () => {
  receiver.answer = { status: 201, body: '{"id":"contact-1"}' };
  const { contact } = contactLead.lead as typeof contactLead.lead & { form: 'contact' };
  const lead = { ...contact, phone: '937-555-0123 ext 4', urgency: 'urgent' as const };
  expect(await deliver('acculynx', { ...contactLead, lead: { form: 'contact', contact: lead } })).toEqual({
    kind: 'delivered',
  });
  const { path, headers, body } = received();
  expect([path, headers.authorization]).toEqual(['/api/contacts', 'Bearer key-1']);
  expect(body).toEqual({
    contactTypeIds: ['type-1'],
    firstName: 'Mary Ann',
    lastName: 'de la Cruz',
    crossReference: 'APR-7K4M-Q2X8',
    phoneNumbers: [{ number: '9375550123', ext: '4', type: 'Home', primary: true }],
    emailAddresses: [{ address: 'mary@example.com', primary: true }],
    mailingAddress: { street1: '12 Linden Ave', city: 'Kettering' },
  });
  const [, job] = receiver.received;
  expect(job?.path).toBe('/api/jobs');
  expect(JSON.parse(job?.body ?? '{}')).toEqual({
    contact: { id: 'contact-1' },
    priority: 'Urgent',
    notes: expect.stringContaining('APR-7K4M-Q2X8'),
  });
});

test('AccuLynx, which takes ten digits alone, gets a number of another country in the notes', async () => {
  receiver.answer = { status: 201, body: '{"id":"contact-1"}' };
  const { contact } = contactLead.lead as typeof contactLead.lead & { form: 'contact' };
  const abroad = { ...contact, phone: '+44 20 7946 0123', address: '', city: '' };
  await deliver('acculynx', { ...contactLead, lead: { form: 'contact', contact: abroad } });
  const { body } = received();
  expect(body).not.toHaveProperty('phoneNumbers');
  expect(body).not.toHaveProperty('mailingAddress');
});

test('AccuLynx gets no second contact while the job is tried again, and no notes that are too long for it', async () => {
  const carrier = createAccuLynxCarrier({ apiUrl, apiKey: 'key-1', contactTypeId: 'type-1' });
  const { notice } = outgoingLead;
  const long = { ...outgoingLead, notice: { ...notice, fields: [['message', 'x'.repeat(5_000)] as const] } };
  receiver.answer = (path) =>
    path === '/api/contacts' ? { status: 201, body: '{"id":"contact-1"}' } : { status: 503 };
  expect(await carrier.deliver(long, never)).toMatchObject({ kind: 'postponed' });
  receiver.answer = { status: 201, body: '{"id":"job-1"}' };
  expect(await carrier.deliver(long, never)).toEqual({ kind: 'delivered' });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/api/contacts', '/api/jobs', '/api/jobs']);
  const { notes } = JSON.parse(receiver.received[2]?.body ?? '{}');
  expect(notes).toHaveLength(1_000);
  expect(notes).toContain('APR-7K4M-Q2X8');
  // An answer that names no contact: somebody has to look, a second try would not help.
  expect(await carrier.deliver(outgoingLead, never)).toEqual({ kind: 'delivered' });
  receiver.answer = { status: 200, body: '<html>' };
  expect(await carrier.deliver(outgoingLead, never)).toMatchObject({ kind: 'refused' });
});

test.each(Object.keys(carriers))(
  '%s that is in trouble gets the lead later, and one that refuses us is named',
  async (name) => {
    receiver.answer = { status: 429, headers: { 'retry-after': '30' } };
    expect(await deliver(name)).toMatchObject({ kind: 'postponed', retryAfterMs: 30_000 });
    receiver.answer = { status: 401 };
    expect(await deliver(name)).toMatchObject({ kind: 'misconfigured' });
    receiver.answer = { status: 302, headers: { location: receiver.url } };
    expect(await deliver(name)).toMatchObject({ kind: 'postponed' });
    receiver.answer = { status: 400 };
    const refused = await deliver(name);
    expect(refused).toMatchObject({ kind: 'refused' });
    // Reasons are kept in the log.
    expect(JSON.stringify(refused)).not.toMatch(/Zo|key-1/);
    receiver.answer = 'cut';
    expect(await deliver(name)).toMatchObject({ kind: 'postponed' });
  },
);
