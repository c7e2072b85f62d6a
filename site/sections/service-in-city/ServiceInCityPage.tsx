import type { LocalServiceText } from '#client/shapes/town.ts';
import type { City } from '#content/cities/cities.ts';
import { arrangeIssues, fillLocalSlots } from '#content/cities/local-texts.ts';
import { findServiceInCityWords } from '#content/pages/service-in-city-page-words.ts';
import { findTownFacts, townFactsWords } from '#content/pages/town-facts-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath, servicePath } from '../../search-listing/routes.ts';
import { FactRows } from '../parts/FactRows.tsx';
import { RoofIssues } from '../parts/RoofIssues.tsx';
import { Sources } from '../parts/Sources.tsx';
import { HelpCards } from './HelpCards.tsx';
import { LocalWords } from './LocalWords.tsx';
import { ServiceInCityHero } from './ServiceInCityHero.tsx';
import { WaysOn } from './WaysOn.tsx';
import { WorkSteps } from './WorkSteps.tsx';

interface ServiceInCityPageProps {
  readonly service: ServiceContent;
  readonly city: City;
  readonly local: LocalServiceText;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** One service in one town: what is particular there, what goes wrong, how we work, whom to call. */
export function ServiceInCityPage({ service, city, local, breadcrumbs }: ServiceInCityPageProps) {
  const words = findServiceInCityWords(service, city);
  const { rows, facts } = findTownFacts(city, service.slug);
  const here = (text: string) => fillLocalSlots(text, city.slug);
  return (
    <>
      <ServiceInCityHero
        service={service}
        city={city}
        lead={local.intro}
        words={words}
        breadcrumbs={breadcrumbs}
      />
      <LocalWords local={local}>
        <HelpCards city={city} words={words} />
      </LocalWords>
      <FactRows id="facts" heading={here(townFactsWords.headingForService)} rows={rows}>
        {findTownFacts(city).facts.length > 0 && (
          <p className="above-4">
            <ArrowLink href={`${cityPath(city.slug)}#facts`}>{here(townFactsWords.allFactsLink)}</ArrowLink>
          </p>
        )}
      </FactRows>
      <RoofIssues
        heading={words.issuesHeading}
        issues={arrangeIssues(service.issues, local.issueRemarks)}
        surface="page"
      >
        <ArrowLink className="above-6" href={servicePath(service.slug)}>
          {words.serviceLink}
        </ArrowLink>
      </RoofIssues>
      <WorkSteps heading={words.processHeading} steps={service.processSteps} />
      <WaysOn service={service} city={city} words={words} />
      <Sources facts={[...facts, ...local.sources]} />
    </>
  );
}
