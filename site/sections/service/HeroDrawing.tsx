import type { ServiceSlug } from '#content/services/service-slugs.ts';
import { isShownOnHouse, ServiceHouse } from '../../drawings/services/ServiceHouse.tsx';
import { ServiceIllustration } from '../../drawings/services/ServiceIllustration.tsx';
import styles from './MetalColorChoice.module.css';
import hero from './ServiceHero.module.css';

/** The picture the page opens with. */
export function HeroDrawing({ service }: { readonly service: ServiceSlug }) {
  return isShownOnHouse(service) ? (
    <ServiceHouse service={service} metalClassName={styles.roof} />
  ) : (
    <ServiceIllustration service={service} className={hero.illustration} />
  );
}
