import { energyDefaults, insulationOptions } from '#calculators/energy-savings/answers.ts';
import { energyBounds, insulationLevels } from '#calculators/energy-savings/model-figures.ts';
import { energySavingsNoScriptForm } from '#content/pages/energy-savings.ts';
import {
  energyContactWords as contactWords,
  energyFieldWords as fieldWords,
} from '#content/pages/energy-savings-wizard-words.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { energyContactInputs as inputs } from '../../lead-forms/energy-savings-contact-inputs.ts';
import frame from '../../lead-forms/NoScriptForm.module.css';
import { NoScriptForm } from '../../lead-forms/NoScriptForm.tsx';

const field = (name: string) => ({ id: `energy-savings-${name}`, name });
const numbers = ['currentBill', 'homeSize', 'roofAge', 'hvacAge'] as const;
const levels = insulationOptions.map((value) => {
  const { label, note } = insulationLevels[value];
  return { value, label: `${label}: ${note}` };
});

export function EnergySavingsNoScriptForm() {
  return (
    <NoScriptForm form="energy-savings" {...energySavingsNoScriptForm}>
      {numbers.map((name) => (
        <TextField
          key={name}
          label={fieldWords[name].slider}
          mark={fieldWords[name].field}
          type="number"
          min={energyBounds[name].min}
          max={energyBounds[name].max}
          step={1}
          defaultValue={energyDefaults[name]}
          required
          {...field(name)}
        />
      ))}
      <SelectField
        label={fieldWords.insulation}
        options={levels}
        defaultValue={energyDefaults.insulation}
        className={frame.whole}
        {...field('insulation')}
      />
      <TextField {...inputs.firstName} {...field('firstName')} />
      <TextField {...inputs.lastName} {...field('lastName')} />
      <TextField {...inputs.email} {...field('email')} />
      <TextField {...inputs.phone} {...field('phone')} />
      <TextAreaField
        {...inputs.address}
        help={contactWords.addressHelp}
        rows={2}
        className={frame.whole}
        {...field('address')}
      />
    </NoScriptForm>
  );
}
