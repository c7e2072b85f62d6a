import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { Slider } from '#design/parts/Slider.tsx';
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
        error={fields.errors[name]}
      />
    </div>
  );
}

export const BillStep = (props: StepProps) => <SliderStep name="currentBill" {...props} />;
export const HomeSizeStep = (props: StepProps) => <SliderStep name="homeSize" {...props} />;
export const RoofAgeStep = (props: StepProps) => <SliderStep name="roofAge" {...props} />;
export const HvacAgeStep = (props: StepProps) => <SliderStep name="hvacAge" {...props} />;
