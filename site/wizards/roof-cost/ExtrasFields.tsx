import { type CurrentRoof, roofCostOptions, type YesOrNo } from '#calculators/roof-cost/answers.ts';
import { additions, chimneyBounds, skylightBounds } from '#calculators/roof-cost/prices.ts';
import { describeCurrentRoof } from '#calculators/roof-cost/project-summary.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { formatDollarsAndCents, formatWholeDollars } from '#content/wording/money.ts';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { emptyEntries, readAnswersOf } from './entries.ts';
import styles from './FoldedExtra.module.css';
import { FoldedExtra } from './FoldedExtra.tsx';
import type { StepProps } from './step-props.ts';

const gutterOptions = roofCostOptions.gutters.map((value) => ({ value, label: words[value] }));
const currentRoofOptions = roofCostOptions.currentRoof.map((value) => ({
  value,
  label: describeCurrentRoof(value),
}));
const each = (dollars: number) => `${formatWholeDollars(dollars)} each`;
const extras = ['gutters', 'skylights', 'chimneys', 'currentRoof'] as const;

/** The priced extras and what lies there today: asked, but nobody has to answer (ruling 12). */
export function ExtrasFields({ entries, change }: StepProps) {
  const reading = readAnswersOf(entries);
  const errors = reading.kind === 'invalid' ? reading.errors : {};
  return (
    <FoldedExtra
      title={words.extrasTitle}
      hint={words.extrasHint}
      isOpenAtFirst={extras.some((extra) => entries[extra] !== emptyEntries[extra])}
    >
      <SegmentedChoice
        legend={words.gutters}
        mark={`${formatDollarsAndCents(additions.gutterDollarsPerSquareFoot)} per ${words.areaUnit}`}
        name="gutters"
        options={gutterOptions}
        value={entries.gutters}
        onChoose={(gutters) => change({ gutters: gutters as YesOrNo })}
      />
      <TextField
        label={words.skylights}
        mark={each(additions.skylightDollars)}
        name="skylights"
        type="number"
        {...skylightBounds}
        value={entries.skylights}
        error={errors.skylights}
        onChange={(event) => change({ skylights: event.currentTarget.value })}
        className={styles.half}
      />
      <TextField
        label={words.chimneys}
        mark={each(additions.chimneyDollars)}
        name="chimneys"
        type="number"
        {...chimneyBounds}
        value={entries.chimneys}
        error={errors.chimneys}
        onChange={(event) => change({ chimneys: event.currentTarget.value })}
        className={styles.half}
      />
      <SelectField
        label={words.currentRoof}
        help={words.currentRoofHelp}
        name="currentRoof"
        options={currentRoofOptions}
        value={entries.currentRoof}
        onChange={(event) => change({ currentRoof: event.currentTarget.value as CurrentRoof })}
      />
    </FoldedExtra>
  );
}
