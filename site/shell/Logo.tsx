import { company } from '#content/business/company.ts';
import { VisuallyHidden } from '#design/parts/VisuallyHidden.tsx';
import { pagePaths } from '../search-listing/routes.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href={pagePaths.home}>
      <svg viewBox="0 0 48 44" aria-hidden="true">
        <path className={styles.roof} d="M1.5 30.5L24 4l22.5 26.5Z" />
        <path
          className={styles.joints}
          d="M16.2 16.7h15.6M10.2 23.6h27.6M24 4v12.7M18 16.7v6.9M30 16.7v6.9M13 23.6v6.9M24 23.6v6.9M35 23.6v6.9"
        />
        <path className={styles.dimension} d="M1.5 39h45M1.5 35.5v7M46.5 35.5v7" />
      </svg>
      <span className={styles.name}>
        <b>{company.name.value}</b>
        <small>
          {company.town}, {company.region}
        </small>
        <VisuallyHidden>, home</VisuallyHidden>
      </span>
    </a>
  );
}
