import { actionWords } from '#content/business/action-words.ts';
import { servicesClosing, servicesHead, servicesPageWords as words } from '#content/pages/services.ts';
import { serviceAnchor } from '#content/services/service-slugs.ts';
import { type ServiceContent, serviceList } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { pagePaths, servicePath } from '../../search-listing/routes.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Jobs } from '../parts/Jobs.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './ServicesPage.module.css';

/** Each service at the place of its work: a jump to what is said of it. */
function Places() {
  return (
    <nav aria-label={words.jumpHeading} data-print="hide">
      <ul className={`columns ${styles.places}`} data-columns="4">
        {serviceList.map(({ label, slug }) => (
          <li key={slug}>
            <a className={styles.place} href={`#${serviceAnchor(slug)}`}>
              <ServiceIllustration service={slug} fit="xMidYMid slice" />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As many of a service's features as an overview needs. */
const featuresShown = 4;

/** One service in short: the whole of it is a link away. */
function ServiceEntry({ features, label, lead, slug }: ServiceContent) {
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

/** All services at a glance. Source: specification §2 "Services page". */
export function ServicesPage() {
  return (
    <>
      <PageHead page="services" {...servicesHead}>
        <ArrowLink className="above-4" href={pagePaths['roof-cost']}>
          {actionWords.price}
        </ArrowLink>
      </PageHead>
      <Places />
      <div className="section">
        <div className="wrap ruled-cards" data-fold="tablet">
          {serviceList.map((service) => (
            <ServiceEntry key={service.slug} {...service} />
          ))}
        </div>
      </div>
      <Jobs />
      <ClosingCall {...servicesClosing} />
    </>
  );
}
