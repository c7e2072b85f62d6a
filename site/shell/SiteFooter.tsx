import { company } from '#client/company.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';
import { describeLicense } from '#content/business/proof-words.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { FooterEave } from '../drawings/ornaments/FooterEave.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { HoursRows } from './HoursRows.tsx';
import { Logo } from './Logo.tsx';
import { cityLinks, legalLinks, serviceLinks, toolLinks } from './navigation.ts';
import styles from './SiteFooter.module.css';

const license = describeLicense();

export function SiteFooter({ year }: { readonly year: number }) {
  // The header of the paper has said all this already.
  return (
    <footer className={styles.footer} data-surface="strong" data-print="hide">
      <FooterEave className={styles.eave} />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <Logo />
            <a className={`display phone-number ${styles.phone}`} href={phoneHref}>
              {company.phone.value.display}
            </a>
            <address>
              <a href={emailHref}>{company.email.value}</a>
              <br />
              {company.addressLine}
            </address>
            <dl className={styles.hours}>
              <HoursRows emergencyLabel={shellWords.emergencyHours} />
            </dl>
          </div>
          <FooterColumn title={shellWords.services} links={serviceLinks} />
          <FooterColumn title={shellWords.cities} links={cityLinks} isInTwoColumns />
          <FooterColumn title={shellWords.tools} links={toolLinks} />
        </div>
        <div className={`row small ${styles.last}`}>
          <p>
            © {year} {company.name.value}
            {license && `. ${license}`}
          </p>
          <ul>
            {legalLinks.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
