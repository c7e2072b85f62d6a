import { useRef, useState } from 'react';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
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
import { useTypedBeforeScript } from '../frame/useTypedBeforeScript.ts';
import type { RoofCostEntries } from './entries.ts';
import styles from './FoldedExtra.module.css';
import { FoldedExtra } from './FoldedExtra.tsx';
import type { StepProps } from './step-props.ts';

const storyOptions = roofCostOptions.stories.map((value) => ({ value, label: stories[value].label }));
const pitchOptions = roofCostOptions.roofPitch.map((value) => ({
  value,
  label: `${roofPitches[value].label}, ${describePitchRange(value)}`,
}));

/**
 * From the living area, which people know, to the roof area, which they do not (ruling 16). Stories and pitch given here
 * are the answers of the later steps, so nobody gives them twice.
 */
export function LivingAreaHelper({ answers, change }: Pick<StepProps, 'answers' | 'change'>) {
  const [typed, setTyped] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  useTypedBeforeScript(fields, (entry, name) => {
    if (name === '') setTyped(entry);
    else change({ [name]: entry } as Partial<RoofCostEntries>);
  });
  const livingSquareFeet = readTypedNumber(typed) ?? 0;
  const house = { livingSquareFeet, stories: answers.stories, roofPitch: answers.roofPitch };
  const { roofSquareFeet } = estimateRoofArea(house);
  const canBePriced = readSquareFootage(roofSquareFeet).kind === 'valid';
  return (
    <FoldedExtra title={words.title} fieldsRef={fields}>
      <TextField
        label={words.livingArea}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SelectField
        label={words.stories}
        name="stories"
        options={storyOptions}
        value={answers.stories}
        onChange={(event) => change({ stories: event.currentTarget.value as typeof answers.stories })}
        className={styles.half}
      />
      <SelectField
        label={words.pitch}
        name="roofPitch"
        options={pitchOptions}
        value={answers.roofPitch}
        onChange={(event) => change({ roofPitch: event.currentTarget.value as typeof answers.roofPitch })}
        className={styles.half}
      />
      <div role="status" className={styles.outcome}>
        {livingSquareFeet > 0 && <p>{canBePriced ? describeRoofArea(house) : words.outOfRange}</p>}
      </div>
      {livingSquareFeet > 0 && canBePriced && (
        <>
          <Button tone="plain" onClick={() => change({ squareFootage: roofSquareFeet })}>
            {words.use(formatCount(roofSquareFeet))}
          </Button>
          <p className="fine">{roofAreaCaveat}</p>
        </>
      )}
    </FoldedExtra>
  );
}
