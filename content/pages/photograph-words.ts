// What visitors read about the photos that go with a request, and what the contractor reads beside them.

import { company } from '#client/company.ts';
import { retention } from '../business/retention.ts';
import { countOf } from '../wording/counts.ts';
import { formatCount } from '../wording/money.ts';
import { mostPhotographs } from './photograph-field-words.ts';

/** On a visitor’s device: three requests with all they may have, some 9 MB, which browsers give a page without asking. */
export const mostPhotographsKept = 18;

/** Long enough for an office to come back from its vacation; a mail that leaks later opens nothing. */
export const photographLinkDays = 30;

/** The largest phones in use take 50. What shows the picture later unpacks all of it. */
export const mostMegapixels = 60;
/** A panorama; more in a row is made to break a decoder. */
export const longestPhotographSide = 16_384;

/** Why one photo cannot be used: said beside it, and on the page that answers a form sent without script. */
export const photographRefusals = {
  empty: 'This file is empty.',
  'too-large': 'This file is too large for a photo.',
  'not-a-picture': 'This is not a photo we can open. JPEG and PNG work.',
  heic: 'This photo is in a format that cannot be opened here, such as HEIC, AVIF or WebP. Save it as a JPEG, or take it again from this page.',
  moving: 'This is a video or an animation. Please choose a photo.',
  damaged: 'This photo is damaged, or only part of it arrived.',
  'too-many-pixels': `This photo has too many pixels. Up to ${mostMegapixels} megapixels work, and ${formatCount(longestPhotographSide)} pixels on a side.`,
  'no-memory': 'This device does not have the memory to open this photo. Close other tabs and try again.',
  'too-small': 'This picture is too small to show anything.',
  'place-taken': 'Another photo was already sent in place of this one.',
  'one-too-many': `A request takes up to ${mostPhotographs} photos.`,
} as const;

export const photographWords = {
  preparing: 'Getting it ready…',
  ready: (count: number) => `${countOf(count, 'photo')} ready to send.`,
  picture: (place: number) => `Photo ${place}`,
  remove: 'Remove',
  /** While they follow the request. */
  heading: 'Your photos',
  follow: 'Your request is safe. The photos follow one at a time.',
  followLater: 'The photos follow as soon as your request has been sent.',
  keptHere: `If you leave this page or lose the connection, this device keeps them for up to ${countOf(retention.browserOutboxDays, 'day')}, ${mostPhotographsKept} photos at most, and sends them when you come back.`,
  notKeptHere:
    'This device cannot keep them. Leave this page open until they have arrived, or show them to us when we come.',
  allArrived: 'All photos have arrived.',
  arrivedOf: (arrived: number, all: number) => `${arrived} of ${countOf(all, 'photo')} arrived.`,
  waiting: 'Waiting',
  percent: (percent: number) => `${percent}% sent`,
  stored: 'Arrived',
  canceled: 'Not sent',
  interrupted: 'No connection. We keep trying.',
  'put-off': 'We cannot take it just now. We keep trying.',
  cancel: 'Cancel',
  retry: 'Try again',
  /** On the answers to a form sent without script. */
  chooseAgain: 'Your photos have not been sent either. Please choose them again.',
  arrived: (count: number) => `${countOf(count, 'photo')} arrived with it.`,
  notUsed: (count: number) => `${countOf(count, 'photo')} could not be used:`,
  notStored: `We could not keep all of your photos just now. Your request is safe. Please email them to ${company.email.value}, or show them to us when we come.`,
  brokenOff: 'Time ran out before all of your photos arrived. Your request is safe.',
  tooMany: {
    network: 'Too many photos have come from your network for now.',
    everybody: 'So many photos are coming in just now that we cannot take more.',
  },
} as const;

/** For the contractor: the page behind the link in a notice, and the line with that link. */
export const photographPageWords = {
  title: (reference: string) => `Photos for ${reference}`,
  picture: (place: number) => `Photo ${place}`,
  noneTitle: 'This link shows no photos',
  noneText: `It expired after ${photographLinkDays} days, or it is incomplete. The photos are kept with the request.`,
  noPicture: 'There is no such photo, or its link has expired.',
  line: (here: number, expected: number, link: string) =>
    `${here < expected ? `${here} of ${expected} so far` : countOf(here, 'photo')}, for ${photographLinkDays} days at ${link}`,
  count: (here: number, expected: number) =>
    here < expected
      ? `${here} of ${countOf(expected, 'photo')} arrived so far. The others may still be on their way; load this page again later.`
      : `${countOf(here, 'photo')}.`,
} as const;
