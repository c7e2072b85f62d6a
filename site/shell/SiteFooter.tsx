import { company } from '#client/company.ts';
import { emailHref } from '#content/business/contact-links.ts';
import { describeLicense } from '#content/business/proof-words.ts';
import { shellWords } from '#content/pages/shell-words.ts';
import { FooterEave } from '../drawings/ornaments/FooterEave.tsx';
import { PhoneLink } from '../lead-forms/CallLinks.tsx';
import { HoursRows } from './HoursRows.tsx';
import { Logo } from './Logo.tsx';
import { cityLinks, legalLinks, type NavigationLink, serviceLinks, toolLinks } from './navigation.ts';
import styles from './SiteFooter.module.css';

const license = describeLicense();

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly className?: string | undefined;
}

function FooterColumn({ title, ...list }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <FooterLinks {...list} />
    </nav>
  );
}

function FooterLinks({ links, className }: Omit<FooterColumnProps, 'title'>) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <a className="touch bare" href={link.path}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter({ year }: { readonly year: number }) {
  // The header of the paper has said all this already.
  return (
    <footer className={styles.footer} data-surface="strong" data-print="hide">
      <FooterEave className={styles.eave} />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <Logo />
            <PhoneLink className={`display phone-number ${styles.phone}`} />
            <address>
              {/* In large text it is wider than a narrow window. */}
              <a className="touch bare breakable" href={emailHref}>
                {company.email.value}
              </a>
              <br />
              {company.addressLine}
            </address>
            <dl className={styles.hours}>
              <HoursRows emergencyLabel={shellWords.emergencyHours} />
            </dl>
          </div>
          <FooterColumn title={shellWords.services} links={serviceLinks} />
          <FooterColumn title={shellWords.cities} links={cityLinks} className={styles.inTwo} />
          <FooterColumn title={shellWords.tools} links={toolLinks} />
        </div>
        <div className={`row apart small ${styles.last}`}>
          <p>
            © {year} {company.name.value}
            {license && `. ${license}`}
          </p>
          <FooterLinks links={legalLinks} className="row" />
        </div>
      </div>
    </footer>
  );
}
