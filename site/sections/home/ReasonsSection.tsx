import { homeReasons, reasonsSection as words } from '#content/pages/home.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import styles from './ReasonsSection.module.css';

export function ReasonsSection() {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{words.heading}</h2>
        <ul className={`ruled-cards ${styles.reasons}`} data-columns="3" data-fold="twice">
          {homeReasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p data-phone="leave">
          <ButtonLink href={contactPath(inspectionChoice)} tone="plain">
            {words.button}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
