import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { describeHouse } from '#calculators/energy-savings/figures-in-words.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { describeAnswers, describeProject } from '#calculators/roof-cost/project-summary.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { sourceOf } from '#leads/forms/attribution.ts';
import { type Fields, inAskedOrder } from '#leads/forms/form-table.ts';
import { forms } from '#leads/forms/forms.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Everything a visitor told us besides how to reach them, in their own words. Empty answers are left out. */
export function submittedFacts(lead: StoredLead): readonly Fact[] {
  const facts = [
    ...factsOf(forms[lead.form].parts.contact, lead.contact),
    ...answersOf(lead),
    ...onlyWhere(lead.filledVeryFast, { label: 'Note', text: 'The form was filled in very fast.' }),
  ];
  return facts.filter(({ text }) => text !== '');
}

/** A choice reads as in the form; one that it no longer offers as it was kept. */
function factsOf(fields: Fields, contact: Readonly<Record<string, string>>): readonly Fact[] {
  return inAskedOrder(fields).flatMap(([name, field]) => {
    if (field.desk === 'reach') return [];
    const { label, says = {} } = field.desk ?? { label: field.label };
    const options = 'options' in field ? field.options : {};
    const kept = contact[name] ?? '';
    return [{ label, text: says[kept] ?? options[kept] ?? kept }];
  });
}

/** Where the visitor came from; empty for requests of earlier releases. */
export function attributionFacts({ attribution }: StoredLead): readonly Fact[] {
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

function answersOf(lead: StoredLead): readonly Fact[] {
  switch (lead.form) {
    case 'home':
    case 'contact':
    case 'desk':
      return [];
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
