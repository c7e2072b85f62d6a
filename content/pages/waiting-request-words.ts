// What a visitor reads while a request waits on the device. Source: reading 1.

import { countOf } from '../wording/counts.ts';

export const waitingRequestWords = {
  regionName: 'Requests waiting to be sent',
  waiting: (count: number) => `${countOf(count, 'request')} waiting to be sent`,
  explanation:
    'We could not reach our server. This device keeps your request and sends it when the connection is back.',
  sendNow: 'Send now',
  sending: 'Sending…',
  delete: 'Delete',
  deleteReally: 'Delete for good?',
  stillWaiting: 'Still no connection. We keep trying.',
  sent: (reference: string) => `Sent. Your reference: ${reference}`,
} as const;
