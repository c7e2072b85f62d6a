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
      <TextField label={contactWords.firstName} autoComplete="given-name" required {...field('firstName')} />
      <TextField label={contactWords.lastName} autoComplete="family-name" required {...field('lastName')} />
      <TextField label={contactWords.email} type="email" autoComplete="email" required {...field('email')} />
      <TextField label={contactWords.phone} type="tel" autoComplete="tel" required {...field('phone')} />
      <TextAreaField
        label={contactWords.address}
        help={contactWords.addressHelp}
        autoComplete="street-address"
        rows={2}
        required
        className={frame.whole}
        {...field('address')}
      />
    </NoScriptForm>
  );
}
