import type { ReactNode } from 'react';
import { contactHead, contactPageWords, emergencyBanner } from '#content/pages/contact.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { cityPath } from '../../search-listing/routes.ts';
import { EmergencyBar } from './EmergencyBar.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactPage.module.css';
import { directionsUrl } from './directions-url.ts';

interface ContactPageProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The form, which the route hands in because only a route can make an island of it. */
  readonly children: ReactNode;
}

export function ContactPage({ breadcrumbs, children }: ContactPageProps) {
  return (
    <>
      <EmergencyBar {...emergencyBanner} />
      <PageHead breadcrumbs={breadcrumbs} {...contactHead} />
      <div className={`wrap ${styles.columns}`}>
        <div>{children}</div>
        <section aria-labelledby="contact-details" className={styles.details}>
          <h2 id="contact-details" className="visually-hidden">
            {contactPageWords.detailsHeading}
          </h2>
          <ContactDetails />
          <h3 className="visually-hidden">{contactPageWords.mapHeading}</h3>
          <div className={styles.map}>
            <ServiceAreaMap view="shop" pathOfCity={cityPath} />
          </div>
          <ButtonLink href={directionsUrl} tone="line" icon="pin" isWide target="_blank" rel="noopener">
            {contactPageWords.directionsLink}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
