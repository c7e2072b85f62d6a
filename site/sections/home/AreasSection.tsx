import { listLeadingCities } from '#content/cities/leading-cities.ts';
import { servedTowns } from '#content/cities/served-towns.ts';
import { areasSection as words } from '#content/pages/home.ts';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { cityPath } from '../../search-listing/routes.ts';
import { TownChips } from '../towns/TownChips.tsx';
import styles from './AreasSection.module.css';

const { cities, isShortened } = listLeadingCities();
const towns = [
  ...cities.map(({ name, slug }) => ({ label: name, href: cityPath(slug) })),
  ...servedTowns.map(({ name }) => ({ label: name })),
];

export function AreasSection() {
  return (
    <section className="section">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{words.heading}</h2>
          <p className={`lead ${styles.lead}`}>{words.lead}</p>
          <TownChips towns={towns} isShortened={isShortened} />
        </div>
        <div className={styles.map}>
          <ServiceAreaMap view="area" pathOfCity={cityPath} />
        </div>
      </div>
    </section>
  );
}
