import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { roofCostWizardWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import styles from './ArrivalNote.module.css';
import type { StepProps } from './entries.ts';

/** What the link that led here brought along, or that it could not be read: for one of these two arrivals. */
export function ArrivalNote({ wizard }: StepProps) {
  const { arrival, answers } = wizard;
  return (
    <div className={styles.note}>
      {arrival === 'unreadable' ? (
        <Banner tone="note" role="status">
          <p>{words.unreadable}</p>
        </Banner>
      ) : (
        <Banner tone="note" role="status">
          <p>
            {words.brought} <b>{describeProject(answers)}.</b> {words.broughtAdvice}
          </p>
          <Button tone="line" onClick={() => wizard.skipTo('contact')} className="above-2">
            {words.skip}
          </Button>
        </Banner>
      )}
    </div>
  );
}
