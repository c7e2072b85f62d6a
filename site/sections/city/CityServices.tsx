import type { City } from '#content/cities/cities.ts';
import type { CityPage } from '#content/cities/city.ts';
import { fillLocalSlots } from '#content/cities/local-texts.ts';
import { cityPageWords as words } from '#content/pages/city-page-words.ts';
import { serviceList } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { serviceInCityPath } from '../../search-listing/routes.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import styles from './CityServices.module.css';

interface CityServicesProps {
  readonly city: City;
  readonly cardTexts: CityPage['cardTexts'];
}

/** Eight shingles lying on their side, each the way to one service in this town. */
export function CityServices({ city, cardTexts }: CityServicesProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          heading={fillLocalSlots(words.servicesHeading, city.slug)}
          lead={fillLocalSlots(words.servicesLead, city.slug)}
        />
        <ul className={styles.cards}>
          {serviceList.map(({ label, slug }) => (
            <li key={slug}>
              <a className={styles.card} href={serviceInCityPath(slug, city.slug)}>
                <div className={styles.drawing}>
                  <ServiceIllustration service={slug} />
                </div>
                <div className={styles.words}>
                  <h3>{label}</h3>
                  <p>{cardTexts[slug]}</p>
                  <ArrowLink className={styles.more}>{words.serviceLink}</ArrowLink>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
