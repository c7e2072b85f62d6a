import type { InspectionPlan } from '#client/shapes/service.ts';
import { actionWords } from '#content/business/action-words.ts';
import { inspectionPlanSheet } from '#content/pages/home.ts';
import { sampleWords } from '#content/pages/sample-documents.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { RoofPlan } from '../../drawings/details/RoofPlan.tsx';
import { pagePaths, samplePath } from '../../search-listing/routes.ts';
import { StepList } from '../parts/StepList.tsx';
import styles from './InspectionPointsSection.module.css';

/** The numbered plan, and what the crew looks for at each number. */
export function InspectionPointsSection({ plan }: { readonly plan: InspectionPlan }) {
  return (
    <section className="section" data-surface="sunken" data-reading="scrolling">
      <div className="wrap two-columns" data-split="5 7" data-align="stretch">
        <div>
          <h2>{plan.heading}</h2>
          <p className="lead above-5">{plan.lead}</p>
          <figure className={`sticky-column framed above-5 ${styles.plan}`} data-surface="raised">
            <RoofPlan />
            <figcaption>
              {inspectionPlanSheet.title}. {inspectionPlanSheet.subtitle}.
            </figcaption>
          </figure>
        </div>
        <div>
          <StepList isClose className={joinClasses('ruled', styles.points)} steps={inspectionPoints} />
          <p className="row above-5">
            <ArrowLink href={samplePath('roof-report')}>{sampleWords.seeReport}</ArrowLink>
            <ArrowLink href={pagePaths['roof-cost']}>{actionWords.price}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
