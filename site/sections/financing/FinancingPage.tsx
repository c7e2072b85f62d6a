import { actionWords } from '#content/business/action-words.ts';
import { listLenderProof } from '#content/business/proof-words.ts';
import {
  applicationSteps,
  extendedPlansSection,
  financingClosing,
  financingHead,
  financingQuestions,
  financingSmallPrint,
  prepaymentSection,
  sameAsCashSection,
} from '#content/pages/financing.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { Questions } from '../parts/Questions.tsx';
import { StepList } from '../parts/StepList.tsx';
import styles from './FinancingPage.module.css';
import { TermRuler } from './TermRuler.tsx';

export function FinancingPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        {...financingHead}
        picture={
          <div className={styles.sheet} data-surface="raised">
            <TermRuler />
          </div>
        }
      />
      <section className="section">
        <div className="wrap">
          <div className="two-columns">
            {[sameAsCashSection, extendedPlansSection].map(({ heading, lead, note }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <p className="lead above-4">{lead}</p>
                <p className="fine above-4">{note}</p>
              </div>
            ))}
          </div>
          <ArrowLink className="above-5" href={pagePaths['roof-cost']}>
            {actionWords.price}
          </ArrowLink>
        </div>
      </section>
      <section className="section" data-surface="calm">
        <div className="wrap two-columns" data-split="7 5" data-align="baseline">
          <h2>{prepaymentSection.heading}</h2>
          <p className="lead">{prepaymentSection.lead}</p>
        </div>
      </section>
      <section className="section">
        <div className="wrap two-columns" data-split="5 7">
          <h2>{applicationSteps.heading}</h2>
          <StepList className={styles.steps} steps={applicationSteps.steps} />
        </div>
      </section>
      <div data-surface="sunken">
        <Questions heading={servicePageWords.questionsHeading} questions={financingQuestions} />
        <div className="wrap">
          <ProofLines lines={listLenderProof()} />
          <p className={`fine ${styles.smallPrint}`}>{financingSmallPrint}</p>
        </div>
      </div>
      <ClosingCall {...financingClosing} />
    </>
  );
}
