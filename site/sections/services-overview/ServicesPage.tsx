import { actionWords } from '#content/business/action-words.ts';
import { servicesClosing, servicesHead, servicesPageWords as words } from '#content/pages/services.ts';
import { serviceAnchor } from '#content/services/service-slugs.ts';
import { serviceList } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { pagePaths } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Jobs } from '../parts/Jobs.tsx';
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
            <a href={`#${serviceAnchor(slug)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ServicesPageProps {
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** All services at a glance. Source: specification §2 "Services page". */
export function ServicesPage({ breadcrumbs }: ServicesPageProps) {
  return (
    <>
      <PageHead {...servicesHead} breadcrumbs={breadcrumbs} picture={<AnchorList />}>
        <ArrowLink className="above-4" href={pagePaths['roof-cost']}>
          {actionWords.price}
        </ArrowLink>
      </PageHead>
      <div className={`section wrap ${styles.entries}`}>
        {serviceList.map((service) => (
          <ServiceEntry key={service.slug} service={service} />
        ))}
      </div>
      <Jobs />
      <ClosingCall {...servicesClosing} />
    </>
  );
}
