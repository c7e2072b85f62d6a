import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePitchRange } from '#calculators/roof-cost/option-wording.ts';
import { roofPitches, stories } from '#calculators/roof-cost/prices.ts';
import { describeRoofArea, estimateRoofArea, roofAreaCaveats } from '#calculators/roof-cost/roof-area.ts';
import { readSquareFootage } from '#calculators/roof-cost/square-footage.ts';
import { livingAreaWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { readHouseSize, type StepProps } from './entries.ts';
import styles from './FoldedExtra.module.css';
import { FoldedExtra } from './FoldedExtra.tsx';

const storyOptions = roofCostOptions.stories.map((value) => ({ value, label: stories[value].label }));
const pitchOptions = roofCostOptions.roofPitch.map((value) => ({
  value,
  label: `${roofPitches[value].label}, ${describePitchRange(value)}`,
}));

const knownOptions = Object.entries(words.knownOptions).map(([value, label]) => ({ value, label }));
const outsideFields = [
  'houseLength',
  'houseWidth',
  'wingLength',
  'wingWidth',
  'garageLength',
  'garageWidth',
] as const;

/**
 * From what people know of their house to the roof area, which they do not (reading 16). Stories and pitch given here
 * are the answers of the later steps, so nobody gives them twice.
 */
export function LivingAreaHelper({ wizard }: StepProps) {
  const { values, change } = wizard;
  const house = readHouseSize(values);
  const { footprintSquareFeet, roofSquareFeet } = estimateRoofArea(house);
  const isKnown = footprintSquareFeet > 0;
  const canBePriced = readSquareFootage(roofSquareFeet).kind === 'valid';
  const sizeField = (field: 'livingArea' | (typeof outsideFields)[number], className?: string) => (
    <TextField
      key={field}
      label={words[field]}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      value={values[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      className={className}
    />
  );
  return (
    <FoldedExtra title={words.title}>
      <SelectField
        label={words.known}
        name="knownSize"
        options={knownOptions}
        value={house.known}
        onChange={(event) => change({ knownSize: event.currentTarget.value })}
      />
      {house.known === 'living-area'
        ? sizeField('livingArea')
        : outsideFields.map((field) => sizeField(field, styles.half))}
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
        {isKnown && <p>{canBePriced ? describeRoofArea(house) : words.outOfRange}</p>}
      </div>
      {isKnown && canBePriced && (
        <>
          <Button tone="plain" onClick={() => change({ squareFootage: String(roofSquareFeet) })}>
            {words.use(formatCount(roofSquareFeet))}
          </Button>
          <p className="fine">{roofAreaCaveats[house.known]}</p>
        </>
      )}
    </FoldedExtra>
  );
}
