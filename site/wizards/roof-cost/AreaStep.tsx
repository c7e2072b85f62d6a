import { useRef } from 'react';
import { squareFootageBounds, typicalSquareFootage } from '#calculators/roof-cost/prices.ts';
import { readSquareFootage } from '#calculators/roof-cost/square-footage.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatCount } from '#content/wording/money.ts';
import { Slider } from '#design/parts/Slider.tsx';
import { useTypedBeforeScript } from '../frame/useTypedBeforeScript.ts';
import styles from './AreaStep.module.css';
import { LivingAreaHelper } from './LivingAreaHelper.tsx';
import type { StepProps } from './step-props.ts';

/** More digits than this would push the page sideways, and say nothing the message at the field does not. */
const mostShown = 999_999;

/** What is no number counts as 0 (specification §5). */
const formatSize = (squareFeet: number) =>
  Math.abs(squareFeet) > mostShown ? '–' : formatCount(squareFeet || 0);

export function AreaStep({ entries, answers, change }: StepProps) {
  const slider = useRef<HTMLDivElement>(null);
  useTypedBeforeScript(slider, (typed) => change({ squareFootage: readTypedNumber(typed) ?? Number.NaN }));
  const reading = readSquareFootage(entries.squareFootage);
  const { from, to } = typicalSquareFootage;
  return (
    <>
      <div className={styles.slider} ref={slider}>
        <Slider
          {...squareFootageBounds}
          name="squareFootage"
          label={words.areaSlider}
          fieldLabel={words.areaField}
          value={entries.squareFootage}
          onChange={(squareFootage) => change({ squareFootage })}
          formatValue={formatSize}
          unit={words.areaUnit}
          startLabel={`${formatCount(squareFootageBounds.min)} ${words.areaUnit}`}
          endLabel={`${formatCount(squareFootageBounds.max)} ${words.areaUnit}`}
          error={reading.kind === 'invalid' ? reading.message : undefined}
          help={
            <>
              <p>{words.typicalArea(formatCount(from), formatCount(to))}</p>
              <p className={styles.keys}>{words.keysHint}</p>
            </>
          }
        />
      </div>
      <LivingAreaHelper answers={answers} change={change} />
    </>
  );
}
