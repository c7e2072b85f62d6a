// What the two lead forms say besides their questions, which are in leads/forms. Quoted labels are fixed by specification §4
// and §10.

import { company } from '#client/company.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';

export const leadFormWords = {
  homeFormName: 'Request a free inspection',
  contactFormName: 'Contact us',
  send: 'Send message',
  sending: 'Processing...',
  sent: 'Message Sent!',
  optional: 'optional',
  errorTitle: (count: number) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
  errorText: 'Nothing has been sent yet, and what you typed is still here.',
  honeypotLabel: 'Leave this field empty',
  /** The note shown for five seconds. */
  thanksReceived: `Thank you. We have your request and will reply within ${offerWords.replyTime}.`,
  thanksEmergency: 'Thank you. We have your request. Please call now.',
  thanksQueued:
    'Thank you. Sending did not work just now, so this device keeps your request and sends it automatically as soon as it can.',
  /** What stays below the form, from when the note is gone. */
  sentBefore: 'Your request has been sent.',
  queuedBefore: 'Your request has not been sent yet.',
  referenceLabel: 'Your reference',
  nextAfterReceived: `We read it and reply within ${offerWords.replyTime} to set a time for your free inspection. If you call, please have this reference handy.`,
  /** Where an emergency was chosen: at the choice, and with the thanks. */
  emergencyTitle: 'Water coming in now?',
  emergencyText: `Call us instead of waiting for a reply${features.emergencyLine ? `: someone answers ${company.emergencyHours}` : ''}.`,
  nextAfterEmergency: 'We have it as an emergency. Please call now and give this reference.',
  nextAfterQueued:
    'Your request is waiting on this device. Leave this page open or come back later: it is sent as soon as it can be. If it is urgent, please call.',
  notSavedTitle: 'Your request could not be sent or kept.',
  notSavedText:
    'This browser could neither send your request nor keep it for later. Everything you typed is still here. Please call, or send it as an email:',
  refusedTitle: 'Our server did not accept your request.',
  refusedText:
    'Sending it again will probably not help. Everything you typed is still here. Please call, or send it as an email:',
  call: `Call ${company.phone.value.display}`,
  mail: 'Send it as an email',
  mailSubject: 'Request from the website',
} as const;

export const contactFormWords = {
  heading: 'Tell us about the roof',
  underHeading: 'All fields are required unless marked optional.',
  /** After the consent to text messages, both linked. */
  consentLinks: { lead: 'See our', privacy: 'privacy policy', and: 'and', terms: 'terms' },
} as const;

/** On a page that comes back with mistakes, for browsers without script. */
export const noScriptResponseWords = {
  errorText: 'Nothing has been sent yet, and what you typed is still here. Please look at:',
  titlePrefix: 'Error: ',
  notSent: `Nothing has been sent yet. If it is urgent, call ${company.phone.value.display}.`,
  tooSlow: 'The connection was too slow for the form to arrive.',
  tooSlowTitle: 'Not sent',
  tooSlowAgain: 'Go back in your browser and send it again; what you typed is still there.',
  tooMany: (wait: string) =>
    `Too many requests from this address. Wait ${wait}, then go back in your browser and send it again; what you typed is still there.`,
} as const;

/** What the results of both calculators say of the visitor's details (reading 1). The rest is with each one's results. */
export const whereaboutsWords = {
  received: `Your details have arrived. We reply within ${offerWords.replyTime}.`,
  notSavedTitle: 'Your details could not be sent to us.',
  mail: 'Send as an email',
} as const;
