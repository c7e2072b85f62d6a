import { servicesClosing, servicesHead, servicesPageWords as words } from '#content/pages/services.ts';
import { type ServiceSlug, serviceAnchors } from '#content/services/service-slugs.ts';
import { serviceList } from '#content/services/services.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';
import styles from './ServicesPage.module.css';

function AnchorList() {
  return (
    <nav aria-labelledby="jump" data-print="hide">
      <p id="jump" className={styles.title}>
        {words.jumpHeading}
      </p>
      <ul className={`ruled-list ruled-links ${styles.anchors}`}>
        {serviceList.map(({ label, slug }) => (
          <li key={slug}>
            <a href={`#${serviceAnchors[slug]}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ServicesPageProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly pictures: Readonly<Record<ServiceSlug, PreparedPicture>>;
}

/** All services one after the other. Source: specification §2 "Services page". */
export function ServicesPage({ breadcrumbs, pictures }: ServicesPageProps) {
  return (
    <>
      <PageHead {...servicesHead} breadcrumbs={breadcrumbs} picture={<AnchorList />} />
      {serviceList.map((service) => (
        <ServiceEntry key={service.slug} service={service} picture={pictures[service.slug]} />
      ))}
      <ClosingCall {...servicesClosing} />
    </>
  );
}
