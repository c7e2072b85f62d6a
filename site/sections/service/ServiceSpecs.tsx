import type { ServiceContent } from '#content/services/service.ts';
import styles from './ServiceSpecs.module.css';

/** Four figures across the whole window, under the drawing. */
export function ServiceSpecs({ specs }: Pick<ServiceContent, 'specs'>) {
  return (
    <div className={styles.band}>
      <dl className={`wrap ${styles.specs}`}>
        {specs.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
