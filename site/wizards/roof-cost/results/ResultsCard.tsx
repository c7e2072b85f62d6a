import { type RoofCostAnswers, type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { estimateIncludes, estimateIsRough } from '#calculators/roof-cost/estimate-terms.ts';
import { describePitchLimit } from '#calculators/roof-cost/pitch-limits.ts';
import { roofTypes } from '#calculators/roof-cost/price-book.ts';
import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { readOption } from '#calculators/wizard/answer-reader.ts';
import { describePriceReview } from '#content/business/price-review.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { isSafe } from '#leads/sending/send-outcome.ts';
import { PhotographUploads } from '../../../lead-forms/photographs/PhotographUploads.tsx';
import type { SentRequest } from '../../../lead-forms/useLeadRequest.ts';
import { WhereaboutsNote } from '../../frame/WhereaboutsNote.tsx';
import { contactFields, type RoofCostEntries } from '../entries.ts';
import { EstimateScale } from './EstimateScale.tsx';
import { MaterialComparison } from './MaterialComparison.tsx';
import styles from './ResultsCard.module.css';
import { readPriceReview } from './useEstimatePaper.ts';

interface ResultsCardProps {
  readonly answers: RoofCostAnswers;
  readonly entries: RoofCostEntries;
  readonly showsSuccess: boolean;
  /** Puts another roof on the house, in everything that is shown and printed. */
  readonly onChoose: (roofType: RoofType) => void;
}

function findSentRoof(request: SentRequest | null): RoofType | null {
  if (!request?.whereabouts || !isSafe(request.whereabouts)) return null;
  return readOption(request.fields.roofType, roofCostOptions.roofType);
}

/** The average first, and under other roofs, beside the house that follows. */
export function ResultsCard({ answers, entries, showsSuccess, onChoose }: ResultsCardProps) {
  const estimate = estimateRoofCost(answers);
  const pitchLimit = describePitchLimit(answers);
  const whereabouts = entries.request?.whereabouts;
  const sentRoof = findSentRoof(entries.request);
  const lines = [...contactFields.map((field) => entries[field]), describeProject(answers)];
  return (
    <>
      <div role="status" className="below-4" data-print="hide">
        {showsSuccess && <Banner tone="success" title={words.success} />}
      </div>
      {whereabouts && (
        <div className="below-4">
          <WhereaboutsNote whereabouts={whereabouts} words={words} lines={lines} />
          <PhotographUploads
            requestKey={entries.request?.key ?? ''}
            isReceived={whereabouts.kind === 'received'}
          />
        </div>
      )}
      <div className={`framed container ${styles.card}`} data-surface="raised">
        <div className={styles.top}>
          <EstimateScale estimate={estimate} />
          <p className="small soft above-2">
            {estimateIncludes} {estimateIsRough} {describePriceReview(readPriceReview())}
          </p>
          {pitchLimit && (
            <div className="above-4">
              <Banner tone="note">
                <p>{pitchLimit}</p>
              </Banner>
            </div>
          )}
        </div>
        <LiveRegion>{`${roofTypes[answers.roofType].label}: ${formatWholeDollars(estimate.averageDollars)}`}</LiveRegion>
        <MaterialComparison answers={answers} onChoose={onChoose} />
        {sentRoof && sentRoof !== answers.roofType && (
          <p className={`fine ${styles.sent}`}>{words.sentWith(roofTypes[sentRoof].label)}</p>
        )}
      </div>
    </>
  );
}
