// What a visitor reads while a request waits on the device. Source: reading 1.

import { company } from '#client/company.ts';
import { retention } from '../business/retention.ts';
import { countOf } from '../wording/counts.ts';

export const waitingRequestWords = {
  regionName: 'Requests waiting to be sent',
  waiting: (count: number) => `${countOf(count, 'request')} waiting to be sent`,
  explanation:
    'Sending did not work just now. This device keeps your request and sends it as soon as it can.',
  sendNow: 'Send now',
  sending: 'Sending…',
  delete: 'Delete',
  deleteReally: 'Delete for good?',
  stillWaiting: 'It could not be sent yet. We keep trying.',
  refused: (count: number) => `Our server did not accept ${countOf(count, 'request')}.`,
  expired: (count: number) =>
    `${countOf(count, 'request')} could not be sent within ${countOf(retention.browserOutboxDays, 'day')} and ${count === 1 ? 'is' : 'are'} no longer kept here.`,
  /** What to do about either. */
  instead: 'Please call, or send it as an email.',
  call: `Call ${company.phone.value.display}`,
  mail: 'Send as an email',
  mailSubject: 'Request from the website',
  close: 'Close',
  sent: (reference: string) => `Sent. Your reference: ${reference}`,
} as const;
