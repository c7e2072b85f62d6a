import type { LocalServiceText } from '#client/shapes/town.ts';
import { type City, listNearbyCities } from '#content/cities/cities.ts';
import { arrangeIssues, fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords } from '#content/pages/city-page-words.ts';
import { findServiceInCityWords, listReasonFacts } from '#content/pages/service-in-city-page-words.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import { findTownFacts, townFactsWords } from '#content/pages/town-facts-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import { breadcrumbsToServiceInCity } from '../../search-listing/breadcrumbs.ts';
import { cityPath, pagePaths, serviceInCityPath, servicePath } from '../../search-listing/routes.ts';
import { FactBlock } from '../parts/FactRows.tsx';
import { FeatureCards } from '../parts/FeatureCards.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ServiceClosing } from '../parts/ServiceClosing.tsx';
import { Sources } from '../parts/Sources.tsx';
import { HelpCards } from './HelpCards.tsx';

/** The nearest ones; farther cities do not help somebody who lives here. */
const nearbyCityCount = 2;

const listNearby = (service: ServiceContent, city: City) =>
  listNearbyCities(city.slug)
    .slice(0, nearbyCityCount)
    .map(({ name, slug }) => ({
      lead: `${service.label} in`,
      label: name,
      href: serviceInCityPath(service.slug, slug),
    }));

interface ServiceInCityPageProps {
  readonly service: ServiceContent;
  readonly city: City;
  readonly local: LocalServiceText;
}

/** One service in one town: what is particular there, what goes wrong, how we work, whom to call. */
export function ServiceInCityPage({ service, city, local }: ServiceInCityPageProps) {
  const { calculatorMaterial } = service;
  const words = findServiceInCityWords(service, city);
  const { rows, facts } = findTownFacts(city, service.slug);
  const here = (text: string) => fillLocalSlots(text, city.slug);
  const nearby = listNearby(service, city);
  const isUrgent = service.slug === 'emergency-repairs';
  const call = <CallButton tone={isUrgent ? 'emergency' : 'line'}>{words.emergencyButton}</CallButton>;
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbsToServiceInCity(service, city)}
        heading={words.heading}
        lead={local.intro}
        picture={<ServiceIllustration service={service.slug} isLarge />}
      >
        {/* In an emergency the call comes first, elsewhere the form. */}
        <div className="row buttons above-6">
          {isUrgent && call}
          <ButtonLink
            tone={isUrgent ? 'line' : 'action'}
            href={contactPath(service.formChoice, { city: city.name })}
          >
            {words.estimateButton}
          </ButtonLink>
          {!isUrgent && call}
        </div>
        <ArrowLink className="above-4" href={cityPath(city.slug)} isBack data-print="hide">
          {words.backLink}
        </ArrowLink>
      </PageHead>
      <FactBlock
        heading={here(townFactsWords.headingForService)}
        lead={townFactsWords.leadForService}
        rows={rows}
      >
        {findTownFacts(city).rows.length > 0 && (
          <p>
            <ArrowLink href={`${cityPath(city.slug)}#facts`}>{here(townFactsWords.allFactsLink)}</ArrowLink>
          </p>
        )}
      </FactBlock>
      <section className="section">
        <div className="wrap two-columns" data-split="7 4">
          <LocalWords {...local} />
          <HelpCards city={city} words={words} />
        </div>
      </section>
      <FeatureCards
        heading={words.issuesHeading}
        cards={arrangeIssues(service.issues, local.issueRemarks)}
        surface="page"
      >
        {service.issues.some(({ picture }) => picture) && (
          <p className="fine above-5">{servicePageWords.issuesNote}</p>
        )}
      </FeatureCards>
      <FeatureCards heading={words.processHeading} cards={service.processSteps} isNumbered>
        <p className="row above-6" data-print="hide">
          <ArrowLink href={servicePath(service.slug)}>{words.serviceLink}</ArrowLink>
          {calculatorMaterial && (
            <ArrowLink href={`${pagePaths['roof-cost']}?roofType=${calculatorMaterial}`}>
              {words.calculatorLink}
            </ArrowLink>
          )}
        </p>
        {nearby.length > 0 && (
          <div className="row above-4" data-print="hide">
            <p id="nearby">{cityPageWords.nearbyHeading}</p>
            <Chips labelledBy="nearby" chips={nearby} />
          </div>
        )}
      </FeatureCards>
      <Sources facts={[...facts, ...local.sources, ...listReasonFacts(city)]} />
      <ServiceClosing service={service} text={cityPageWords.closingLead} city={city.name} />
    </>
  );
}

/** What only this page says. */
function LocalWords({ pageTitle, paragraphs, points }: LocalServiceText) {
  return (
    <div>
      <h2>{pageTitle}</h2>
      <div className="stack measure above-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="ruled-rows measure above-6">
        {points.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p className="soft above-2">{answer}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
