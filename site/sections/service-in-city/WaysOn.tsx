import { type City, listNearbyCities } from '#content/cities/cities.ts';
import type { ServiceInCityWords } from '#content/pages/service-in-city-page-words.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { Chips } from '#design/parts/Chips.tsx';
import { pagePaths, serviceInCityPath } from '../../search-listing/routes.ts';
import styles from './WaysOn.module.css';

/** The next ones; farther towns are no help to one who lives here. */
const nearbyTownCount = 2;

interface WaysOnProps {
  readonly service: ServiceContent;
  readonly city: City;
  readonly words: ServiceInCityWords;
}

/** To the price of such a roof, and to the same work in the next towns. */
export function WaysOn({ service, city, words }: WaysOnProps) {
  const { calculatorMaterial, label, slug } = service;
  return (
    <section className={styles.section} data-surface="sunken" data-print="hide">
      <div className={`wrap ${styles.columns}`}>
        {calculatorMaterial && (
          <div>
            <h2 className={`card-heading ${styles.heading}`}>{words.calculatorHeading}</h2>
            <ArrowLink href={`${pagePaths['roof-cost']}?roofType=${calculatorMaterial}`}>
              {words.calculatorLink}
            </ArrowLink>
          </div>
        )}
        <nav aria-labelledby="nearby">
          <h2 className={`card-heading ${styles.heading}`} id="nearby">
            {words.townsHeading}
          </h2>
          <Chips
            chips={listNearbyCities(city.slug)
              .slice(0, nearbyTownCount)
              .map((town) => ({
                label: `${label} in ${town.name}`,
                href: serviceInCityPath(slug, town.slug),
              }))}
          />
        </nav>
      </div>
    </section>
  );
}
