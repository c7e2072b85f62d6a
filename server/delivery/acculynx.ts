import { contactOf } from '#leads/forms/lead-contact.ts';
import { parsePhone } from '#leads/forms/phone.ts';
import { urgencyOf } from '#leads/forms/urgency.ts';
import { refused } from '#leads/notice/delivery-outcome.ts';
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

const receiver = ['AccuLynx', 'the ACCULYNX_ settings'] as const;
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
        const outcome = readReceiverResponse(made, ...receiver);
        if (outcome.kind !== 'delivered') return outcome;
        contactId = readId(made);
        if (contactId === null) return refused('AccuLynx did not say which contact it made of the lead.');
        if (contactIds.size >= mostRemembered) contactIds.clear();
        contactIds.set(idempotencyKey, contactId);
      }
      const job = await postJson(`${apiUrl}/jobs`, writeJob(lead, contactId), apiKey, signal);
      const outcome = readReceiverResponse(job, ...receiver);
      if (outcome.kind === 'delivered') contactIds.delete(idempotencyKey);
      return outcome;
    },
  };
}

function writeContact({ lead, reference }: OutgoingLead, contactTypeId: string) {
  const { firstName, lastName, email, street, city } = contactOf(lead);
  const phone = parsePhone(lead.contact.phone);
  return {
    contactTypeIds: [contactTypeId],
    firstName,
    lastName,
    crossReference: reference,
    // Ten digits and a type, or it takes none; what else was typed is in the job's notes.
    ...(phone && {
      phoneNumbers: [
        {
          number: phone.digits,
          ...(phone.extension && { ext: phone.extension }),
          type: 'Home',
          primary: true,
        },
      ],
    }),
    emailAddresses: email === '' ? [] : [{ address: email, primary: true }],
    // Not the job's address: that needs a ZIP code, which no form asks for on its own.
    ...(street && { mailingAddress: { street1: street, ...(city && { city }) } }),
  };
}

function writeJob(outgoing: OutgoingLead, contactId: string) {
  const notes = writeMailText(outgoing);
  const shortened = `…\nReference: ${outgoing.reference}`;
  return {
    contact: { id: contactId },
    priority: urgencyOf(outgoing.lead) === 'normal' ? 'Normal' : 'Urgent',
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
