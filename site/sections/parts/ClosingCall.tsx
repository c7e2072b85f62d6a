import { inspectionChoice } from '#content/services/service-choices.ts';
import { ButtonLink } from '#design/parts/Button.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';
import { contactPath } from '../../lead-forms/contact-path.ts';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  readonly heading: string;
  readonly lead?: string;
  readonly button: string;
  /** Where the button leads; the contact form for an inspection unless said. */
  readonly href?: string;
  /** Where every minute counts the call comes first. */
  readonly isUrgent?: boolean;
  /** Where the page has its one slate band elsewhere. */
  readonly isLight?: boolean;
}

/** The last thing on an inner page: one request, one number. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, lead, button, href = contactPath(inspectionChoice), isUrgent, isLight } = props;
  const call = <CallButton tone={isUrgent ? 'action' : 'line'} />;
  return (
    <section className={styles.section} data-surface={isLight ? 'calm' : 'strong'} data-print="hide">
      <div className={`wrap row ${styles.inside}`}>
        <div className="filling">
          <h2>{heading}</h2>
          {lead !== undefined && <p className="lead above-4">{lead}</p>}
        </div>
        <div className="row buttons" data-align="stretch">
          {isUrgent && call}
          <ButtonLink tone={isUrgent ? 'line' : 'action'} href={href}>
            {button}
          </ButtonLink>
          {!isUrgent && call}
        </div>
      </div>
    </section>
  );
}
