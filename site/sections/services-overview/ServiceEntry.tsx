import { askLabel } from '#content/business/action-words.ts';
import { servicesPageWords as words } from '#content/pages/services.ts';
import { serviceAnchor } from '#content/services/service-slugs.ts';
import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import { servicePath } from '../../search-listing/routes.ts';
import styles from './ServiceEntry.module.css';

interface ServiceEntryProps {
  readonly service: ServiceContent;
}

/** As many of a service's features as an overview needs. */
export const featuresShown = 4;

/** One service in short: the whole of it is a link away. */
export function ServiceEntry({ service: { features, formChoice, label, lead, slug } }: ServiceEntryProps) {
  const anchor = serviceAnchor(slug);
  return (
    <section className={`shingle ${styles.entry}`} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className={styles.drawing} data-surface="sunken">
        <ServiceIllustration service={slug} />
      </div>
      <div className={styles.words}>
        <h2 className="card-heading" id={`${anchor}-heading`}>
          {label}
        </h2>
        <p className="above-4">{lead}</p>
        <ul className={`above-4 ${styles.features}`} aria-label={words.featuresHeading}>
          {features.slice(0, featuresShown).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={`row above-4 ${styles.links}`} data-print="hide">
          <ArrowLink href={servicePath(slug)} aria-label={`${label}: ${words.linkLabel}`}>
            {words.linkLabel}
          </ArrowLink>
          <ArrowLink href={askPath(formChoice)} aria-label={`${askLabel(slug)}: ${label}`}>
            {askLabel(slug)}
          </ArrowLink>
        </p>
      </div>
    </section>
  );
}
