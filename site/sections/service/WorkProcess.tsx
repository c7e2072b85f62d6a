import type { Sequence } from '#client/shapes/service.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { RoofLayers } from '../../drawings/details/RoofLayers.tsx';
import { StepList } from '../parts/StepList.tsx';
import styles from './ServicePage.module.css';

interface WorkProcessProps {
  readonly service: ServiceContent;
}

/** The steps of the job. */
export function WorkProcess({ service: { processSteps } }: WorkProcessProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="4 7">
        <h2>{words.processHeading}</h2>
        <StepList steps={processSteps} />
      </div>
    </section>
  );
}

interface WorkSequenceProps {
  readonly service: ServiceSlug;
  readonly sequence: Sequence;
}

/** Things in the order in which they are built or done; the layers of a roof beside their drawing. */
export function WorkSequence({ service, sequence }: WorkSequenceProps) {
  const { entries, heading, lead, note } = sequence;
  // Only a drawing with numbers can answer what is read.
  const isNumbered = service === 'roof-replacement';
  return (
    <section className="section" data-surface="sunken" data-reading={isNumbered ? 'scrolling' : undefined}>
      <div className="wrap two-columns" data-split={isNumbered ? '5 7' : '4 7'}>
        <div className={isNumbered ? styles.besideList : 'sticky-column'}>
          <h2>{heading}</h2>
          <p className="lead above-5">{lead}</p>
          {isNumbered && <RoofLayers className={`sticky-column ${styles.layers}`} />}
        </div>
        <div>
          <StepList steps={entries} />
          {note && <p className="above-5 soft measure">{note}</p>}
        </div>
      </div>
    </section>
  );
}
