import { servicesPageWords as words } from '#content/pages/services.ts';
import { serviceAnchor } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { servicePath } from '../../search-listing/routes.ts';
import styles from './ServicesPage.module.css';

/** As many of a service's features as an overview needs. */
export const featuresShown = 4;

/** One service in short: the whole of it is a link away. */
export function ServiceEntry({
  service: { features, label, lead, slug },
}: {
  readonly service: ServiceContent;
}) {
  const anchor = serviceAnchor(slug);
  return (
    <section className={styles.entry} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <h2 className="card-heading" id={`${anchor}-heading`}>
        <ArrowLink className="touch" href={servicePath(slug)}>
          {label}
        </ArrowLink>
      </h2>
      <p className="above-2">{lead}</p>
      <ul className={`small soft above-2 ${styles.features}`} aria-label={words.featuresHeading}>
        {features.slice(0, featuresShown).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
