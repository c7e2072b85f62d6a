import { contactOf } from '#leads/forms/lead-contact.ts';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { postJson } from './http-post.ts';
import { writeMailText } from './mail-text.ts';
import { readReceiverResponse } from './receiver-response.ts';

export interface HubSpotConfiguration {
  /** The origin of the API. */
  readonly apiUrl: string;
  /** Of a private app that may read and write contacts. */
  readonly accessToken: string;
}

const receiver = { name: 'HubSpot', settings: 'the HUBSPOT_ settings' };
const someFailed = 207;

/**
 * Makes or updates the contact with the visitor's address, by which HubSpot tells people apart: a lead that is sent twice
 * changes nothing. Source: https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts
 */
export function createHubSpotCarrier({ apiUrl, accessToken }: HubSpotConfiguration): Carrier {
  return {
    name: 'hubspot',
    async deliver(lead, signal) {
      const { email } = lead.lead.contact;
      const input = { id: email, idProperty: 'email', properties: writeProperties(lead) };
      const address = `${apiUrl}/crm/objects/2026-03/contacts/batch/upsert`;
      const result = await postJson(address, { inputs: [input] }, accessToken, signal);
      if (result.kind === 'responded' && result.status === someFailed) return refusedAll;
      return readReceiverResponse(result, receiver);
    },
  };
}

/** There was only one. */
const refusedAll: DeliveryOutcome = {
  kind: 'refused',
  reason: 'HubSpot did not take the contact (HTTP 207). Check the HUBSPOT_ settings.',
};

/** What was left empty does not empty what HubSpot knows. */
function writeProperties(lead: OutgoingLead): Record<string, string> {
  const { firstName, lastName, phone, email, street, city, state } = contactOf(lead.lead);
  const properties = {
    email,
    firstname: firstName,
    lastname: lastName,
    phone,
    address: street,
    city,
    state,
    message: writeMailText(lead),
  };
  return Object.fromEntries(Object.entries(properties).filter(([, text]) => text !== ''));
}
