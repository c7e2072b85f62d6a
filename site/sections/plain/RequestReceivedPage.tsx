import { thankYouPage as words } from '#content/pages/thank-you.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './RequestReceivedPage.module.css';

const [beforeReference = '', afterReference = ''] = words.referenceText.split('{reference}');

/** Answers a form sent without script; the server puts the reference in. */
export function RequestReceivedPage() {
  return (
    <section className="section">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1>{words.heading}</h1>
          {/* Hidden until there is a reference to show. */}
          <p className={styles.reference} data-reference-line="" hidden>
            {beforeReference}
            <strong data-reference="" />
            {afterReference}
          </p>
          <p className={styles.emergency}>{words.emergencyText}</p>
          <p className={styles.home}>
            <ButtonLink href={pagePaths.home} tone="line">
              {words.homeLink}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h2 className={styles.nextHeading}>{words.nextHeading}</h2>
          <ol className={styles.steps}>
            {words.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
