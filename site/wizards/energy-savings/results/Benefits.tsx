import { Fragment } from 'react';
import {
  energyBenefitSources,
  energyBenefits,
  energyResultWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { EnergySection } from '../../../drawings/details/EnergySection.tsx';
import styles from './Benefits.module.css';

/** What the work does: the house as it would be, and three blurbs beside it. */
export function Benefits() {
  return (
    <div className={styles.pair}>
      <figure>
        <div className={styles.sheet}>
          <EnergySection insulation="excellent" />
        </div>
        <figcaption className={styles.caption}>{words.afterTheWork}</figcaption>
      </figure>
      <ul className={styles.blurbs}>
        {energyBenefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="fine">
        {words.benefitSources}{' '}
        {energyBenefitSources.map(({ source, sourceUrl }, position) => (
          <Fragment key={source}>
            {position > 0 && '; '}
            <a href={sourceUrl}>{source}</a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
