import { useEffect, useRef, useState } from 'react';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { chimneyBounds, skylightBounds } from '#calculators/roof-cost/price-book.ts';
import { describeCurrentRoof } from '#calculators/roof-cost/project-summary.ts';
import { additions } from '#client/shapes/prices.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatDollarsAndCents, formatWholeDollars } from '#content/wording/money.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import styles from './ExtrasFields.module.css';
import { roofCostWizard, type StepProps } from './entries.ts';

const gutterOptions = roofCostOptions.gutters.map((value) => ({ value, label: words[value] }));
const currentRoofOptions = Object.fromEntries(
  roofCostOptions.currentRoof.map((value) => [value, describeCurrentRoof(value)]),
);
const each = (dollars: number) => `${formatWholeDollars(dollars)} each`;
const extras = ['gutters', 'skylights', 'chimneys', 'currentRoof'] as const;

/** The priced extras and the present roof, folded away: asked, but nobody has to answer (reading 12). */
export function ExtrasFields({ wizard }: StepProps) {
  const { values, errors, fields, failedChecks } = wizard;
  const folded = useRef<HTMLDetailsElement>(null);
  const failedBefore = useRef(failedChecks);
  const [isOpen, setIsOpen] = useState(
    extras.some((extra) => values[extra] !== roofCostWizard.defaults[extra]),
  );

  // Only these fields can hold a visitor on this step, and they may be folded away.
  useEffect(() => {
    if (!folded.current || failedChecks === failedBefore.current) return;
    failedBefore.current = failedChecks;
    folded.current.open = true;
    folded.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedChecks]);

  return (
    <details
      ref={folded}
      className={`above-4 ${styles.extra}`}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="unfolding">
        <span>
          <b>{words.extrasTitle}</b>
          <small className="own-line soft">{words.extrasHint}</small>
        </span>
        <Icon name="plus" />
      </summary>
      <div className={`columns fields ${styles.fields}`} data-fold="phone">
        {gutterOptions.length > 1 && (
          <SegmentedChoice
            legend={words.gutters}
            mark={`${formatDollarsAndCents(additions.gutterDollarsPerSquareFoot)} per ${words.areaUnit}`}
            name="gutters"
            options={gutterOptions}
            value={values.gutters}
            onChoose={(value) => fields.change('gutters', value)}
          />
        )}
        <TextField
          label={words.skylights}
          mark={each(additions.skylightDollars)}
          name="skylights"
          type="number"
          {...skylightBounds}
          value={values.skylights}
          error={errors.skylights ?? fields.shownErrors.skylights}
          onChange={(event) => fields.change('skylights', event.currentTarget.value)}
          className="half"
        />
        <TextField
          label={words.chimneys}
          mark={each(additions.chimneyDollars)}
          name="chimneys"
          type="number"
          {...chimneyBounds}
          value={values.chimneys}
          error={errors.chimneys ?? fields.shownErrors.chimneys}
          onChange={(event) => fields.change('chimneys', event.currentTarget.value)}
          className="half"
        />
        <SelectField
          label={words.currentRoof}
          help={words.currentRoofHelp}
          name="currentRoof"
          options={currentRoofOptions}
          value={values.currentRoof}
          onChange={(event) => fields.change('currentRoof', event.currentTarget.value)}
        />
      </div>
    </details>
  );
}
