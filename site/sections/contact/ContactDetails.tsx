import { company, emailHref, phoneHref } from '#content/business/company.ts';
import { listPapers, shopAddress } from '#content/business/proof-words.ts';
import { contactPageWords as words } from '#content/pages/contact.ts';
import styles from './ContactDetails.module.css';

export function ContactDetails() {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.phoneLabel}</dt>
        <dd>
          <a href={phoneHref}>{company.phone.value.display}</a>
        </dd>
      </div>
      <div>
        <dt>{words.emailLabel}</dt>
        <dd>
          <a href={emailHref}>{company.email.value}</a>
        </dd>
      </div>
      <div>
        <dt>{words.addressLabel}</dt>
        <dd>{shopAddress}</dd>
      </div>
      <div>
        <dt>{words.hoursLabel}</dt>
        {company.hours.map(({ label, text }) => (
          <dd key={label} className={styles.hours}>
            <span>{label}</span> <span>{text}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>{words.emergencyLabel}</dt>
        <dd>{company.emergencyHours}</dd>
      </div>
      {listPapers().map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
