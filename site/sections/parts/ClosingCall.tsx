import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { askPath } from '../../lead-forms/ask-path.ts';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  readonly heading: string;
  readonly lead?: string;
  readonly button: string;
  /** Where the button leads; the contact form for an inspection unless said. */
  readonly href?: string;
}

/** The last thing on an inner page: one request, one number. */
export function ClosingCall({ heading, lead, button, href = askPath(inspectionChoice) }: ClosingCallProps) {
  return (
    <section className={styles.section} data-surface="strong">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{heading}</h2>
          {lead !== undefined && <p className="lead above-4">{lead}</p>}
        </div>
        <div className={`row ${styles.actions}`}>
          <ButtonLink href={href}>{button}</ButtonLink>
          <ButtonLink tone="line" icon="phone" href={phoneHref}>
            Call {company.phone.value.display}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
