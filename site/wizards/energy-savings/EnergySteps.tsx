import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { energyBounds, insulationLevels } from '#calculators/energy-savings/model-figures.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { energyContactWords, energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { ChoiceCard } from '#design/parts/ChoiceCard.tsx';
import { ChoiceGroup } from '#design/parts/ChoiceGroup.tsx';
import { Slider } from '#design/parts/Slider.tsx';
import { energySavingsFields } from '#leads/forms/energy-savings-lead.ts';
import { InsulationPicture } from '../../drawings/cards/InsulationPicture.tsx';
import { FormField, FormFields } from '../../lead-forms/FormField.tsx';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import type { StepProps } from './entries.ts';

interface SliderQuestion {
  /** In large type, without the unit. */
  readonly formatValue: (value: number) => string;
  readonly unitOf: (value: number | null) => string;
}

const ageQuestion = (unit: string): SliderQuestion => ({
  formatValue: (years) => (years === 0 ? words.newThing : formatCount(years)),
  unitOf: (years) => {
    if (years === 0) return '';
    return years === 1 ? words.oneYear : unit;
  },
});

const questions = {
  currentBill: {
    formatValue: formatWholeDollars,
    unitOf: () => words.currentBill.unit,
  },
  homeSize: {
    formatValue: formatCount,
    unitOf: () => words.homeSize.unit,
  },
  roofAge: ageQuestion(words.roofAge.unit),
  hvacAge: ageQuestion(words.hvacAge.unit),
} satisfies Record<string, SliderQuestion>;

/** A question answered with a number: dragged, stepped or typed. */
function SliderStep({ name, wizard }: StepProps & { readonly name: keyof typeof questions }) {
  const { values, fields } = wizard;
  const { minLabel, maxLabel, ...range } = energyBounds[name];
  const { formatValue, unitOf }: SliderQuestion = questions[name];
  const number = readTypedNumber(values[name]);
  return (
    <div className="above-2">
      <Slider
        {...range}
        name={name}
        label={words[name].slider}
        fieldLabel={words[name].field}
        value={values[name]}
        number={number}
        onChange={(value) => fields.change(name, value)}
        formatValue={formatValue}
        unit={unitOf(number)}
        startLabel={minLabel}
        endLabel={maxLabel}
        error={fields.shownErrors[name]}
      />
    </div>
  );
}

export const BillStep = (props: StepProps) => <SliderStep name="currentBill" {...props} />;
export const HomeSizeStep = (props: StepProps) => <SliderStep name="homeSize" {...props} />;
export const RoofAgeStep = (props: StepProps) => <SliderStep name="roofAge" {...props} />;
export const HvacAgeStep = (props: StepProps) => <SliderStep name="hvacAge" {...props} />;

export function InsulationStep({ wizard: { values, fields } }: StepProps) {
  return (
    <ChoiceGroup legend={words.insulation} error={fields.shownErrors.insulation}>
      {insulationOptions.map((option) => {
        const { label, note, factor } = insulationLevels[option];
        return (
          <ChoiceCard
            key={option}
            name="insulation"
            value={option}
            isChosen={option === values.insulation}
            onChoose={() => fields.change('insulation', option)}
            title={label}
            text={note}
            effect={words.insulationEffect(`${Math.round(factor * 100)}%`)}
            picture={<InsulationPicture insulation={option} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}

const { address, ...person } = energySavingsFields;

/** Who the report is for. */
export function ContactStep({ wizard }: StepProps) {
  return (
    <div className="columns fields" data-fold="phone">
      <FormFields table={person} fields={wizard.fields} />
    </div>
  );
}

/** Which house, and the honeypot. */
export function AddressStep({ wizard }: StepProps) {
  const { fields, request, formId } = wizard;
  return (
    <div className="columns fields" data-fold="phone">
      <FormField
        question={{ ...address, help: energyContactWords.why, rows: 3 }}
        required
        // What is being sent must not change any more.
        readOnly={request.isSending}
        {...fields.getFieldProps('address')}
      />
      <Honeypot idPrefix={formId} />
    </div>
  );
}
