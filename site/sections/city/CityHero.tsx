import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import type { City } from '#content/cities/cities.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { EdgeHero } from '../parts/EdgeHero.tsx';

interface CityHeroProps {
  readonly city: City;
  readonly lead: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The heading beside the map of the town and where we are. */
export function CityHero({ city, lead, breadcrumbs }: CityHeroProps) {
  const { display } = company.phone.value;
  return (
    <EdgeHero
      breadcrumbs={breadcrumbs}
      heading={fillLocalSlots(words.heading, city.slug)}
      lead={lead}
      picture={<ServiceAreaMap view={city.slug} />}
    >
      <div className="row above-6">
        <ButtonLink href={askPath(inspectionChoice, { city: city.name })}>{words.estimateButton}</ButtonLink>
        <ButtonLink tone="line" icon="phone" href={phoneHref} aria-label={`Call ${display}`}>
          {display}
        </ButtonLink>
      </div>
    </EdgeHero>
  );
}
