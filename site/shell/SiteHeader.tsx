import { company } from '#client/company.ts';
import { actionWords } from '#content/business/action-words.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { Icon } from '#design/parts/Icon.tsx';
import { pagePaths } from '../search-listing/routes.ts';
import { contactPathFrom } from './contact-path-from.ts';
import { Logo } from './Logo.tsx';
import { currentMark, isUrgentPage, mainLinks } from './navigation.ts';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  readonly path: string;
  /** False on the calculators: there the header scrolls away and the progress bar takes its place. */
  readonly isSticky: boolean;
}

export function SiteHeader({ path, isSticky }: SiteHeaderProps) {
  const isUrgent = isUrgentPage(path);
  return (
    <>
      {/* The shell's script watches this mark leave the window: it is as tall as the scroll that makes the header compact. */}
      <span className={styles.mark} data-scroll-mark="" />
      <header
        className={styles.header}
        data-surface={isUrgent ? 'strong' : 'page'}
        data-site-header=""
        data-sticky={isSticky}
        data-call-bar={path === pagePaths.home ? 'waiting' : undefined}
      >
        <div className={`wrap ${styles.bar}`}>
          <Logo />
          <nav className={styles.links} aria-label="Main" data-print="hide">
            {mainLinks.map((link) => (
              <a key={link.path} className="touch" href={link.path} aria-current={currentMark(link, path)}>
                {link.label}
              </a>
            ))}
          </nav>
          {isUrgent ? (
            <ButtonLink
              tone="emergency"
              icon="phone"
              className={`phone-number figures ${styles.number}`}
              href={phoneHref}
              data-print="hide"
            >
              {company.phone.value.display}
            </ButtonLink>
          ) : (
            <a className={`phone-number figures ${styles.number}`} href={phoneHref} data-print="hide">
              <Icon name="phone" />
              <span>
                {features.emergencyLine && <small className="own-line soft">{shellWords.emergency}</small>}{' '}
                {company.phone.value.display}
              </span>
            </a>
          )}
          {isUrgent ? (
            <a className={styles.action} href={contactPathFrom(path)} data-print="hide">
              {actionWords.book}
            </a>
          ) : (
            <ButtonLink className={styles.action} href={contactPathFrom(path)} data-print="hide">
              {actionWords.book}
            </ButtonLink>
          )}
          {/* Without script the popover opens on its own; with script it becomes a modal dialog that keeps the focus. */}
          <button
            type="button"
            className={`icon-button ${styles.toggle}`}
            popoverTarget="site-menu"
            aria-label="Open menu"
            aria-haspopup="dialog"
            data-menu-opener=""
            data-print="hide"
          >
            <Icon name="menu" />
          </button>
          <b data-print="only">
            {company.phone.value.display} · {company.email.value} · {company.addressLine}
          </b>
        </div>
      </header>
    </>
  );
}
