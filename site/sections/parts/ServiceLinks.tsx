import { serviceList } from '#content/services/services.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { pagePaths } from '../../search-listing/routes.ts';
import styles from './ServiceLinks.module.css';

/** The services, each leading to its card on the home page (reading 21). */
export function ServiceLinks({ heading }: { readonly heading: string }) {
  return (
    <nav className="section" aria-labelledby="service-links" data-print="hide">
      <div className="wrap">
        <h2 id="service-links">{heading}</h2>
        <ul className={`fitting ruled-list ruled-links above-6 ${styles.links}`}>
          {serviceList.map(({ label, slug }) => (
            <li key={slug}>
              <a href={`${pagePaths.home}#${slug}`}>
                {label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
