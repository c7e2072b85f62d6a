import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { estimateLeavesOut, whatCanMoveIt } from '#calculators/roof-cost/estimate-terms.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Button } from '#design/parts/Button.tsx';
import { CostBreakdown } from './CostBreakdown.tsx';
import { EstimateActions } from './EstimateActions.tsx';
import styles from './EstimateDetails.module.css';
import card from './ResultsCard.module.css';
import type { EstimatePaperSource } from './useEstimatePaper.ts';

interface EstimateDetailsProps extends EstimatePaperSource {
  readonly onStartOver: () => void;
}

/** Behind the number: how it is built and what to do with it, what comes next, what it leaves out, what can move it. */
export function EstimateDetails({ onStartOver, ...source }: EstimateDetailsProps) {
  return (
    <div className={`wrap stack ${styles.background}`}>
      <div className={`two-columns ${styles.bill}`}>
        <div className={`framed container ${card.card}`} data-surface="raised">
          <CostBreakdown estimate={estimateRoofCost(source.answers)} />
        </div>
        <div className="stack" data-gap="5">
          <div className={`framed container ${card.card}`} data-surface="raised">
            <EstimateActions {...source} />
          </div>
          <p className="row" data-gap="3" data-print="hide">
            {words.againTitle}{' '}
            <Button tone="line" icon="arrow-back" onClick={onStartOver}>
              {words.startOver}
            </Button>
          </p>
        </div>
      </div>
      <div className="columns" data-columns="3" data-fold="tablet" data-gap="6">
        <section>
          <h2 className="chapter-heading">{words.nextTitle}</h2>
          <ol className="ruled numbered-list above-4" data-lines="">
            {words.nextSteps.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p className="small">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <Lines title={words.leavesOutTitle} lines={estimateLeavesOut} />
        <Lines title={words.moversTitle} lines={whatCanMoveIt} />
      </div>
      <p className="row">
        {words.guideLinks.map(({ label, href }) => (
          <ArrowLink key={href} href={href}>
            {label}
          </ArrowLink>
        ))}
      </p>
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2 className="chapter-heading">{title}</h2>
      <ul className="ruled lines above-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
