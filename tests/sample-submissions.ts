import { type ContactLead, contactFields } from '#leads/forms/contact-lead.ts';
import { defaultsOf } from '#leads/forms/form-table.ts';
import type { Lead } from '#leads/forms/lead.ts';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { createIntake, type IntakeOptions } from '#server/intake/intake.ts';
import type { Submission } from '#server/intake/submission.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';

/** A homeowner's request as the checked lead that intake takes. `message` makes two of them differ. */
export function sampleLead(message = 'Shingles on the lawn after the storm.'): Lead {
  return {
    form: 'home',
    contact: {
      name: 'Dolores Umber',
      email: 'dolores.umber@example.org',
      phone: '937.555.0188',
      service: 'Roof Repair',
      message,
    },
  };
}

/** The same homeowner on the contact form, who left open what may be left open. */
export function sampleContactLead(differences: Partial<ContactLead> = {}): Lead & { form: 'contact' } {
  return {
    form: 'contact',
    contact: {
      ...defaultsOf(contactFields),
      firstName: 'Dolores',
      lastName: 'Umber',
      email: 'dolores.umber@example.org',
      phone: '937.555.0188',
      service: 'Roof Repair',
      preferredContact: 'email',
      urgency: 'normal',
      ...differences,
    },
  };
}

export function sampleSubmission(differences: Partial<Submission> = {}): Submission {
  const { lead = sampleLead() } = differences;
  return {
    lead,
    sent: lead.contact,
    idempotencyKey: null,
    quarantine: null,
    photographsExpected: 0,
    ...differences,
  };
}

export const intakeOn = (database: LeadDatabase, differences: Partial<IntakeOptions> = {}) =>
  createIntake({ database, carriers: ['disk'], clock: systemClock, random: systemRandom, ...differences });
