import { type HouseShapeName, houseShapes } from '#calculators/house/measured-house.ts';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePitchRange } from '#calculators/roof-cost/option-wording.ts';
import { roofPitches, stories } from '#calculators/roof-cost/price-book.ts';
import { describeRoofArea, roofAreaCaveats } from '#calculators/roof-cost/roof-area.ts';
import { houseSizeWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { ShapeIcon } from '../../drawings/cards/ShapeIcon.tsx';
import { isHouseKnown, lastArea, missingSides, readHouseSize, type StepProps } from './entries.ts';

const storyOptions = Object.fromEntries(
  roofCostOptions.stories.map((value) => [value, stories[value].label]),
);
const pitchOptions = Object.fromEntries(
  roofCostOptions.roofPitch.map((value) => [
    value,
    `${roofPitches[value].label}, ${describePitchRange(value)}`,
  ]),
);

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const shapeOptions = (Object.keys(houseShapes) as HouseShapeName[]).map((value) => ({
  value,
  label: words.shapes[value],
  picture: <ShapeIcon shape={value} />,
}));

/**
 * From what people know of their house to the roof area, which they do not (reading 16). Stories and pitch given here are
 * the answers of the later steps, so nobody gives them twice; changed there, they change the roof area.
 */
export function HouseSizeFields({ wizard }: StepProps) {
  const { values, change } = wizard;
  const house = readHouseSize(values);
  const isWorkedOut = values.areaFrom === 'house' && isHouseKnown(values);
  const half = missingSides(values);
  const isMeasured = house.known === 'outside' && values.knownSize === 'outside';
  const choose = (knownSize: string) =>
    change({
      knownSize,
      squareFootage: lastArea(wizard),
      areaFrom: knownSize === 'roof' ? 'roof' : 'house',
    });
  return (
    <div className="columns fields" data-fold="phone">
      <SegmentedChoice
        legend={words.known}
        name="knownSize"
        options={optionsOf(words.knownOptions)}
        // Follows what was typed last; the fields stay where they are.
        value={values.areaFrom === 'roof' ? 'roof' : values.knownSize}
        onChoose={choose}
      />
      {values.knownSize === 'living-area' && <SizeField wizard={wizard} field="livingArea" />}
      {isMeasured && <MeasureFields wizard={wizard} shape={house.shape} />}
      {values.knownSize === 'living-area' && (
        <SelectField
          label={words.stories}
          name="stories"
          options={storyOptions}
          value={values.stories}
          onChange={(event) => change({ stories: event.currentTarget.value })}
          className="half"
        />
      )}
      {values.knownSize !== 'roof' && (
        <SelectField
          label={words.pitch}
          name="roofPitch"
          options={pitchOptions}
          value={values.roofPitch}
          onChange={(event) => change({ roofPitch: event.currentTarget.value })}
        />
      )}
      <div role="status">
        {half && (
          <p>
            {words.stillMissing(
              half.missing.map((side) => words[side]),
              half.what,
            )}
          </p>
        )}
        {isWorkedOut && <p>{describeRoofArea(house)}</p>}
        {isWorkedOut && <p className="fine">{roofAreaCaveats[house.known]}</p>}
      </div>
      {isMeasured && isWorkedOut && <EndsFields wizard={wizard} />}
    </div>
  );
}

function MeasureFields({ wizard, shape }: StepProps & { readonly shape: HouseShapeName }) {
  const { change } = wizard;
  return (
    <>
      <SegmentedChoice
        legend={words.shape}
        name="houseShape"
        options={shapeOptions}
        value={shape}
        onChoose={(houseShape) => change({ houseShape, areaFrom: 'house', squareFootage: lastArea(wizard) })}
      />
      {houseShapes[shape].map((side) => (
        <SizeField key={side} wizard={wizard} field={side} />
      ))}
    </>
  );
}

function EndsFields({ wizard }: StepProps) {
  const { values, change } = wizard;
  return (
    <>
      <div>
        <SegmentedChoice
          legend={words.ends}
          name="houseEnds"
          options={optionsOf(words.endOptions)}
          value={values.houseEnds}
          onChoose={(houseEnds) => change({ houseEnds })}
        />
        <p className="fine">{words.endsHelp}</p>
      </div>
      <div>
        <Button
          tone="line"
          aria-pressed={values.houseTurned !== ''}
          onClick={() => change({ houseTurned: values.houseTurned === '' ? 'yes' : '' })}
        >
          {words.turn}
        </Button>
      </div>
    </>
  );
}

interface SizeFieldProps extends StepProps {
  readonly field: 'livingArea' | (typeof houseShapes)['u'][number];
}

function SizeField({ wizard, field }: SizeFieldProps) {
  const { errors, fields, arrival } = wizard;
  const { onChange, error, ...props } = fields.getFieldProps(field);
  return (
    <TextField
      {...props}
      label={words[field]}
      className="half"
      // After a reload nobody remembers which field was left.
      error={arrival === 'stored' ? errors[field] : error}
      inputMode={field === 'livingArea' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={(event) => {
        const squareFootage = lastArea(wizard);
        wizard.change({ areaFrom: 'house', squareFootage, [field]: event.currentTarget.value });
        onChange(event);
      }}
    />
  );
}
