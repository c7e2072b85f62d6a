import { cities, citySlugs } from '#content/cities/cities.ts';
import { citiesListedPerService, sitemapCards } from '#content/pages/sitemap.ts';
import { serviceList } from '#content/services/services.ts';
import { VisuallyHidden } from '#design/parts/VisuallyHidden.tsx';
import { serviceInCityPath } from '../../search-listing/routes.ts';
import card from './LinkCard.module.css';
import styles from './ServicesInCities.module.css';

const words = sitemapCards.servicesInCities;
const listedCities = citySlugs.slice(0, citiesListedPerService).map((slug) => cities[slug]);
const moreCount = citySlugs.length - listedCities.length;

export function ServicesInCities() {
  return (
    <section className={card.card} data-surface="raised">
      <h2>{words.heading}</h2>
      <div className={styles.services}>
        {serviceList.map((service) => (
          <div key={service.slug}>
            <h3>{service.title}</h3>
            <ul className={card.links}>
              {listedCities.map((city) => (
                <li key={city.slug}>
                  <a href={serviceInCityPath(service.slug, city.slug)}>
                    <VisuallyHidden>{service.title} in </VisuallyHidden>
                    {city.displayName}
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles.more}>{words.moreLocations(moreCount)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
