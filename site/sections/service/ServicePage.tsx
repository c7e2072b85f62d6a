import { servicesFor } from '#client/shapes/fact.ts';
import type { InspectionPlan } from '#client/shapes/service.ts';
import { actionWords, askLabel } from '#content/business/action-words.ts';
import { listWarrantyProof } from '#content/business/proof-words.ts';
import { cityList } from '#content/cities/cities.ts';
import { arePermitsKnown } from '#content/cities/town-facts.ts';
import { inspectionPlanSheet } from '#content/pages/home.ts';
import { sampleWords } from '#content/pages/sample-documents.ts';
import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { metalColorCount } from '#content/services/metal-colors.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { fillSlots } from '#content/wording/text.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { RoofPlan } from '../../drawings/details/RoofPlan.tsx';
import { ServiceHouse } from '../../drawings/services/ServiceHouse.tsx';
import { isDrawn, ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { breadcrumbsToService } from '../../search-listing/breadcrumbs.ts';
import { pagePaths, samplePath, serviceInCityPath } from '../../search-listing/routes.ts';
import { Faq } from '../parts/Faq.tsx';
import { FeatureCards } from '../parts/FeatureCards.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { RoofPrice } from '../parts/RoofPrice.tsx';
import { ServiceClosing } from '../parts/ServiceClosing.tsx';
import { ServiceLinks } from '../parts/ServiceLinks.tsx';
import { Sources } from '../parts/Sources.tsx';
import { StatsBand } from '../parts/StatsBand.tsx';
import { StepList } from '../parts/StepList.tsx';
import { MetalColorChoice } from './MetalColorChoice.tsx';
import { OptionComparison } from './OptionComparison.tsx';
import styles from './ServicePage.module.css';
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
    <section className="section" data-print="whole">
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
          <ul className="fitting ruled-list" aria-labelledby="features">
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
}

/** One service, from what it is to what it costs. Source: specification §2 "Service pages". */
export function ServicePage({ service }: ServicePageProps) {
  const [first, second] = [
    <StatsBand key="facts" facts={service.specs} />,
    <SpecialSection key="special" service={service} />,
  ];
  return (
    <>
      <ServiceHero service={service} />
      {/* In an emergency what to do until we come is read first. */}
      {service.slug === 'emergency-repairs' ? [second, first] : [first, second]}
      <WorkDetails service={service} />
      <FeatureCards heading={words.issuesHeading} cards={service.issues}>
        {service.issues.some(({ picture }) => picture) && <p className="fine above-5">{words.issuesNote}</p>}
      </FeatureCards>
      <WorkProcess service={service} />
      {service.calculatorMaterial && <RoofPrice material={service.calculatorMaterial} />}
      <Faq heading={words.questionsHeading} questions={service.questions} />
      <TownLinks service={service} />
      <ServiceLinks heading={words.linkGridHeading} />
      <Sources facts={service.sources} />
      <ServiceClosing service={service} text={words.closingText} />
    </>
  );
}

function ServiceHero({ service }: ServicePageProps) {
  const isUrgent = service.slug === 'emergency-repairs';
  return (
    <PageHead
      breadcrumbs={breadcrumbsToService(service)}
      heading={service.label}
      lead={service.lead}
      isUrgent={isUrgent}
      picture={
        <>
          <div
            className={styles.heroDrawing}
            data-metal={service.slug === 'metal-roofing' ? 'chosen' : undefined}
          >
            {isDrawn(service.slug) ? (
              <ServiceHouse service={service.slug} />
            ) : (
              <ServiceIllustration service={service.slug} />
            )}
          </div>
          {service.slug === 'metal-roofing' && metalColorCount && <MetalColorChoice />}
        </>
      }
    >
      {isUrgent ? (
        <p className="above-4">
          <ArrowLink href={contactPath(service.formChoice)}>{askLabel(service.slug)}</ArrowLink>
        </p>
      ) : (
        <div className="row buttons above-6">
          <ButtonLink href={contactPath(service.formChoice)}>{askLabel(service.slug)}</ButtonLink>
          <CallButton tone="line" isNumberAlone />
        </div>
      )}
    </PageHead>
  );
}

/** The numbered plan, and what the crew looks for at each number. */
function InspectionPointsSection({ plan }: { readonly plan: InspectionPlan }) {
  return (
    <section className="section" data-surface="sunken" data-reading="scrolling">
      <div className="wrap two-columns" data-split="5 7" data-align="stretch">
        <div>
          <h2>{plan.heading}</h2>
          <p className="lead above-5">{plan.lead}</p>
          <figure
            className={`sticky-column framed to-edges container above-5 ${styles.plan}`}
            data-surface="raised"
          >
            <RoofPlan />
            <figcaption className="small soft ruled">
              {inspectionPlanSheet.title}. {inspectionPlanSheet.subtitle}.
            </figcaption>
          </figure>
        </div>
        <div>
          <StepList isClose className={`ruled ${styles.points}`} steps={inspectionPoints} />
          <p className="row above-5">
            <ArrowLink href={samplePath('roof-report')}>{sampleWords.seeReport}</ArrowLink>
            <ArrowLink href={pagePaths['roof-cost']}>{actionWords.price}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}

const stormServices: readonly ServiceSlug[] = servicesFor.stormDamage;

/** The towns, each with its own page about this work there. */
function TownLinks({ service }: { readonly service: ServiceContent }) {
  return (
    <nav className="section" aria-labelledby="towns" data-surface="sunken" data-print="hide">
      <div className="wrap two-columns">
        <div>
          <h2 id="towns">{fillSlots(words.townsHeading, { label: service.label })}</h2>
          <p className="lead above-5">{words.townsText}</p>
          <p className="row above-4">
            {arePermitsKnown && (
              <ArrowLink href={`${pagePaths.locations}#permits`}>{words.permitsLink}</ArrowLink>
            )}
            {stormServices.includes(service.slug) && (
              <ArrowLink href={pagePaths.storms}>{words.stormsLink}</ArrowLink>
            )}
          </p>
        </div>
        <Chips
          chips={cityList.map(({ name, slug }) => ({
            lead: `${service.label} in`,
            label: name,
            href: serviceInCityPath(service.slug, slug),
          }))}
        />
      </div>
    </nav>
  );
}
