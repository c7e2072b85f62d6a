import { homeReasons, inspectionPlanSheet, reasonsSection as words } from '#content/pages/home.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { RoofPlan } from '../../drawings/details/RoofPlan.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import { NumberedSheet } from './NumberedSheet.tsx';
import styles from './ReasonsSection.module.css';

export function ReasonsSection() {
  return (
    <section className="section">
      <div className="wrap two-columns" data-keep="">
        <div>
          <h2 className={styles.heading}>{words.heading}</h2>
          <ul className={`ruled-cards ${styles.reasons}`}>
            {homeReasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p data-phone="leave">{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href={askPath(inspectionChoice)} tone="plain">
            {words.button}
          </ButtonLink>
        </div>
        <NumberedSheet
          {...inspectionPlanSheet}
          drawing={<RoofPlan />}
          legend={inspectionPoints.map(({ title }) => title)}
        />
      </div>
    </section>
  );
}
