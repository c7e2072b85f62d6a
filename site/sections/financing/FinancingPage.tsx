import { actionWords } from '#content/business/action-words.ts';
import { offerWords } from '#content/business/offer-words.ts';
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
import { SectionHead } from '../parts/SectionHead.tsx';
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
          <SectionHead heading={sameAsCashSection.heading} lead={sameAsCashSection.lead} />
          <ul className={`columns ${styles.plans}`} data-columns="3" data-fold="tablet">
            {sameAsCashSection.plans.map(({ months, term, text }) => (
              <li key={months} className="shingle">
                <h3 className={`display ${styles.figure}`}>{term}</h3>
                <p className={`display ${styles.figure} ${styles.rate}`}>{offerWords.sameAsCashRate}</p>
                <p className={`soft ${styles.text}`}>{text}</p>
              </li>
            ))}
          </ul>
          <p className="fine above-5">{sameAsCashSection.note}</p>
          <ArrowLink className="above-4" href={pagePaths['roof-cost']}>
            {actionWords.price}
          </ArrowLink>
        </div>
      </section>
      <section className="section" data-surface="calm">
        <div className="wrap two-columns">
          <div>
            <h2>{extendedPlansSection.heading}</h2>
            <p className="lead above-4">{extendedPlansSection.lead}</p>
            <p className="fine above-4">{extendedPlansSection.note}</p>
          </div>
          <div>
            <h2>{prepaymentSection.heading}</h2>
            <p className="lead above-4">{prepaymentSection.lead}</p>
          </div>
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
