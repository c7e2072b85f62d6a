import type { City } from '#content/cities/cities.ts';
import type { LocalServiceText } from '#content/cities/city.ts';
import { arrangeIssues } from '#content/cities/local-texts.ts';
import { findServiceInCityWords } from '#content/pages/service-in-city-page-words.ts';
import type { ServiceContent } from '#content/services/service.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { RoofIssues } from '../parts/RoofIssues.tsx';
import { ServiceClosing } from '../parts/ServiceClosing.tsx';
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
  return (
    <>
      <ServiceInCityHero service={service} city={city} words={words} breadcrumbs={breadcrumbs} />
      <LocalWords heading={words.localHeading} local={local}>
        <HelpCards city={city} words={words} />
      </LocalWords>
      <RoofIssues heading={words.issuesHeading} issues={arrangeIssues(service.issues, local.issueRemarks)} />
      <WorkSteps heading={words.processHeading} steps={service.processSteps} />
      <WaysOn service={service} city={city} words={words} />
      <ServiceClosing service={service} text={words.closingText} button={words.closingButton} />
    </>
  );
}
