import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import type { City } from '#content/cities/cities.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { Breadcrumbs } from '#design/parts/Breadcrumbs.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath } from '../../search-listing/routes.ts';
import styles from './CityHero.module.css';

interface CityHeroProps {
  readonly city: City;
  readonly lead: string;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The heading beside the map, which runs on to the edge of the window. */
export function CityHero({ city, lead, breadcrumbs }: CityHeroProps) {
  const { display } = company.phone.value;
  return (
    <section className="hero-band">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        <div className={styles.words}>
          <h1>{fillLocalSlots(words.heading, city.slug)}</h1>
          <p className="lead above-5">{lead}</p>
          <div className="row above-6">
            <ButtonLink href={askPath(inspectionChoice, { city: city.name })}>
              {words.estimateButton}
            </ButtonLink>
            <ButtonLink tone="line" icon="phone" href={phoneHref} aria-label={`Call ${display}`}>
              {display}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.map}>
          <ServiceAreaMap view={city.slug} pathOfCity={cityPath} />
        </div>
      </div>
    </section>
  );
}
