import { roofCostDefaults, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePitchRange } from '#calculators/roof-cost/option-wording.ts';
import {
  roofAccess,
  roofPitches,
  roofTypes,
  squareFootageBounds,
  stories,
} from '#calculators/roof-cost/prices.ts';
import { roofCostNoScriptForm } from '#content/pages/roof-cost.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import frame from '../../lead-forms/NoScriptForm.module.css';
import { NoScriptForm } from '../../lead-forms/NoScriptForm.tsx';
import { roofCostContactInputs as inputs } from '../../lead-forms/roof-cost-contact-inputs.ts';

const field = (name: string) => ({ id: `roof-cost-${name}`, name });

const choices = [
  {
    name: 'roofType',
    label: words.roofType,
    options: roofCostOptions.roofType.map((value) => ({ value, label: roofTypes[value].label })),
  },
  {
    name: 'stories',
    label: words.stories,
    options: roofCostOptions.stories.map((value) => ({ value, label: stories[value].label })),
  },
  {
    name: 'roofPitch',
    label: words.roofPitch,
    options: roofCostOptions.roofPitch.map((value) => ({
      value,
      label: `${roofPitches[value].label}, ${describePitchRange(value)}`,
    })),
  },
  {
    name: 'roofAccess',
    label: words.roofAccess,
    options: roofCostOptions.roofAccess.map((value) => ({
      value,
      label: `${roofAccess[value].label}: ${roofAccess[value].note}`,
    })),
  },
] as const;

export function RoofCostNoScriptForm() {
  return (
    <NoScriptForm form="roof-cost" takesPhotographs {...roofCostNoScriptForm}>
      <TextField
        label={words.areaField}
        type="number"
        {...squareFootageBounds}
        step={1}
        defaultValue={roofCostDefaults.squareFootage}
        required
        {...field('squareFootage')}
      />
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          options={options}
          defaultValue={roofCostDefaults[name]}
          {...field(name)}
        />
      ))}
      <TextField {...inputs.name} {...field('name')} />
      <TextField {...inputs.phone} {...field('phone')} />
      <TextField {...inputs.email} {...field('email')} />
      <TextAreaField {...inputs.address} className={frame.whole} {...field('address')} />
    </NoScriptForm>
  );
}
