import { homeReasons, reasonsSection as words } from '#content/pages/home.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { InspectionPlan } from './InspectionPlan.tsx';
import styles from './ReasonsSection.module.css';

export function ReasonsSection() {
  return (
    <section className="section">
      <div className={`wrap two-columns ${styles.inside}`}>
        <div>
          <h2 className={styles.heading}>{words.heading}</h2>
          <ul className={`ruled-cards ${styles.reasons}`}>
            {homeReasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href={pagePaths.contact} tone="plain">
            {words.button}
          </ButtonLink>
        </div>
        <InspectionPlan />
      </div>
    </section>
  );
}
