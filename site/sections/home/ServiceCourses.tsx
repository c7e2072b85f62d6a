import { servicesSection } from '#content/pages/home.ts';
import { serviceList } from '#content/services/services.ts';
import { ShingleColumn } from '../../drawings/ornaments/ShingleColumn.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceCourses.module.css';

/** The eight services as two courses of shingles, the second laid half a shingle further. */
export function ServiceCourses() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={servicesSection.heading} lead={servicesSection.lead} />
        <div className={styles.courses}>
          <div className={styles.half}>
            <ShingleColumn />
          </div>
          <ul>
            {serviceList.map((service) => (
              // Other pages link to a service's card by its slug.
              <li key={service.slug} id={service.slug}>
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
          <div className={styles.half}>
            <ShingleColumn />
          </div>
        </div>
      </div>
    </section>
  );
}
