import { askLabel } from '#content/business/action-words.ts';
import { servicesPageWords as words } from '#content/pages/services.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { serviceAnchors } from '#content/services/service-slugs.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import { servicePath } from '../../search-listing/routes.ts';
import { Rendering } from '../parts/Rendering.tsx';
import styles from './ServiceEntry.module.css';

interface ServiceEntryProps {
  readonly service: ServiceContent;
  readonly picture: PreparedPicture;
}

/** One service in short: the whole of it is a link away. */
export function ServiceEntry({ service, picture }: ServiceEntryProps) {
  const { description, features, formChoice, label, lead, slug } = service;
  const anchor = serviceAnchors[slug];
  return (
    <section className={styles.entry} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className="wrap two-columns">
        <Rendering className={`sticky-column ${styles.picture}`} picture={picture} />
        <div className={styles.words}>
          <h2 id={`${anchor}-heading`}>{label}</h2>
          <p className="lead">{lead}</p>
          <p className={`soft ${styles.text}`}>{description[0]}</p>
          <h3 id={`${anchor}-features`}>{words.featuresHeading}</h3>
          <ul className={`ruled-list ${styles.features}`} aria-labelledby={`${anchor}-features`}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className={`row ${styles.links}`} data-print="hide">
            <ButtonLink tone="plain" href={servicePath(slug)}>
              {`${label}: ${words.linkLabel}`}
            </ButtonLink>
            <ArrowLink href={askPath(formChoice)} aria-label={`${askLabel(slug)}: ${label}`}>
              {askLabel(slug)}
            </ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
