import { thankYouPage as words } from '#content/pages/thank-you.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './RequestReceivedPage.module.css';

const [beforeReference = '', afterReference = ''] = words.referenceText.split('{reference}');

/** Answers a form sent without script; the server puts the reference in. */
export function RequestReceivedPage() {
  return (
    <section className="section" data-confirmation="">
      <div className="wrap two-columns" data-split="7 5">
        <div>
          <h1>
            {words.thanks} <span className={styles.sentence}>{words.received}</span>
          </h1>
          {/* Hidden until there is a reference to show. */}
          <p className="large measure flagged above-6" data-surface="calm" data-reference-line="" hidden>
            {beforeReference}
            <strong className="reference" data-reference="" />
            {afterReference}
          </p>
          <div className="above-5" data-photographs="" hidden />
          <p className="above-5 measure">
            <ContactLinks text={words.emergencyText} />
          </p>
          <p className="above-6">
            <ButtonLink href={pagePaths.home} tone="line">
              {words.homeLink}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h2 className="chapter-heading">{words.nextHeading}</h2>
          <ol className="numbered-list above-4 ruled" data-lines="">
            {words.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
