import { serviceArea } from '#content/cities/service-area.ts';
import { areasSection as words } from '#content/pages/home/home-page.ts';
import { Chips } from '#design/parts/Chips.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { cityPath } from '../../search-listing/routes.ts';
import styles from './AreasSection.module.css';

const chips = serviceArea.map(({ name, slug }) => ({
  label: name,
  href: slug === null ? undefined : cityPath(slug),
}));

export function AreasSection() {
  return (
    <section className="section">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{words.heading}</h2>
          <p className={`lead ${styles.lead}`}>{words.lead}</p>
          <Chips chips={chips} />
        </div>
        <div className={styles.map}>
          <ServiceAreaMap view="area" />
        </div>
      </div>
    </section>
  );
}
