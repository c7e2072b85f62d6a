// How soon somebody has to look at a lead.

import { emergencyChoice } from '#content/services/service-choices.ts';
import type { ContactLead } from './contact-lead.ts';
import type { StoredLead } from './stored-lead.ts';

export type Urgency = ContactLead['urgency'];

/** From the least: the place of one is its rank in the tables, and the higher one is sent first. */
export const urgencies: readonly Urgency[] = ['normal', 'urgent', 'emergency'];

/** What the visitor said, by the choice of urgency or by asking for an emergency repair. */
export function urgencyOf(lead: StoredLead): Urgency {
  if (lead.form === 'roof-cost' || lead.form === 'energy-savings') return 'normal';
  if (lead.contact.service === emergencyChoice) return 'emergency';
  const said = lead.form === 'home' ? 'normal' : lead.contact.urgency;
  return said === 'emergency' || said === 'urgent' ? said : 'normal';
}
