import { company } from '#client/company.ts';
import { emailHref } from '#content/business/contact-links.ts';
import { features } from '#content/business/features.ts';
import type { City } from '#content/cities/cities.ts';
import {
  describeLicenseGround,
  listReasons,
  type ServiceInCityWords,
} from '#content/pages/service-in-city-page-words.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { CallButton, PhoneLink } from '../../lead-forms/CallLinks.tsx';
import styles from './HelpCards.module.css';

interface HelpCardsProps {
  readonly city: City;
  readonly words: ServiceInCityWords;
}

/** Three shingles one above the other: whom to ask, whom to call at night, why us. */
export function HelpCards({ city, words }: HelpCardsProps) {
  const ground = describeLicenseGround(city);
  return (
    <div className={`stack ${styles.cards}`} data-gap="2">
      <section className={`shingle ${styles.card}`} data-surface="raised">
        <h2 className="card-heading">{words.helpHeading}</h2>
        <PhoneLink className={`display phone-number ${styles.phone}`} />
        <a className={`touch ${styles.line}`} href={emailHref}>
          <Icon name="mail" />
          {company.email.value}
        </a>
        <p className={`touch ${styles.line}`}>
          <Icon name="pin" />
          {words.serving}
        </p>
      </section>
      {features.emergencyLine && (
        <section className={`shingle ${styles.card}`} data-surface="strong" data-print="hide">
          <h2 className="card-heading">{words.emergencyHeading}</h2>
          <CallButton className="above-4" isWide tone="emergency">
            {words.callNow}
          </CallButton>
        </section>
      )}
      <section className={`shingle ${styles.card}`} data-surface="raised">
        <h2 className="card-heading">{words.reasonsHeading}</h2>
        <ul className={`stack above-4 ${styles.reasons}`} data-gap="3">
          {listReasons(city).map(({ title, text }) => (
            <li key={title} className="beside">
              <Icon name="check" />
              <div>
                <b>{title}</b>
                {text && <p className="small soft">{text}</p>}
              </div>
            </li>
          ))}
        </ul>
        {ground && <p className="fine above-4">{ground}</p>}
      </section>
    </div>
  );
}
