import type { ServiceContent } from '#content/services/services.ts';
import { ArrowLink } from '#design/parts/ArrowLink.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  readonly service: ServiceContent;
  readonly href: string;
  readonly text: string;
  readonly linkLabel: string;
  /** The drawing beside the words in large windows too, instead of over them. */
  readonly isLying?: boolean;
}

/** A shingle that leads to a page about a service. */
export function ServiceCard({ service, href, text, linkLabel, isLying = false }: ServiceCardProps) {
  return (
    <a className={joinClasses('shingle', styles.card, isLying && styles.lying)} href={href}>
      <div className={styles.drawing} data-surface="sunken">
        <ServiceIllustration service={service.slug} fit="xMidYMid slice" />
      </div>
      <div className={styles.words}>
        <h3>{service.label}</h3>
        <p className={`small soft ${styles.text}`}>{text}</p>
        <ArrowLink className={styles.more}>{linkLabel}</ArrowLink>
      </div>
    </a>
  );
}
