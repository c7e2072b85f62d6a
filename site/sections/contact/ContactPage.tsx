import type { ReactNode } from 'react';
import { company } from '#client/company.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import { type HoursRow, listHours } from '#content/business/opening-hours.ts';
import { hasShop, listPapers, shopAddress } from '#content/business/proof-words.ts';
import { contactHead, emergencyBanner, contactPageWords as words } from '#content/pages/contact.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { ServiceAreaMap } from '../../drawings/map/ServiceAreaMap.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { SpecialDayRows } from '../../shell/HoursRows.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './ContactPage.module.css';

/** Opens the visitor's own map program on phones, a web page elsewhere. Nothing is loaded from there before the click. */
const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(shopAddress)}`;

const writeHours = ({ label, text }: HoursRow, mark?: '') => (
  <dd data-special-day={mark} key={label} className={`row ${styles.hours}`} data-align="baseline">
    <span>{label}</span> <span>{text}</span>
  </dd>
);

const writeLink = (href: string, text: string) => (
  <dd key={href}>
    <a className="touch" href={href}>
      {text}
    </a>
  </dd>
);

function ContactDetails() {
  const { phone, email, emergencyHours } = company;
  const rows: readonly (readonly [term: string, ...values: ReactNode[]])[] = [
    [words.phoneLabel, writeLink(phoneHref, phone.value.display)],
    [words.emailLabel, writeLink(emailHref, email.value)],
    [words.addressLabel, <dd key="address">{shopAddress}</dd>],
    [
      words.hoursLabel,
      ...listHours().map((row) => writeHours(row)),
      <SpecialDayRows key="special">{writeHours}</SpecialDayRows>,
    ],
    ...onlyWhere(features.emergencyLine, [words.emergencyLabel, <dd key="emergency">{emergencyHours}</dd>]),
    ...listPapers().map(({ term, value }) => [term, <dd key={term}>{value}</dd>] as const),
  ];
  return (
    <dl className={`ruled ${styles.pairs}`}>
      {rows.map(([term, ...values]) => (
        <div key={term}>
          <dt className="small soft">{term}</dt>
          {values}
        </div>
      ))}
    </dl>
  );
}

/** One line above the heading, for a visitor who has water coming in. */
function EmergencyBar() {
  return (
    <aside aria-label="Emergency" data-surface="strong">
      <div className={`wrap row apart ${styles.emergency}`}>
        <div>
          <p className="card-heading display">{emergencyBanner.heading}</p>
          <p className="soft above-2">{emergencyBanner.text}</p>
        </div>
        <CallButton className={styles.emergencyCall} tone="emergency" after={`, ${company.emergencyHours}`} />
      </div>
    </aside>
  );
}

interface ContactPageProps {
  /** The form, which the route hands in because only a route can make an island of it. */
  readonly children: ReactNode;
}

export function ContactPage({ children }: ContactPageProps) {
  return (
    <>
      {features.emergencyLine && <EmergencyBar />}
      <PageHead page="contact" {...contactHead} />
      <div className={`wrap two-columns ${styles.columns}`} data-split="7 5">
        <div>{children}</div>
        <section aria-labelledby="contact-details">
          <h2 id="contact-details" className="visually-hidden">
            {words.detailsHeading}
          </h2>
          <ContactDetails />
          <h3 className="visually-hidden">{words.mapHeading}</h3>
          <div className="above-5 below-4">
            <ServiceAreaMap view="shop" />
          </div>
          {hasShop && (
            <ButtonLink href={directionsUrl} tone="line" icon="pin" isWide target="_blank" rel="noopener">
              {words.directionsLink}
            </ButtonLink>
          )}
        </section>
      </div>
    </>
  );
}
