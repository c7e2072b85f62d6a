import { servicesPageWords as words } from '#content/pages/services.ts';
import { serviceAnchors } from '#content/services/service-slugs.ts';
import { serviceList } from '#content/services/services.ts';
import styles from './AnchorList.module.css';

export function AnchorList() {
  return (
    <nav aria-labelledby="jump" data-print="hide">
      <p id="jump" className={styles.title}>
        {words.jumpHeading}
      </p>
      <ul className={styles.anchors}>
        {serviceList.map(({ label, slug }) => (
          <li key={slug}>
            <a href={`#${serviceAnchors[slug]}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
