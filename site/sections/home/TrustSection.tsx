import { Fragment } from 'react';
import { eaveLegend, trustFacts, trustSection as words } from '#content/pages/home.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { EaveSection } from '../../drawings/details/EaveSection.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './TrustSection.module.css';

/** Who we are, shown by the part of a roof we take most care of. */
export function TrustSection() {
  return (
    <section className="section">
      <div className="wrap two-columns" data-keep="paper" data-split="5 7" data-align="center">
        <div>
          <h2>{words.heading}</h2>
          <p className="lead above-5">{words.lead}</p>
          <p className="soft above-5" data-phone="leave">
            {words.text}
          </p>
          {words.codeFacts.length > 0 && (
            <p className="fine above-4" data-phone="leave">
              {words.codeNote}{' '}
              {words.codeFacts.map(({ section, fact }, position) => (
                <Fragment key={section}>
                  {position > 0 && ', '}
                  <a href={fact.sourceUrl}>{section}</a>
                </Fragment>
              ))}
            </p>
          )}
          <p className="above-4" data-phone="leave">
            <ArrowLink href={pagePaths.about}>{words.linkLabel}</ArrowLink>
          </p>
        </div>
        <figure className="framed to-edges" data-surface="raised" data-reading="">
          <figcaption className={`ruled-below ${styles.title}`}>
            <b>{words.sheetTitle}</b>
          </figcaption>
          <div className={`container ${styles.drawing}`}>
            <EaveSection />
          </div>
          <ol className={`small ruled ${styles.legend}`} data-rows="">
            {eaveLegend.map((meaning) => (
              <li key={meaning} className="beside" data-gap="0">
                {meaning}
              </li>
            ))}
          </ol>
        </figure>
      </div>
      <div className="wrap">
        {trustFacts.length > 0 && (
          <dl className={`fact-row ${styles.facts}`} data-large="">
            {trustFacts.map(({ value, term }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
