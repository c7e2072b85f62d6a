import { servicesSection } from '#content/pages/home.ts';
import type { ServiceContent } from '#content/services/service.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import { servicePath } from '../../search-listing/routes.ts';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  readonly service: ServiceContent;
}

export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <a className={styles.card} href={servicePath(service.slug)}>
      <span className={styles.drawing}>
        <ServiceIllustration service={service.slug} />
      </span>
      <span className={styles.words}>
        <h3>{service.label}</h3>
        <span className={styles.text}>{service.cardText}</span>
        <ArrowLink className={styles.more}>{servicesSection.linkLabel}</ArrowLink>
      </span>
    </a>
  );
}
