import { phoneHref } from '#content/business/contact-links.ts';
import type { City } from '#content/cities/cities.ts';
import type { ServiceInCityWords } from '#content/pages/service-in-city-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath } from '../../search-listing/routes.ts';
import { EdgeHero } from '../parts/EdgeHero.tsx';

interface ServiceInCityHeroProps {
  readonly service: ServiceContent;
  readonly city: City;
  readonly lead: string;
  readonly words: ServiceInCityWords;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The heading beside the place of the job, drawn large. */
export function ServiceInCityHero({ service, city, lead, words, breadcrumbs }: ServiceInCityHeroProps) {
  const isUrgent = service.slug === 'emergency-repairs';
  const ask = (
    <ButtonLink
      key="ask"
      tone={isUrgent ? 'line' : 'action'}
      href={askPath(service.formChoice, { city: city.name })}
    >
      {words.estimateButton}
    </ButtonLink>
  );
  const call = (
    <ButtonLink key="call" tone={isUrgent ? 'emergency' : 'line'} icon="phone" href={phoneHref}>
      {words.emergencyButton}
    </ButtonLink>
  );
  return (
    <EdgeHero
      breadcrumbs={breadcrumbs}
      heading={words.heading}
      lead={lead}
      picture={<ServiceIllustration service={service.slug} isLarge />}
    >
      {/* Who has water coming in finds the phone where others find the form. */}
      <div className="row above-6">{isUrgent ? [call, ask] : [ask, call]}</div>
      <ArrowLink className="above-4" href={cityPath(city.slug)} isBack data-print="hide">
        {words.backLink}
      </ArrowLink>
    </EdgeHero>
  );
}
