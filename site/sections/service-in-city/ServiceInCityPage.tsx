import type { LocalServiceText } from '#client/shapes/town.ts';
import { type City, listNearbyCities } from '#content/cities/cities.ts';
import { arrangeIssues, fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords } from '#content/pages/city-page-words.ts';
import { findServiceInCityWords, listReasonFacts } from '#content/pages/service-in-city-page-words.ts';
import { servicePageWords } from '#content/pages/service-page-words.ts';
import { findTownFacts, townFactsWords } from '#content/pages/town-facts-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath, pagePaths, serviceInCityPath, servicePath } from '../../search-listing/routes.ts';
import { FactBlock } from '../parts/FactRows.tsx';
import { ServiceClosing } from '../parts/ServiceClosing.tsx';
import { Sources } from '../parts/Sources.tsx';
import { TitledCards } from '../parts/TitledCards.tsx';
import { HelpCards } from './HelpCards.tsx';
import { LocalWords } from './LocalWords.tsx';
import { ServiceInCityHero } from './ServiceInCityHero.tsx';

/** The next ones; farther cities are no help to one who lives here. */
const nearbyCityCount = 2;

interface ServiceInCityPageProps {
  readonly service: ServiceContent;
  readonly city: City;
  readonly local: LocalServiceText;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** One service in one town: what is particular there, what goes wrong, how we work, whom to call. */
export function ServiceInCityPage({ service, city, local, breadcrumbs }: ServiceInCityPageProps) {
  const { calculatorMaterial } = service;
  const words = findServiceInCityWords(service, city);
  const { rows, facts } = findTownFacts(city, service.slug);
  const here = (text: string) => fillLocalSlots(text, city.slug);
  const nearby = listNearbyCities(city.slug)
    .slice(0, nearbyCityCount)
    .map(({ name, slug }) => ({
      lead: `${service.label} in`,
      label: name,
      href: serviceInCityPath(service.slug, slug),
    }));
  return (
    <>
      <ServiceInCityHero
        service={service}
        city={city}
        lead={local.intro}
        words={words}
        breadcrumbs={breadcrumbs}
      />
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
      <LocalWords local={local}>
        <HelpCards city={city} words={words} />
      </LocalWords>
      <TitledCards
        heading={words.issuesHeading}
        cards={arrangeIssues(service.issues, local.issueRemarks)}
        surface="page"
      >
        {service.issues.some(({ picture }) => picture) && (
          <p className="fine above-5">{servicePageWords.issuesNote}</p>
        )}
      </TitledCards>
      <TitledCards heading={words.processHeading} cards={service.processSteps} isNumbered>
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
      </TitledCards>
      <Sources facts={[...facts, ...local.sources, ...listReasonFacts(city)]} />
      <ServiceClosing service={service} text={cityPageWords.closingLead} city={city.name} />
    </>
  );
}
