import { listWarrantyProof } from '#content/business/proof-words.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { FactBand } from '../parts/FactBand.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { Questions } from '../parts/Questions.tsx';
import { RoofPrice } from '../parts/RoofPrice.tsx';
import { ServiceClosing } from '../parts/ServiceClosing.tsx';
import { ServiceLinks } from '../parts/ServiceLinks.tsx';
import { Sources } from '../parts/Sources.tsx';
import { TitledCards } from '../parts/TitledCards.tsx';
import { InspectionPointsSection } from './InspectionPointsSection.tsx';
import { OptionComparison } from './OptionComparison.tsx';
import { ServiceHero } from './ServiceHero.tsx';
import styles from './ServicePage.module.css';
import { TownLinks } from './TownLinks.tsx';
import { WorkProcess, WorkSequence } from './WorkProcess.tsx';

/** What only this page has: the thing to understand before choosing. */
function SpecialSection({ service }: { readonly service: ServiceContent }) {
  const { slug, specialSection } = service;
  switch (specialSection.kind) {
    case 'comparison':
      return <OptionComparison comparison={specialSection} />;
    case 'sequence':
      return <WorkSequence service={slug} sequence={specialSection} />;
    case 'inspection-plan':
      return <InspectionPointsSection plan={specialSection} />;
  }
}

/** What the work is about, and beside it what the price covers. */
function WorkDetails({ service }: { readonly service: ServiceContent }) {
  return (
    <section className={`section ${styles.details}`}>
      <div className="wrap two-columns">
        <div>
          <h2 id="features">{words.detailsHeading}</h2>
          <div className="stack measure above-5">
            {service.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.features}>
          <ul className="ruled-list" aria-labelledby="features">
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ProofLines lines={listWarrantyProof()} />
        </div>
      </div>
    </section>
  );
}

interface ServicePageProps {
  readonly service: ServiceContent;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** One service, from what it is to what it costs. Source: specification §2 "Service pages". */
export function ServicePage({ service, breadcrumbs }: ServicePageProps) {
  const [first, second] = [
    <FactBand key="facts" facts={service.specs} />,
    <SpecialSection key="special" service={service} />,
  ];
  return (
    <>
      <ServiceHero service={service} breadcrumbs={breadcrumbs} />
      {/* In an emergency what to do until we come is read first. */}
      {service.slug === 'emergency-repairs' ? [second, first] : [first, second]}
      <WorkDetails service={service} />
      <TitledCards heading={words.issuesHeading} cards={service.issues}>
        {service.issues.some(({ picture }) => picture) && <p className="fine above-5">{words.issuesNote}</p>}
      </TitledCards>
      <WorkProcess service={service} />
      {service.calculatorMaterial && <RoofPrice material={service.calculatorMaterial} />}
      <Questions heading={words.questionsHeading} questions={service.questions} />
      <TownLinks service={service} />
      <ServiceLinks heading={words.linkGridHeading} />
      <Sources facts={service.sources} />
      <ServiceClosing service={service} text={words.closingText} />
    </>
  );
}
