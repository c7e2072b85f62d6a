import type { Sequence } from '#content/services/service.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { NumberedRules } from './NumberedRules.tsx';
import styles from './TwoColumns.module.css';

interface WorkSequenceProps {
  readonly service: ServiceSlug;
  readonly sequence: Sequence;
}

/** Things in the order in which they are built or done, beside a drawing of the work. */
export function WorkSequence({ service, sequence }: WorkSequenceProps) {
  const { entries, heading, lead, note } = sequence;
  return (
    <section className="section" data-surface="sunken">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lasting}>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ServiceIllustration service={service} className={styles.drawing} />
        </div>
        <div>
          <NumberedRules entries={entries} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </section>
  );
}
