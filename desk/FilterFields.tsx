import { serviceChoices } from '#content/services/service-choices.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { formNames } from '#leads/forms/form-names.ts';
import { townNames } from '#leads/forms/town.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { stages, stageWords } from '#leads/progress/stage.ts';
import type { ListFilters, PeopleNames } from '#server/desk/desk-page.ts';

const same = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** What the list can be narrowed down to, besides days. */
const choices = [
  {
    name: 'stage',
    label: 'Stage',
    options: stages.map((stage) => ({ value: stage, label: stageWords[stage] })),
  },
  {
    name: 'urgency',
    label: 'Urgency',
    options: [
      { value: 'urgent', label: 'Urgent or emergency' },
      { value: 'emergency', label: 'Emergency' },
    ],
  },
  {
    name: 'form',
    label: 'Form',
    options: formNames.map((form) => ({ value: form, label: leadSources[form] })),
  },
  {
    name: 'service',
    label: 'Service',
    options: [...same(serviceChoices), { value: 'other', label: 'None named' }],
  },
  {
    name: 'town',
    label: 'Town',
    options: [...same(townNames.toSorted()), { value: 'other', label: 'Elsewhere, or not said' }],
  },
] as const;

export const personOptions = (people: PeopleNames) => [...people].map(([value, label]) => ({ value, label }));

type FilterName = (typeof choices)[number]['name'];
const everyFilter = choices.map(({ name }) => name);

/** A choice for each of these filters, by default all of them. */
export function FilterFields({
  filters,
  names = everyFilter,
}: {
  readonly filters: ListFilters;
  readonly names?: readonly FilterName[];
}) {
  return choices
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, options }) => (
      <SelectField
        key={name}
        label={label}
        id={name}
        name={name}
        prompt="Any"
        defaultValue={filters[name]}
        options={options}
      />
    ));
}
