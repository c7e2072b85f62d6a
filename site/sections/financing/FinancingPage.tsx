import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import { offers } from '#client/shapes/offers.ts';
import { actionWords } from '#content/business/action-words.ts';
import { features } from '#content/business/features.ts';
import { listLenderProof } from '#content/business/proof-words.ts';
import {
  applicationSteps,
  extendedPlansSection,
  financingClosing,
  financingHead,
  financingQuestions,
  financingSmallPrint,
  planCovers,
  planScale,
  prepaymentSection,
  sameAsCashSection,
} from '#content/pages/financing.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Faq } from '../parts/Faq.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { StepList } from '../parts/StepList.tsx';
import styles from './FinancingPage.module.css';

const off = features.voucher ? offers.voucherDollars : 0;
const covered = workedRoofs.map(({ title, answers }) => {
  const { averageDollars } = estimateRoofCost(answers);
  return {
    title,
    average: formatWholeDollars(averageDollars),
    rest: formatWholeDollars(averageDollars - off),
  };
});
/** What three roofs leave to finance. No monthly payment: only a lender can name one (reading 13). */
function WhatIsLeft() {
  return (
    <figure>
      <ul className="columns" data-columns="3">
        {covered.map(({ title, average, rest }, index) => (
          <li key={title}>
            <DrawingFile name={`worked-roof-${index + 1}`} size={[420, 330]} label={title} />
            <b className="card-heading display">{rest}</b>
            <p className="small soft">{planCovers.rest(average)}</p>
          </li>
        ))}
      </ul>
      <figcaption className="fine above-4">{planCovers.basis}</figcaption>
    </figure>
  );
}

export function FinancingPage() {
  return (
    <>
      <PageHead page="financing" {...financingHead} picture={<WhatIsLeft />}>
        <p className="row above-5">
          <ArrowLink href={pagePaths['roof-cost']}>{actionWords.price}</ArrowLink>
          <ArrowLink href={pagePaths['roof-cost-examples']}>{planCovers.link}</ArrowLink>
        </p>
      </PageHead>
      <section className="section">
        <div className="wrap">
          <div className="ruled-rows">
            {[sameAsCashSection, extendedPlansSection].map(({ heading, lead, plans, note }) => (
              <div key={heading} className="two-columns" data-split="4 7">
                <div>
                  <h2>{heading}</h2>
                  <p className="lead above-4">{lead}</p>
                </div>
                <div>
                  <ul className="stack">
                    {plans.map(({ months, text }) => (
                      <li key={months}>
                        <b>{text}</b>
                        <svg
                          aria-hidden
                          className={`wide above-2 ${styles.term}`}
                          viewBox={`0 0 ${planScale.months} 1`}
                          preserveAspectRatio="none"
                        >
                          <path d={`M0 0h${months}v1H0z`} />
                        </svg>
                      </li>
                    ))}
                  </ul>
                  <p className="fine above-4">{note}</p>
                </div>
              </div>
            ))}
          </div>
          <p className="fine above-5">{planScale.text}</p>
        </div>
      </section>
      <section className="section" data-surface="calm">
        <div className="wrap two-columns" data-split="4 7" data-align="baseline">
          <h2>{prepaymentSection.heading}</h2>
          <p className="lead">{prepaymentSection.lead}</p>
        </div>
      </section>
      <section className="section">
        <div className="wrap two-columns" data-split="4 7">
          <h2>{applicationSteps.heading}</h2>
          <StepList steps={applicationSteps.steps} />
        </div>
      </section>
      <div data-surface="sunken">
        <Faq heading={servicePageWords.questionsHeading} questions={financingQuestions}>
          <ProofLines lines={listLenderProof()} />
          <p className="fine">{financingSmallPrint}</p>
        </Faq>
      </div>
      <ClosingCall {...financingClosing} />
    </>
  );
}
