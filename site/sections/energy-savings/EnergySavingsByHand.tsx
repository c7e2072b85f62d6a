import { energyDefaults, insulationOptions } from '#calculators/energy-savings/answers.ts';
import { energyBounds, insulationLevels } from '#calculators/energy-savings/model-figures.ts';
import { energySavingsByHand } from '#content/pages/energy-savings.ts';
import {
  energyContactWords as contactWords,
  energyFieldWords as fieldWords,
} from '#content/pages/energy-savings-wizard-words.ts';
import { leadFormWords } from '#content/pages/lead-form-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { honeypotField } from '#leads/forms/spam-signs.ts';
import { formAction, WithoutScriptFields } from '../../lead-forms/WithoutScriptFields.tsx';
import styles from './EnergySavingsByHand.module.css';

const field = (name: string) => ({ id: `energy-savings-${name}`, name });
const numbers = ['currentBill', 'homeSize', 'roofAge', 'hvacAge'] as const;
const levels = insulationOptions.map((value) => {
  const { label, note } = insulationLevels[value];
  return { value, label: `${label}: ${note}` };
});

/** For browsers without script: the same questions in one plain form, and a person works it out (ruling 30). */
export function EnergySavingsByHand() {
  return (
    <section className={`wrap ${styles.section}`}>
      <h2>{energySavingsByHand.heading}</h2>
      <p className="lead">{energySavingsByHand.lead}</p>
      <form
        className={styles.form}
        method="post"
        action={formAction('energy-savings')}
        aria-label={energySavingsByHand.heading}
        data-surface="raised"
      >
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
          className={styles.whole}
          {...field('insulation')}
        />
        <TextField
          label={contactWords.firstName}
          autoComplete="given-name"
          required
          {...field('firstName')}
        />
        <TextField label={contactWords.lastName} autoComplete="family-name" required {...field('lastName')} />
        <TextField
          label={contactWords.email}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <TextField label={contactWords.phone} type="tel" autoComplete="tel" required {...field('phone')} />
        <TextAreaField
          label={contactWords.address}
          help={contactWords.addressHelp}
          autoComplete="street-address"
          rows={2}
          required
          className={styles.whole}
          {...field('address')}
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`energy-savings-${honeypotField}`}>{contactWords.honeypotLabel}</label>
          <input tabIndex={-1} autoComplete="off" {...field(honeypotField)} />
        </div>
        <WithoutScriptFields form="energy-savings" />
        <Button type="submit">{leadFormWords.send}</Button>
      </form>
    </section>
  );
}
