import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { estimateIncludes, estimateIsRough } from '#calculators/roof-cost/estimate-terms.ts';
import { describePitchLimit } from '#calculators/roof-cost/pitch-limits.ts';
import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { pricesReviewedText } from '#content/business/price-review.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { FollowingPhotographs } from '../../../lead-forms/photographs/FollowingPhotographs.tsx';
import { DeliveryNote } from '../../frame/DeliveryNote.tsx';
import { contactFields, type RoofCostEntries } from '../entries.ts';
import { EstimateActions } from './EstimateActions.tsx';
import { EstimateBill } from './EstimateBill.tsx';
import { EstimateScale } from './EstimateScale.tsx';
import styles from './ResultsCard.module.css';

interface ResultsCardProps {
  readonly answers: RoofCostAnswers;
  readonly entries: RoofCostEntries;
  readonly showsSuccess: boolean;
}

/** The average first, then how it is built, then what one can do with it. */
export function ResultsCard({ answers, entries, showsSuccess }: ResultsCardProps) {
  const estimate = estimateRoofCost(answers);
  const pitchLimit = describePitchLimit(answers);
  const delivery = entries.request?.delivery;
  const lines = [...contactFields.map((field) => entries[field]), describeProject(answers)];
  return (
    <>
      <div role="status" className={styles.success}>
        {showsSuccess && <Banner tone="success" title={words.success} />}
      </div>
      {delivery && (
        <div className={styles.delivery}>
          <DeliveryNote delivery={delivery} words={words} lines={lines} />
          <FollowingPhotographs
            requestKey={entries.request?.key ?? ''}
            isReceived={delivery.kind === 'received'}
          />
        </div>
      )}
      <div className={styles.card}>
        <div className={styles.top}>
          <EstimateScale estimate={estimate} />
          <p className={styles.terms}>
            {estimateIncludes} {estimateIsRough} {pricesReviewedText}
          </p>
          {pitchLimit && (
            <div className={styles.limit}>
              <Banner tone="note">
                <p>{pitchLimit}</p>
              </Banner>
            </div>
          )}
        </div>
        <EstimateBill estimate={estimate} />
        <EstimateActions answers={answers} entries={entries} />
      </div>
    </>
  );
}
