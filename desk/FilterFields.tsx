import { serviceChoices } from '#content/services/service-choices.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { townNames } from '#leads/forms/town.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { stageWords } from '#leads/progress/stage.ts';
import type { ListFilters } from '#server/desk/desk-page.ts';

const same = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** What the list can be narrowed down to, besides days. */
const choices = {
  stage: { label: 'Stage', options: stageWords },
  urgency: { label: 'Urgency', options: { urgent: 'Urgent or emergency', emergency: 'Emergency' } },
  form: { label: 'Form', options: leadSources },
  service: { label: 'Service', options: { ...same(serviceChoices), other: 'None named' } },
  town: { label: 'Town', options: { ...same(townNames.toSorted()), other: 'Elsewhere, or not said' } },
} as const;

type FilterName = keyof typeof choices;
const everyFilter = Object.keys(choices) as readonly FilterName[];

/** A choice for each of these filters, by default all of them. */
export function FilterFields({
  filters,
  names = everyFilter,
}: {
  readonly filters: ListFilters;
  readonly names?: readonly FilterName[];
}) {
  return names.map((name) => (
    <SelectField key={name} {...choices[name]} name={name} prompt="Any" defaultValue={filters[name]} />
  ));
}
