import { formatShopTime } from '#content/business/shop-time.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { contactOf } from '#leads/forms/lead-contact.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { type Stage, stages, stageWords } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { Deliveries } from './Deliveries.tsx';
import { describeAction } from './describe-action.ts';
import { Facts } from './Facts.tsx';
import { personOptions } from './FilterFields.tsx';
import styles from './RequestPage.module.css';
import { StageMark, UrgencyMark } from './StageMark.tsx';
import { ToldFigures } from './ToldFigures.tsx';
import { whatWasTold, whereFrom } from './what-was-told.ts';

type RequestPageProps = DeskPage & { readonly kind: 'request' };

/** One request: what was told, how to reach the person, what was done. */
export function RequestPage({ file, lead, typed, people, message }: RequestPageProps) {
  const { reference, quarantine, textConsent, forgottenAt, unreadable } = file;
  const isHeld = quarantine !== null && quarantine.releasedAt === null;
  return (
    <div className={`stack ${styles.page}`} data-gap="6">
      <header className={`stack ${styles.head}`} data-gap="3">
        <p>
          <a href="/desk">All requests</a>
        </p>
        <h1>{lead === null ? reference : contactOf(lead).name}</h1>
        <p className="row" data-gap="2">
          <UrgencyMark urgency={file.urgency} />
          <StageMark stage={file.stage} />
          {file.assignedTo !== null && <span>{file.assignedTo}</span>}
          {file.visitAt !== null && <span>Visit: {formatShopTime(file.visitAt)}</span>}
        </p>
        <p className="soft">
          {leadSources[file.form]} · {formatShopTime(file.receivedAt)} · {reference}
        </p>
      </header>
      {message !== null && (
        <Banner tone={message.tone} role={message.tone === 'danger' ? 'alert' : 'status'}>
          <p>{message.text}</p>
        </Banner>
      )}
      {forgottenAt !== null && <p>This person was forgotten on {formatShopTime(forgottenAt)}.</p>}
      {unreadable !== undefined && <p>What this request says cannot be read: {unreadable}.</p>}
      {isHeld && (
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
          <Reach lead={lead} textConsent={textConsent} />
          <div className={`stack ${styles.work}`} data-gap="6">
            <ProgressForm file={file} isHeld={isHeld} typed={typed} people={people} />
            <Notes notes={file.notes} />
          </div>
          <section className={`stack ${styles.section}`} data-gap="3">
            <h2 className="card-heading">What they told us</h2>
            <Facts facts={whatWasTold(lead)} />
            <ToldFigures lead={lead} />
            <Photographs file={file} />
            <Found lead={lead} />
          </section>
        </div>
      )}
      <History history={file.history} />
      <Deliveries file={file}>
        {!isHeld && lead !== null && hasSomethingToSend(file) && (
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

const hasSomethingToSend = ({ deliveries }: RequestPageProps['file']) =>
  deliveries.some(({ state }) => state === 'gave-up' || state === 'due');

function SendForm({ reference, label }: { readonly reference: string; readonly label: string }) {
  return (
    <form className="above-4" method="post" action={`/desk/requests/${reference}/send`}>
      <Button type="submit" tone="line">
        {label}
      </Button>
    </form>
  );
}

function Reach({
  lead,
  textConsent,
}: {
  readonly lead: NonNullable<RequestPageProps['lead']>;
  readonly textConsent: RequestPageProps['file']['textConsent'];
}) {
  const { phone, dial, email, mailHref, address, mapHref } = contactOf(lead);
  return (
    <section className={`stack ${styles.section}`} data-gap="3" aria-label="Reach them">
      <p className={styles.phone}>{phone}</p>
      <div className="row">
        {dial !== null && (
          <>
            <ButtonLink href={`tel:${dial}`} icon="phone">
              Call
            </ButtonLink>
            <ButtonLink href={`sms:${dial.replace(/;.*/, '')}`} tone="line">
              Text
            </ButtonLink>
          </>
        )}
        <ButtonLink href={mailHref} tone="line" icon="mail">
          Mail
        </ButtonLink>
        {mapHref !== null && (
          <ButtonLink href={mapHref} tone="line" icon="pin" rel="noreferrer" target="_blank">
            Map
          </ButtonLink>
        )}
      </div>
      <p>
        {email}
        {address !== null && (
          <>
            <br />
            {address}
          </>
        )}
      </p>
      <p className="fine">
        {textConsent === null
          ? 'They have not agreed to text messages.'
          : `They agreed to text messages (wording ${textConsent.version}${
              textConsent.givenAt === null ? '' : `, ${formatShopTime(textConsent.givenAt)}`
            }).`}
      </p>
    </section>
  );
}

function Photographs({ file }: Pick<RequestPageProps, 'file'>) {
  const { photographs, photographsExpected, reference } = file;
  if (photographs.length === 0 && photographsExpected === 0) return null;
  return (
    <>
      <h3 className="card-heading">Photos</h3>
      {photographs.length < photographsExpected && (
        <p>
          {photographs.length} of {photographsExpected} are here so far.
        </p>
      )}
      <ul className={`stack ${styles.photographs}`} data-gap="3">
        {photographs.map(({ place }) => {
          const href = `/desk/requests/${reference}/photographs/${place}.jpg`;
          return (
            <li key={place}>
              <a href={href}>
                <img
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
  const facts = whereFrom(lead);
  if (facts.length === 0) return null;
  return (
    <>
      <h3 className="card-heading">How they found us</h3>
      <Facts facts={facts} />
    </>
  );
}

function ProgressForm({
  file,
  isHeld,
  typed,
  people,
}: Pick<RequestPageProps, 'file' | 'typed' | 'people'> & { readonly isHeld: boolean }) {
  const assigned = [...people].find(([, name]) => name === file.assignedTo);
  return (
    <form className={`stack ${styles.progress}`} method="post" action={`/desk/requests/${file.reference}`}>
      <h2 className="card-heading">What happened?</h2>
      <input type="hidden" name="revision" value={file.revision} />
      <TextAreaField label="Note" id="note" name="note" mark="optional" defaultValue={typed.note} />
      {/* The first button of the form: what Enter in the field beside it presses. */}
      {!isHeld && (
        <div className="row" data-align="end">
          <TextField label="Visit" id="visit" name="visit" type="datetime-local" defaultValue={typed.visit} />
          <StageButton stage="visit-set" now={file.stage} />
        </div>
      )}
      <div className="row">
        {stages
          .filter((stage) => !isHeld && stage !== 'visit-set' && stage !== file.stage)
          .map((stage) => (
            <StageButton key={stage} stage={stage} now={file.stage} />
          ))}
        <Button type="submit" tone="plain">
          Save the note
        </Button>
      </div>
      <div className="row" data-align="end">
        <SelectField
          label="Who takes care of it"
          id="person"
          name="person"
          prompt="Nobody yet"
          defaultValue={assigned?.[0] ?? ''}
          options={personOptions(people)}
        />
        <Button type="submit" tone="line" formAction={`/desk/requests/${file.reference}/assign`}>
          Assign
        </Button>
      </div>
    </form>
  );
}

function StageButton({ stage, now }: { readonly stage: Stage; readonly now: Stage }) {
  return (
    <Button type="submit" name="stage" value={stage} tone={stage === nextStage[now] ? 'action' : 'line'}>
      {stage === now ? 'Move the visit' : stage === 'new' ? 'Back to new' : stageWords[stage]}
    </Button>
  );
}

/** What mostly comes after. */
const nextStage = {
  new: 'called',
  called: 'visit-set',
  'visit-set': 'won',
  won: null,
  lost: null,
} as const;

function Notes({ notes }: { readonly notes: RequestPageProps['file']['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <section className={`stack ${styles.section}`} data-gap="3">
      <h2 className="card-heading">Notes</h2>
      <ul className="stack">
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <p className={styles.note}>{text}</p>
            <p className="fine">
              {by ?? 'Command line'}, {formatShopTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: { readonly history: RequestPageProps['file']['history'] }) {
  if (history.length === 0) return null;
  return (
    <section className={`stack ${styles.section}`} data-gap="3">
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
