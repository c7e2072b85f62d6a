import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { Slider } from '#design/parts/Slider.tsx';
import type { NumberField } from './entries.ts';
import { KeysHint } from './KeysHint.tsx';
import styles from './SliderStep.module.css';
import { sliderQuestions } from './slider-questions.ts';
import type { StepProps } from './step-props.ts';

/** More digits than this would push the page sideways, and say nothing the message at the field does not. */
const mostShown = 999_999;

/** A question answered with a number: dragged, stepped or typed. */
export function SliderStep({ field, entries, fields, change }: StepProps & { readonly field: NumberField }) {
  const { minLabel, maxLabel, ...range } = energyBounds[field];
  const { formatValue, unitOf, formatSteps } = sliderQuestions[field];
  const value = entries[field];
  return (
    <div className={styles.slider}>
      <Slider
        {...range}
        name={field}
        label={words[field].slider}
        fieldLabel={words[field].field}
        value={value}
        onChange={(next) => {
          change({ [field]: next });
          fields.noteChange(field);
        }}
        formatValue={(shown) => (Math.abs(shown) <= mostShown ? formatValue(shown) : '–')}
        unit={unitOf(value)}
        startLabel={minLabel}
        endLabel={maxLabel}
        error={fields.errorOf(field)}
        help={<KeysHint formatSteps={formatSteps} />}
      />
    </div>
  );
}
