import type { ReactNode } from 'react';
import type { Comparison, OptionKey } from '#client/shapes/service.ts';
import { lowSlopeProfiles } from '../../drawings/profiles/LowSlopeProfiles.tsx';
import { metalProfiles } from '../../drawings/profiles/MetalProfiles.tsx';
import { tileProfiles } from '../../drawings/profiles/TileProfiles.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import styles from './OptionComparison.module.css';

/** What an option looks like cut open. */
const drawings: Readonly<Record<OptionKey, ReactNode>> = {
  ...metalProfiles,
  ...tileProfiles,
  ...lowSlopeProfiles,
  'repair-the-roof': (
    <ServiceIllustration service="roof-repair" isLarge className={styles.illustration} fit="xMidYMin slice" />
  ),
  'replace-the-roof': (
    <ServiceIllustration
      service="roof-replacement"
      isLarge
      className={styles.illustration}
      fit="xMidYMin slice"
    />
  ),
};

/** Options side by side. In wide windows the same term stands at the same height in each. */
export function OptionComparison({ comparison }: { readonly comparison: Comparison }) {
  const { heading, lead, note, options } = comparison;
  return (
    <section className="section" data-surface="sunken">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <div
          className={`columns ${styles.options}`}
          data-columns={options.length}
          data-fold={options.length === 3 ? 'tablet' : undefined}
        >
          {options.map(({ key, name, rows, text }) => (
            <article key={key} className={`shingle stack ${styles.option}`} data-gap="0">
              <div className={styles.drawing} data-surface="sunken">
                {drawings[key]}
              </div>
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className="soft above-2">{text}</p>
              </div>
              <dl className={styles.rows}>
                {rows.map(({ term, value }) => (
                  <div key={term}>
                    <dt className="small quiet">{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
        {note && <p className="above-5 soft measure">{note}</p>}
      </div>
    </section>
  );
}
