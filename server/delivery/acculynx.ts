import { contactOf } from '#leads/forms/lead-contact.ts';
import { urgencyOf } from '#leads/forms/urgency.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { type PostResult, postJson } from './http-post.ts';
import { writeMailText } from './mail-text.ts';
import { readReceiverResponse } from './receiver-response.ts';

export interface AccuLynxConfiguration {
  /** The base address of the API, without a slash at the end. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Id of a contact type of the account, which new contacts are of. */
  readonly contactTypeId: string;
}

const receiver = { name: 'AccuLynx', settings: 'the ACCULYNX_ settings' };
const longestNotes = 1_000;
const mostRemembered = 1_000;

/**
 * Makes a contact of each lead and a job for it, which AccuLynx lists as an unassigned lead. The API knows no idempotency
 * key: a lead whose answer gets lost becomes two, both with its reference. Sources:
 * https://apidocs.acculynx.com/reference/postcontacts, https://apidocs.acculynx.com/reference/createjob
 */
export function createAccuLynxCarrier({ apiUrl, apiKey, contactTypeId }: AccuLynxConfiguration): Carrier {
  /** Lead → its contact, while the job is tried again. */
  const contactIds = new Map<string, string>();

  return {
    name: 'acculynx',
    async deliver(lead, signal) {
      const { idempotencyKey } = lead;
      let contactId = contactIds.get(idempotencyKey) ?? null;
      if (contactId === null) {
        const made = await postJson(`${apiUrl}/contacts`, writeContact(lead, contactTypeId), apiKey, signal);
        const outcome = readReceiverResponse(made, receiver);
        if (outcome.kind !== 'delivered') return outcome;
        contactId = readId(made);
        if (contactId === null)
          return { kind: 'refused', reason: 'AccuLynx did not say which contact it made of the lead.' };
        if (contactIds.size >= mostRemembered) contactIds.clear();
        contactIds.set(idempotencyKey, contactId);
      }
      const job = await postJson(`${apiUrl}/jobs`, writeJob(lead, contactId), apiKey, signal);
      const outcome = readReceiverResponse(job, receiver);
      if (outcome.kind === 'delivered') contactIds.delete(idempotencyKey);
      return outcome;
    },
  };
}

function writeContact({ lead, reference }: OutgoingLead, contactTypeId: string) {
  const { firstName, lastName, phone, dial, email } = contactOf(lead);
  const [number, ext] = dial === null ? [phone] : phone.split(' x');
  return {
    contactTypeIds: [contactTypeId],
    firstName,
    lastName,
    crossReference: reference,
    phoneNumbers: [{ number, ...(ext === undefined ? {} : { ext }), primary: true }],
    emailAddresses: [{ address: email, primary: true }],
  };
}

function writeJob(outgoing: OutgoingLead, contactId: string) {
  const { street, city, state } = contactOf(outgoing.lead);
  const notes = writeMailText(outgoing);
  const shortened = `…\nReference: ${outgoing.reference}`;
  return {
    contact: { id: contactId },
    priority: urgencyOf(outgoing.lead) === 'normal' ? 'Normal' : 'Urgent',
    ...(street === '' ? {} : { locationAddress: { street1: street, city, state, country: 'US' } }),
    notes:
      notes.length <= longestNotes ? notes : `${notes.slice(0, longestNotes - shortened.length)}${shortened}`,
  };
}

function readId(result: PostResult): string | null {
  try {
    const { id } = JSON.parse(result.kind === 'responded' ? result.bodyText : '') as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}
