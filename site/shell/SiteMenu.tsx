import { company } from '#client/company.ts';
import { actionWords } from '#content/business/action-words.ts';
import { features } from '#content/business/features.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { Icon } from '#design/parts/Icon.tsx';
import { CallButton } from '../lead-forms/CallLinks.tsx';
import { contactPathFrom } from './contact-path-from.ts';
import { Logo } from './Logo.tsx';
import { currentMark, isUrgentPage, mainLinks, serviceLinks } from './navigation.ts';
import styles from './SiteMenu.module.css';

/** The navigation of small windows, over the whole of it. */
export function SiteMenu({ path }: { readonly path: string }) {
  const isUrgent = isUrgentPage(path);
  const call = (
    <CallButton tone="emergency">
      {features.emergencyLine ? shellWords.emergency : shellWords.call} {company.phone.value.display}
    </CallButton>
  );
  return (
    <dialog
      id="site-menu"
      className={styles.menu}
      popover="auto"
      aria-label="Menu"
      data-surface="strong"
      data-site-menu=""
    >
      <div className={styles.head}>
        <Logo />
        <button
          type="button"
          className="icon-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          data-menu-closer=""
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.links} aria-label="Main">
        {mainLinks.map((link) => (
          <a key={link.path} href={link.path} aria-current={currentMark(link, path)}>
            {link.label}
          </a>
        ))}
      </nav>
      <nav className={styles.services} aria-label="Services">
        {serviceLinks.map((link) => (
          <a key={link.path} href={link.path} aria-current={currentMark(link, path)}>
            {link.label}
          </a>
        ))}
      </nav>
      <div className={`fitting ${styles.actions}`} data-fill="" data-gap="3">
        {isUrgent && call}
        <ButtonLink href={contactPathFrom(path)}>{actionWords.book}</ButtonLink>
        {!isUrgent && call}
      </div>
    </dialog>
  );
}
