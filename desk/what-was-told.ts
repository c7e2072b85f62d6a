import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { describeHouse } from '#calculators/energy-savings/figures-in-words.ts';
import { describeAnswers } from '#calculators/roof-cost/answer-rows.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { contactFormWords } from '#content/pages/lead-form-words.ts';
import { sourceOf } from '#leads/forms/attribution.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

const contactMeans: Readonly<Record<string, string>> = { email: 'By email', phone: 'By phone' };

/** A choice as the form has it; one that it no longer offers as it was kept. */
function say(field: 'urgency' | 'needsFinancing' | 'needsInsuranceClaim', choice: string): string {
  const words: Readonly<Record<string, string | undefined>> = contactFormWords[field];
  return words[choice] ?? choice;
}

/** Everything a visitor told us besides how to reach them, in their own words. Empty answers are left out. */
export function whatWasTold(lead: StoredLead): readonly Fact[] {
  const facts = lead.filledVeryFast
    ? [...factsOf(lead), { label: 'Note', text: 'The form was filled in very fast.' }]
    : factsOf(lead);
  return facts.filter(({ text }) => text !== '');
}

/** Where the visitor came from; empty for requests of earlier releases. */
export function whereFrom({ attribution }: StoredLead): readonly Fact[] {
  if (attribution === undefined) return [];
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, clickIds } = attribution;
  const facts = [
    { label: 'Counted as', text: sourceOf(attribution) ?? '' },
    { label: 'Linked from', text: attribution.referrer },
    { label: 'First page', text: attribution.firstPage },
    { label: 'Sent from', text: attribution.sentFrom },
    { label: 'Campaign', text: [utmCampaign, utmSource, utmMedium].filter(Boolean).join(', ') },
    { label: 'Search term', text: utmTerm },
    { label: 'Ad', text: utmContent },
    { label: 'Click ids', text: clickIds },
  ];
  return facts.filter(({ text }) => text !== '');
}

function factsOf(lead: StoredLead): readonly Fact[] {
  switch (lead.form) {
    case 'home': {
      const { service, message } = lead.contact;
      return [
        { label: 'Service', text: service },
        { label: 'Message', text: message },
      ];
    }
    case 'contact': {
      const { service, message, preferredContact, urgency, needsFinancing, needsInsuranceClaim } =
        lead.contact;
      return [
        { label: 'Service', text: service },
        { label: 'Message', text: message },
        { label: 'Urgency', text: urgency === 'normal' ? '' : say('urgency', urgency) },
        { label: 'Wants to be reached', text: contactMeans[preferredContact] ?? preferredContact },
        { label: 'Needs financing', text: say('needsFinancing', needsFinancing) },
        { label: 'Insurance claim', text: say('needsInsuranceClaim', needsInsuranceClaim) },
      ];
    }
    case 'roof-cost': {
      const checked = readRoofCostAnswers(lead.answers);
      // A choice may no longer be offered; what was asked for is kept.
      return checked.kind === 'invalid'
        ? [{ label: 'Roof', text: describeProject(lead.answers) }]
        : describeAnswers(checked.answers);
    }
    case 'energy-savings': {
      const checked = readEnergyAnswers(lead.answers);
      return checked.kind === 'invalid'
        ? Object.entries(lead.answers).map(([label, value]) => ({ label, text: String(value) }))
        : describeHouse(checked.answers);
    }
  }
}
