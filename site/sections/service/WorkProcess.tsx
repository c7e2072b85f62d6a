import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { isShownOnHouse } from '../../drawings/services/ServiceHouse.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { NumberedRules } from './NumberedRules.tsx';
import styles from './TwoColumns.module.css';

interface WorkProcessProps {
  readonly service: ServiceContent;
}

/** The steps of the job. The drawing stands here unless the page has shown it already. */
export function WorkProcess({ service }: WorkProcessProps) {
  const isDrawingNew = isShownOnHouse(service.slug) && service.specialSection.kind !== 'sequence';
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lasting}>
          <h2>{words.processHeading}</h2>
          {isDrawingNew && <ServiceIllustration service={service.slug} className={styles.drawing} />}
        </div>
        <NumberedRules entries={service.processSteps} />
      </div>
    </section>
  );
}
