import { type RoofPitch, roofCostOptions, type Stories } from '#calculators/roof-cost/answers.ts';
import { describePitchRange } from '#calculators/roof-cost/option-wording.ts';
import { roofPitches, stories } from '#calculators/roof-cost/prices.ts';
import { describeRoofArea, estimateRoofArea, roofAreaCaveat } from '#calculators/roof-cost/roof-area.ts';
import { readSquareFootage } from '#calculators/roof-cost/square-footage.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { livingAreaWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import type { StepProps } from './entries.ts';
import styles from './FoldedExtra.module.css';
import { FoldedExtra } from './FoldedExtra.tsx';

const storyOptions = roofCostOptions.stories.map((value) => ({ value, label: stories[value].label }));
const pitchOptions = roofCostOptions.roofPitch.map((value) => ({
  value,
  label: `${roofPitches[value].label}, ${describePitchRange(value)}`,
}));

/**
 * From the living area, which people know, to the roof area, which they do not (reading 16). Stories and pitch given here
 * are the answers of the later steps, so nobody gives them twice.
 */
export function LivingAreaHelper({ wizard }: StepProps) {
  const { values, change } = wizard;
  const livingSquareFeet = readTypedNumber(values.livingArea) ?? 0;
  const house = {
    livingSquareFeet,
    stories: values.stories as Stories,
    roofPitch: values.roofPitch as RoofPitch,
  };
  const { roofSquareFeet } = estimateRoofArea(house);
  const canBePriced = readSquareFootage(roofSquareFeet).kind === 'valid';
  return (
    <FoldedExtra title={words.title}>
      <TextField
        label={words.livingArea}
        name="livingArea"
        inputMode="numeric"
        autoComplete="off"
        value={values.livingArea}
        onChange={(event) => change({ livingArea: event.currentTarget.value })}
      />
      <SelectField
        label={words.stories}
        name="stories"
        options={storyOptions}
        value={values.stories}
        onChange={(event) => change({ stories: event.currentTarget.value })}
        className={styles.half}
      />
      <SelectField
        label={words.pitch}
        name="roofPitch"
        options={pitchOptions}
        value={values.roofPitch}
        onChange={(event) => change({ roofPitch: event.currentTarget.value })}
        className={styles.half}
      />
      <div role="status" className={styles.outcome}>
        {livingSquareFeet > 0 && <p>{canBePriced ? describeRoofArea(house) : words.outOfRange}</p>}
      </div>
      {livingSquareFeet > 0 && canBePriced && (
        <>
          <Button tone="plain" onClick={() => change({ squareFootage: String(roofSquareFeet) })}>
            {words.use(formatCount(roofSquareFeet))}
          </Button>
          <p className="fine">{roofAreaCaveat}</p>
        </>
      )}
    </FoldedExtra>
  );
}
