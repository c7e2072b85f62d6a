// What visitors read about photographs that go with a request.

import { company } from '../business/company.ts';
import { retention } from '../business/retention.ts';
import { countOf } from '../wording/counts.ts';

/** The most that go with one request. */
export const mostPhotographs = 6;

/** Long enough for an office to come back from its vacation; a mail that leaks later opens nothing. */
export const photographLinkDays = 30;

/** Why one photograph cannot be used: said beside it, in the browser and on the page that answers a form without script. */
export const photographRefusals = {
  empty: 'This file is empty.',
  'too-large': 'This file is too large. A photograph may have up to 15 MB.',
  'not-a-picture': 'This is not a photograph we can open. JPEG, PNG and WebP work.',
  heic: 'This photograph is in a format (HEIC) that cannot be opened here. Save it as JPEG, or take it again from this page.',
  moving: 'This is a moving picture. Please choose a photograph.',
  damaged: 'This photograph is damaged, or only part of it arrived.',
  'too-many-pixels': 'This photograph has too many pixels. Up to 50 megapixels work.',
  'too-small': 'This picture is too small to show anything.',
  'one-too-many': `A request takes up to ${mostPhotographs} photographs.`,
} as const;

export const photographWords = {
  label: 'Photographs',
  help: `Up to ${mostPhotographs}: the stain, the shingles, the whole house. Where and with which phone they were taken is removed before they leave this device.`,
  helpWithoutScript: `Up to ${mostPhotographs}, in JPEG, PNG or WebP, up to 15 MB each. Where and with which phone they were taken is removed when they arrive.`,
  choose: 'Add photographs',
  preparing: 'Getting it ready…',
  picture: (place: number) => `Photograph ${place}`,
  turn: 'Turn right',
  remove: 'Remove',
  turnNamed: (place: number) => `Turn photograph ${place} to the right`,
  removeNamed: (place: number) => `Remove photograph ${place}`,
  /** While they follow the request. */
  sendingHeading: 'Your photographs',
  follow:
    'Your request is safe. The photographs follow by themselves; leave this page open until they are here.',
  waits: 'Waiting',
  sent: 'Arrived',
  canceled: 'Not sent',
  interrupted: 'No connection. It is sent again by itself.',
  onlyHere:
    'This browser does not keep photographs. Leave this page open until they have arrived, or show them to us when we come.',
  noRoom: `This device already keeps as many photographs as it can. Those that did not fit are sent while this page is open.`,
  percent: (percent: number) => `${percent}% sent`,
  cancel: 'Cancel',
  retry: 'Try again',
  cancelNamed: (place: number) => `Cancel photograph ${place}`,
  retryNamed: (place: number) => `Try photograph ${place} again`,
  /** On the answer to a form sent without script. */
  arrived: (count: number) => `${countOf(count, 'photograph')} arrived with it.`,
  notUsed: (count: number) => `${countOf(count, 'photograph')} could not be used:`,
  notStored: `We could not keep the photographs just now. Your request is safe. Please send them to ${company.email.value}, or show them to us when we come.`,
  brokenOff: 'The connection ended before all of them arrived.',
  /** In the banner of what waits on this device. */
  waiting: (count: number) => `${countOf(count, 'photograph')} waiting to be sent`,
  waitingText: `This device keeps them for up to ${countOf(retention.browserOutboxDays, 'day')} and sends them when the connection is back.`,
} as const;

/** For the contractor: the page behind the link in a notice, and the line with that link. */
export const photographPageWords = {
  title: (reference: string) => `Photographs of ${reference}`,
  picture: (place: number) => `Photograph ${place}`,
  line: (here: number, expected: number, link: string) =>
    `${here < expected ? `${here} of ${expected} so far` : countOf(here, 'photograph')}, here for ${photographLinkDays} days: ${link}`,
  count: (here: number, expected: number) =>
    here < expected
      ? `${here} of ${countOf(expected, 'photograph')} arrived so far. The others may still be on their way: load this page again later.`
      : `${countOf(here, 'photograph')}.`,
} as const;
