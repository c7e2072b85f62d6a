import { company } from '#client/company.ts';
import { LogoMark } from '../drawings/ornaments/LogoMark.tsx';
import { pagePaths } from '../search-listing/routes.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href={pagePaths.home}>
      <LogoMark className={styles.mark} />
      <span className={styles.name}>
        <b className="own-line">{company.name.value}</b>
        <small className="own-line quiet">
          {company.town}, {company.region}
        </small>
        <span className="visually-hidden">, home</span>
      </span>
    </a>
  );
}
