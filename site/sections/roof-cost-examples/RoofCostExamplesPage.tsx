import type { ComponentType } from 'react';
import { estimateRoofCost, type RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import {
  estimateIncludes,
  estimateLeavesOut,
  rangeExplanation,
  whatCanMoveIt,
} from '#calculators/roof-cost/estimate-terms.ts';
import { describeProject } from '#calculators/roof-cost/project-summary.ts';
import { writeSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { type WorkedRoof, workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import { features } from '#content/business/features.ts';
import { roofCostExamplesHead, roofCostExamplesWords as words } from '#content/pages/roof-cost-examples.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PriceReview } from '../parts/PriceReview.tsx';
import styles from './RoofCostExamplesPage.module.css';

/** The lines of an estimate; the calculator has it, and the page passes it in. */
type Bill = ComponentType<{ readonly estimate: RoofCostEstimate }>;

function Example({
  roof: { title, text, answers },
  index,
  Bill,
}: {
  readonly roof: WorkedRoof;
  readonly index: number;
  readonly Bill: Bill;
}) {
  const estimate = estimateRoofCost(answers);
  const [low, average, high] = [estimate.lowDollars, estimate.averageDollars, estimate.highDollars].map(
    formatWholeDollars,
  );
  return (
    <article className={styles.example}>
      <DrawingFile name={`worked-roof-${index + 1}`} label={describeProject(answers)} size={[420, 330]} />
      <h2 className="card-heading">{title}</h2>
      <p className={`display ${styles.average}`}>
        {average} <span>{words.average}</span>
        <small className="own-line">{words.range(low ?? '', high ?? '')}</small>
      </p>
      <div>
        <p className="soft">{text}</p>
        <p className="fine above-4">{describeProject(answers)}</p>
      </div>
      <div className="stack">
        <div className={`framed container ${styles.bill}`} data-surface="raised">
          <Bill estimate={estimate} />
        </div>
        <ArrowLink href={`${pagePaths['roof-cost']}?${writeSharedLink(answers)}`} data-print="hide">
          {words.openLink}
        </ArrowLink>
      </div>
    </article>
  );
}

/** Three roofs priced by the calculator while the pages are built, with every line. */
export function RoofCostExamplesPage({ Bill }: { readonly Bill: Bill }) {
  return (
    <>
      <PageHead page="roof-cost-examples" {...roofCostExamplesHead} />
      <section className="section">
        <div className={`wrap columns ${styles.examples}`} data-columns="3">
          {workedRoofs.map((roof, index) => (
            <Example key={roof.title} roof={roof} index={index} Bill={Bill} />
          ))}
        </div>
        <div className="wrap">
          <p className="fine above-5">{words.scale}</p>
        </div>
      </section>
      <section className="section" data-surface="sunken">
        <div className="wrap two-columns">
          <div>
            <h2>{words.includesHeading}</h2>
            <p className="above-4">{estimateIncludes}</p>
            <p className="above-4">{words.leavesOut}</p>
            <ul className="ruled lines above-4">
              {estimateLeavesOut.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{words.movesHeading}</h2>
            <ul className="ruled lines above-6">
              {whatCanMoveIt.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="fine above-4">
              {rangeExplanation} <PriceReview />
            </p>
          </div>
        </div>
        <p className="wrap row above-6" data-print="hide">
          <ArrowLink href={pagePaths['roof-materials']}>{words.materialsLink}</ArrowLink>
          <ArrowLink href={pagePaths['before-you-sign']}>{words.beforeYouSignLink}</ArrowLink>
          {features.financing && <ArrowLink href={pagePaths.financing}>{words.financingLink}</ArrowLink>}
        </p>
      </section>
      <ClosingCall heading={words.closingHeading} lead={words.closingLead} button={words.closingButton} />
    </>
  );
}
