import { contactOf } from '#leads/forms/lead-contact.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { postJson } from './http-post.ts';
import { writeMailText } from './mail-text.ts';
import { readReceiverResponse } from './receiver-response.ts';

export interface JobNimbusConfiguration {
  /** The base address of the API, without a slash at the end. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Where new contacts begin: a workflow of the account, and a status in it. */
  readonly workflow: string;
  readonly status: string;
}

/**
 * Makes a contact of each lead. The API knows no idempotency key: a lead whose answer gets lost becomes two contacts, both
 * with its reference. Source: https://documenter.getpostman.com/view/3919598/S11PpG4x, "Create a Contact".
 */
export function createJobNimbusCarrier(configuration: JobNimbusConfiguration): Carrier {
  const { apiUrl, apiKey } = configuration;
  return {
    name: 'jobnimbus',
    async deliver(lead, signal) {
      const contact = writeContact(lead, configuration);
      const result = await postJson(`${apiUrl}/contacts`, contact, apiKey, signal);
      return readReceiverResponse(result, 'JobNimbus', 'the JOBNIMBUS_ settings');
    },
  };
}

function writeContact(lead: OutgoingLead, { workflow, status }: JobNimbusConfiguration) {
  const { name, firstName, lastName, phone, email, street, city, state } = contactOf(lead.lead);
  return {
    record_type_name: workflow,
    status_name: status,
    display_name: name,
    first_name: firstName,
    last_name: lastName,
    email,
    mobile_phone: phone,
    address_line1: street,
    city,
    state_text: state,
    description: writeMailText(lead),
  };
}
