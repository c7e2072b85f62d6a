import type { ReactNode } from 'react';
import type { Sequence } from '#client/shapes/service.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { LeakingHouse } from '../../drawings/details/LeakingHouse.tsx';
import { RoofLayers } from '../../drawings/details/RoofLayers.tsx';
import { isViewOfItsOwn, ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { FeatureCards } from '../parts/FeatureCards.tsx';
import { StepList } from '../parts/StepList.tsx';
import styles from './ServicePage.module.css';

/** The steps of the job beside a near view of its place; side by side where the page has shown that view already. */
export function WorkProcess({ service: { slug, processSteps } }: { readonly service: ServiceContent }) {
  if (slug === 'roof-repair' || !isViewOfItsOwn(slug))
    return <FeatureCards heading={words.processHeading} cards={processSteps} isNumbered surface="page" />;
  return (
    <section className="section">
      <div className="wrap two-columns" data-keep="" data-split="4 7">
        <div>
          <h2>{words.processHeading}</h2>
          <div className="above-6" data-phone="leave" data-print="hide">
            <ServiceIllustration service={slug} isLarge />
          </div>
        </div>
        <StepList steps={processSteps} />
      </div>
    </section>
  );
}

interface WorkSequenceProps {
  readonly service: ServiceSlug;
  readonly sequence: Sequence;
}

/** What the entries are numbered in: it stays beside them. */
const numberedDrawings: Readonly<Partial<Record<ServiceSlug, ReactNode>>> = {
  'roof-replacement': <RoofLayers className={`sticky-column above-5 ${styles.layers}`} />,
  'emergency-repairs': (
    <figure className="sticky-column above-5">
      <LeakingHouse />
      <figcaption className="fine above-2">{words.drawingNote}</figcaption>
    </figure>
  ),
};

/** Things in the order in which they are built or done, beside their drawing where there is one. */
export function WorkSequence({ service, sequence }: WorkSequenceProps) {
  const { entries, heading, lead, note } = sequence;
  // Only a drawing with numbers can answer what is read.
  const drawing = numberedDrawings[service];
  return (
    <section className="section" data-surface="sunken" data-reading={drawing && 'scrolling'}>
      <div
        className="wrap two-columns"
        data-split={drawing ? '5 7' : '4 7'}
        data-align={drawing && 'stretch'}
      >
        <div className={drawing ? undefined : 'sticky-column'}>
          <h2>{heading}</h2>
          <p className="lead above-5">{lead}</p>
          {drawing}
        </div>
        <div>
          <StepList steps={entries} />
          {note && <p className="above-5 soft measure">{note}</p>}
        </div>
      </div>
    </section>
  );
}
