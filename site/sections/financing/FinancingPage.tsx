import {
  applicationSteps,
  extendedPlansSection,
  financingClosing,
  financingHead,
  financingQuestions,
  financingSmallPrint,
  prepaymentSection,
} from '#content/pages/financing.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Questions } from '../parts/Questions.tsx';
import styles from './FinancingPage.module.css';
import { SameAsCash } from './SameAsCash.tsx';
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
      <SameAsCash />
      <section className="section" data-surface="calm">
        <div className={`wrap ${styles.pair}`}>
          <div>
            <h2>{extendedPlansSection.heading}</h2>
            <p className={`lead ${styles.lead}`}>{extendedPlansSection.lead}</p>
            <p className={`fine ${styles.note}`}>{extendedPlansSection.note}</p>
          </div>
          <div>
            <h2>{prepaymentSection.heading}</h2>
            <p className={`lead ${styles.lead}`}>{prepaymentSection.lead}</p>
          </div>
        </div>
      </section>
      <section className="section">
        <div className={`wrap ${styles.application}`}>
          <h2>{applicationSteps.heading}</h2>
          <ol className={styles.steps}>
            {applicationSteps.steps.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div data-surface="sunken">
        <Questions heading={servicePageWords.questionsHeading} questions={financingQuestions} />
        <div className="wrap">
          <p className={`fine ${styles.smallPrint}`}>{financingSmallPrint}</p>
        </div>
      </div>
      <ClosingCall {...financingClosing} />
    </>
  );
}
