import { squareFootageBounds, typicalSquareFootage } from '#calculators/roof-cost/price-book.ts';
import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { roofCostWizardWords, roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { Slider } from '#design/parts/Slider.tsx';
import styles from './AreaStep.module.css';
import { isHouseKnown, isSized, readRoofArea, type StepProps, startingArea } from './entries.ts';
import { HouseSizeFields } from './HouseSizeFields.tsx';

export function AreaStep({ wizard }: StepProps) {
  const { values, errors, fields } = wizard;
  // What cannot count is said at its field alone.
  const isArea = isSized(wizard) || errors.squareFootage !== undefined;
  const area = isArea ? readRoofArea(values) : '';
  const isStart = values.areaFrom === 'house' && area === startingArea && !isHouseKnown(values);
  const said = isStart ? words.areaStart : words.areaSoFar;
  const { from, to } = typicalSquareFootage;
  return (
    <>
      {/* The line keeps its room. */}
      <p className={`figures ${styles.soFar}`}>
        {isSized(wizard) ? said(formatCount(wizard.answers.squareFootage)) : '\u00a0'}
      </p>
      {wizard.arrival === 'unreadable' && <ArrivalNote wizard={wizard} />}
      <HouseSizeFields wizard={wizard} />
      <div className={styles.area}>
        <Slider
          {...squareFootageBounds}
          name="squareFootage"
          label={words.areaSlider}
          fieldLabel={words.areaField}
          value={area}
          number={readTypedNumber(area)}
          onChange={(value) => {
            // In one change with its number: an older one would count between two.
            wizard.change({ areaFrom: 'roof', squareFootage: value });
            fields.change('squareFootage', value);
          }}
          formatValue={formatCount}
          // Anything but a number counts as 0 (specification §5).
          withoutNumber={isArea ? formatCount(0) : '–'}
          unit={words.areaUnit}
          startLabel={`${formatCount(squareFootageBounds.min)} ${words.areaUnit}`}
          endLabel={`${formatCount(squareFootageBounds.max)} ${words.areaUnit}`}
          error={errors.squareFootage ?? fields.shownErrors.squareFootage}
          help={words.typicalArea(formatCount(from), formatCount(to))}
        />
      </div>
      {/* Above, it would push the question away when the script has read the link. */}
      {wizard.arrival === 'link' && <ArrivalNote wizard={wizard} />}
    </>
  );
}

/** What the link that led here brought along, or that it could not be read: for one of these two arrivals. */
function ArrivalNote({ wizard: { arrival, answers, skipTo } }: StepProps) {
  const { unreadable, brought, broughtAdvice, skip } = roofCostWizardWords;
  return (
    <div className={arrival === 'link' ? 'above-4' : 'below-4'}>
      <Banner tone="note" role="status">
        {arrival === 'unreadable' ? (
          <p>{unreadable}</p>
        ) : (
          <>
            <p>
              {brought} <b>{`${describeProject(answers)}.`}</b> {broughtAdvice}
            </p>
            <Button tone="line" onClick={() => skipTo('contact')} className="above-2">
              {skip}
            </Button>
          </>
        )}
      </Banner>
    </div>
  );
}
