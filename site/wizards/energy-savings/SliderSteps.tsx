import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { Slider } from '#design/parts/Slider.tsx';
import { bigSteps } from '#design/parts/slider-keys.ts';
import type { StepProps } from './entries.ts';
import styles from './SliderSteps.module.css';

interface SliderQuestion {
  /** In large type, without the unit. */
  readonly formatValue: (value: number) => string;
  readonly unitOf: (value: number | null) => string;
  /** What so and so many marks of the slider are: "10 years". */
  readonly formatAmount: (amount: number) => string;
}

const ageQuestion = (unit: string): SliderQuestion => ({
  formatValue: (years) => (years === 0 ? words.newThing : formatCount(years)),
  unitOf: (years) => {
    if (years === 0) return '';
    return years === 1 ? words.oneYear : unit;
  },
  formatAmount: (years) => countOf(years, words.oneYear),
});

const questions = {
  currentBill: {
    formatValue: formatWholeDollars,
    unitOf: () => words.currentBill.unit,
    formatAmount: formatWholeDollars,
  },
  homeSize: {
    formatValue: formatCount,
    unitOf: () => words.homeSize.unit,
    formatAmount: (squareFeet) => `${formatCount(squareFeet)} ${words.homeSize.unit}`,
  },
  roofAge: ageQuestion(words.roofAge.unit),
  hvacAge: ageQuestion(words.hvacAge.unit),
} satisfies Record<string, SliderQuestion>;

/** A question answered with a number: dragged, stepped or typed. */
function SliderStep({ name, wizard }: StepProps & { readonly name: keyof typeof questions }) {
  const { values, fields } = wizard;
  const { minLabel, maxLabel, ...range } = energyBounds[name];
  const { formatValue, unitOf, formatAmount }: SliderQuestion = questions[name];
  const number = readTypedNumber(values[name]);
  return (
    <div className={styles.slider}>
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
        error={fields.errors[name]}
        help={
          <p className={styles.keys}>
            {words.keysLead} <kbd>←</kbd> <kbd>→</kbd> {formatAmount(range.step)}, <kbd>Page Up</kbd>{' '}
            <kbd>Page Down</kbd> {formatAmount(bigSteps * range.step)}, <kbd>Home</kbd> <kbd>End</kbd>{' '}
            {words.keysLimits}.
          </p>
        }
      />
    </div>
  );
}

export const BillStep = (props: StepProps) => <SliderStep name="currentBill" {...props} />;
export const HomeSizeStep = (props: StepProps) => <SliderStep name="homeSize" {...props} />;
export const RoofAgeStep = (props: StepProps) => <SliderStep name="roofAge" {...props} />;
export const HvacAgeStep = (props: StepProps) => <SliderStep name="hvacAge" {...props} />;
