import { formatShopTime } from '#content/business/format-shop-time.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { contactOf } from '#leads/forms/lead-contact.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { describeAction } from '#leads/progress/audit-words.ts';
import { stageWords } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Facts } from './Facts.tsx';
import { attributionFacts, submittedFacts } from './lead-facts.ts';
import { Message } from './Message.tsx';
import styles from './RequestPage.module.css';
import { RequestProgress } from './RequestProgress.tsx';
import { DueMark, StageMark, UrgencyMark } from './StageMark.tsx';

type RequestPageProps = DeskPage & { readonly kind: 'request' };

/** One request: what was told, how to reach the person, what was done. */
export function RequestPage(props: RequestPageProps) {
  const { details, lead, now, message } = props;
  const { reference, quarantine, forgottenAt, unreadable } = details;
  const isQuarantined = quarantine !== null && quarantine.releasedAt === null;
  return (
    <div className="stack" data-gap="6">
      <header className="stack" data-gap="3">
        <p data-print="hide">
          <a className="touch" href="/desk">
            To call
          </a>
        </p>
        <h1>{lead === null ? reference : contactOf(lead).name}</h1>
        <p className="row" data-gap="2">
          <UrgencyMark urgency={details.urgency} />
          <StageMark stage={details.stage} />
          <DueMark lead={details} now={now} />
          {details.assignedTo !== null && <span>{details.assignedTo}</span>}
        </p>
        <p className="soft">
          {leadSources[details.form]} · {formatShopTime(details.receivedAt)} · {reference}
        </p>
      </header>
      <Message {...message} text={message?.text} />
      {forgottenAt !== null && <p>This person was forgotten on {formatShopTime(forgottenAt)}.</p>}
      {unreadable !== undefined && <p>What this request says cannot be read: {unreadable}.</p>}
      <Others others={details.others} />
      {isQuarantined && (
        <Banner tone="note" title="Held back as likely spam">
          <p>
            A field that people do not see was filled in. Programs do that, and sometimes a browser does it
            for a real person. Nobody has been told about this request. Release it before you set a stage or a
            visit.
          </p>
          <SendForm reference={reference} label="Release it" />
        </Banner>
      )}
      {lead !== null && (
        <div className={`stack ${styles.columns}`} data-gap="6">
          <div className="stack" data-gap="4">
            <ContactDetails {...props} lead={lead} />
            <Photographs details={details} />
          </div>
          <section className="stack" data-gap="3">
            <h2 className="card-heading">What they told us</h2>
            <Facts facts={submittedFacts(lead)} />
            <CalculatorResult lead={lead} />
            <Found lead={lead} />
          </section>
          <div className={`stack ${styles.work}`} data-gap="6">
            <RequestProgress {...props} isQuarantined={isQuarantined} />
            <Notes notes={details.notes} />
          </div>
        </div>
      )}
      <History history={details.history} />
      <Deliveries details={details}>
        {!isQuarantined && lead !== null && hasSomethingToSend(details) && (
          <SendForm reference={reference} label="Send it again now" />
        )}
      </Deliveries>
      {lead !== null && (
        <form className="row" method="post" action={`/desk/requests/${reference}/export`}>
          <Button type="submit" tone="line" icon="download">
            As a CSV table
          </Button>
          <a href={`/desk/requests/${reference}/forget`}>Forget this person…</a>
        </form>
      )}
    </div>
  );
}

const hasSomethingToSend = ({ deliveries }: RequestPageProps['details']) =>
  deliveries.some(({ state }) => state === 'gave-up' || state === 'due');

/** What the same person asked for besides. */
function Others({ others }: Pick<RequestPageProps['details'], 'others'>) {
  if (others.length === 0) return null;
  return (
    <section aria-label="Same person">
      <p>
        {others.length === 1 ? 'One other request' : `${others.length} other requests`} of this phone or
        email:
      </p>
      <ul>
        {others.map(({ reference, form, stage, receivedAt }) => (
          <li key={reference}>
            <a href={`/desk/requests/${reference}`}>
              {leadSources[form]}, {formatShopTime(receivedAt)}
            </a>{' '}
            · {stageWords[stage]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SendForm({ reference, label }: { readonly reference: string; readonly label: string }) {
  return (
    <form className="above-4" method="post" action={`/desk/requests/${reference}/send`}>
      <Button type="submit" tone="line">
        {label}
      </Button>
    </form>
  );
}

function Photographs({ details }: Pick<RequestPageProps, 'details'>) {
  const { photographs, photographsExpected, reference } = details;
  if (photographs.length === 0 && photographsExpected === 0) return null;
  return (
    <>
      <h2 className="card-heading">Photos</h2>
      {photographs.length < photographsExpected && (
        <p>
          {photographs.length} of {photographsExpected} are here so far.
        </p>
      )}
      <ul className={`row ${styles.photographs}`} data-gap="3">
        {photographs.map(({ place }) => {
          const href = `/desk/requests/${reference}/photographs/${place}.jpg`;
          return (
            <li key={place}>
              <a href={href}>
                <img
                  className="wide"
                  src={href}
                  width={320}
                  height={240}
                  loading="lazy"
                  alt={`Sent with the request, number ${place}`}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Found({ lead }: { readonly lead: NonNullable<RequestPageProps['lead']> }) {
  const facts = attributionFacts(lead);
  if (facts.length === 0) return null;
  return (
    <>
      <h3 className="card-heading above-4">How they found us</h3>
      <Facts facts={facts} />
    </>
  );
}

function Notes({ notes }: { readonly notes: RequestPageProps['details']['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <section className="stack" data-gap="3">
      <h2 className="card-heading">Notes</h2>
      <ul className="stack">
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <p className="as-typed">{text}</p>
            <p className="fine">
              {by ?? 'Command line'}, {formatShopTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: { readonly history: RequestPageProps['details']['history'] }) {
  if (history.length === 0) return null;
  return (
    <section className="stack" data-gap="3">
      <h2 className="card-heading">What was done</h2>
      <ul className="ruled-list">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.action}`} className={styles.done}>
            <span>{describeAction(entry)}</span>
            <span className="soft">
              {entry.by ?? 'Command line'}, {formatShopTime(entry.at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
