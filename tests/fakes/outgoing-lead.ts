import type { OutgoingLead } from '#server/delivery/carrier.ts';

/** A lead with everything in it that ever broke a mail: accents, quotes, two lines, angle brackets. */
export const outgoingLead: OutgoingLead = {
  reference: 'APR-7K4M-Q2X8',
  receivedAt: '2026-11-21T13:05:00.000Z',
  idempotencyKey: '0199f3c2-lead',
  lead: {
    form: 'home',
    contact: {
      name: 'Zoë O’Neil',
      email: 'zoe@example.com',
      phone: '937 555 0123',
      service: 'Roof Repair',
      message: 'First line\nsecond “line” <b>&</b>',
    },
  },
  fields: {
    name: 'Zoë O’Neil',
    email: 'zoe@example.com',
    message: 'First line\nsecond “line” <b>&</b>',
    city: '',
  },
  notice: {
    form: 'home',
    subject: 'New inspection request: Roof Repair, Zoë O’Neil [APR-7K4M-Q2X8]',
    fields: [
      ['name', 'Zoë O’Neil'],
      ['email', 'zoe@example.com'],
      ['message', 'First line\nsecond “line” <b>&</b>'],
      ['city', ''],
    ],
    replyTo: 'zoe@example.com',
    fromName: 'Zoë O’Neil',
    autoResponse: 'We have your request.',
  },
};
