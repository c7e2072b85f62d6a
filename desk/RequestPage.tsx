import { formatShopTime } from '#content/business/shop-time.ts';
import { formatWeekday } from '#content/wording/dates.ts';
import { formatCount } from '#content/wording/money.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { contactOf } from '#leads/forms/lead-contact.ts';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { leadSources } from '#leads/notice/lead-sources.ts';
import { lostReasons } from '#leads/progress/next-step.ts';
import { type Stage, stageWords } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { Deliveries } from './Deliveries.tsx';
import { describeAction } from './describe-action.ts';
import { Facts } from './Facts.tsx';
import { personOptions } from './FilterFields.tsx';
import styles from './RequestPage.module.css';
import { DueMark, StageMark, UrgencyMark } from './StageMark.tsx';
import { ToldFigures } from './ToldFigures.tsx';
import { whatWasTold, whereFrom } from './what-was-told.ts';

type RequestPageProps = DeskPage & { readonly kind: 'request' };

/** One request: what was told, how to reach the person, what was done. */
export function RequestPage(props: RequestPageProps) {
  const { file, lead, now, message } = props;
  const { reference, quarantine, forgottenAt, unreadable } = file;
  const isHeld = quarantine !== null && quarantine.releasedAt === null;
  return (
    <div className={`stack ${styles.page}`} data-gap="6">
      <header className={`stack ${styles.head}`} data-gap="3">
        <p>
          <a href="/desk">To call</a>
        </p>
        <h1>{lead === null ? reference : contactOf(lead).name}</h1>
        <p className="row" data-gap="2">
          <UrgencyMark urgency={file.urgency} />
          <StageMark stage={file.stage} />
          <DueMark lead={file} now={now} />
          {file.assignedTo !== null && <span>{file.assignedTo}</span>}
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
      <Others others={file.others} />
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
          <div className={`stack ${styles.section}`} data-gap="4">
            <Reach {...props} lead={lead} />
            <Photographs file={file} />
          </div>
          <div className={`stack ${styles.work}`} data-gap="6">
            {!isHeld && <Outcome file={file} />}
            <Visit {...props} />
            <ProgressForm {...props} isHeld={isHeld} />
            <Notes notes={file.notes} />
          </div>
          <section className={`stack ${styles.section}`} data-gap="3">
            <h2 className="card-heading">What they told us</h2>
            <Facts facts={whatWasTold(lead)} />
            <ToldFigures lead={lead} />
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

/** What the same person asked for besides. */
function Others({ others }: Pick<RequestPageProps['file'], 'others'>) {
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

function Reach({ lead, file, now }: RequestPageProps & { readonly lead: StoredLead }) {
  const { textConsent } = file;
  const { phone, dial, email, mailHref, address, mapHref } = contactOf(lead);
  return (
    <section className={`stack ${styles.section}`} data-gap="3" aria-label="Reach them">
      <p className={styles.phone}>{phone}</p>
      <div className="row">
        {dial !== null && (
          <>
            <ButtonLink
              href={`tel:${dial}`}
              icon="phone"
              tone={nextPress(file, now) === 'call' ? 'action' : 'line'}
            >
              Call
            </ButtonLink>
            <ButtonLink href={`sms:${dial.replace(/;.*/, '')}`} tone="line">
              Text
            </ButtonLink>
          </>
        )}
        {email !== '' && (
          <ButtonLink href={mailHref} tone="line" icon="mail">
            Mail
          </ButtonLink>
        )}
        {mapHref !== null && (
          <ButtonLink href={mapHref} tone="line" icon="pin" rel="noreferrer" target="_blank">
            Map
          </ButtonLink>
        )}
      </div>
      <p>
        {email === '' ? 'No email' : email}
        {address !== null && (
          <>
            <br />
            {address}
          </>
        )}
      </p>
      <p>
        <a href={`/desk/requests/${file.reference}/contact`}>Correct these</a>
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

/** What somebody does next, by the one dark button of the page; null: wait for the visit. */
function nextPress(
  { stage, visitAt, next, phoneNormalized }: RequestPageProps['file'],
  now: number,
): 'call' | Stage | null {
  const isDue = stage === 'new' || (next !== null && Date.parse(next.at) <= now);
  if (isDue && stage !== 'won' && stage !== 'lost') return phoneNormalized === null ? 'called' : 'call';
  if (stage === 'called') return 'visit-set';
  return stage === 'visit-set' && visitAt !== null && Date.parse(visitAt) < now ? 'won' : null;
}

function ProgressForm({
  file,
  isHeld,
  typed,
  people,
  now,
  nextDays,
}: RequestPageProps & { readonly isHeld: boolean }) {
  const { reference, stage, next, revision } = file;
  const assigned = [...people].find(([, name]) => name === file.assignedTo);
  const isOpen = stage !== 'won' && stage !== 'lost';
  const press = nextPress(file, now);
  const stageButton = (each: Stage, words: string) =>
    (each !== stage || each === 'visit-set') && (
      <Button type="submit" name="stage" value={each} tone={press === each ? 'action' : 'line'}>
        {words}
      </Button>
    );
  return (
    <form
      id="progress"
      className={`stack ${styles.progress}`}
      method="post"
      action={`/desk/requests/${reference}`}
    >
      <h2 className="card-heading">What next?</h2>
      <input type="hidden" name="revision" value={revision} />
      <TextAreaField label="Note" id="note" name="note" mark="optional" rows={3} defaultValue={typed.note} />
      {/* The first button of the form: Enter in a field saves what was typed, a visit or a day included. */}
      <div className="row">
        <Button type="submit" tone="line">
          Save the note
        </Button>
      </div>
      {!isHeld && (
        <>
          <div className="row" data-gap="2">
            {stageButton('called', 'Mark as called')}
            {isOpen && (
              <Button type="submit" tone="line" name="next" value="voicemail">
                No answer: call again {formatWeekday(nextDays[0] ?? '')}
              </Button>
            )}
          </div>
          {isOpen && (
            <fieldset className={`stack ${styles.next}`} data-gap="3">
              <legend>Call back</legend>
              <div className="row" data-gap="2">
                {nextDays.map((day) => (
                  <Button key={day} type="submit" tone="line" name="next" value={day}>
                    {formatWeekday(day)}
                  </Button>
                ))}
                {next !== null && stage === 'called' && (
                  <Button type="submit" tone="line" name="next" value="none">
                    No call needed
                  </Button>
                )}
              </div>
              <div className="row" data-gap="2" data-align="end">
                <TextField
                  label="Another day"
                  id="nextDay"
                  name="nextDay"
                  type="date"
                  defaultValue={typed.nextDay}
                />
                <Button type="submit" tone="line" name="next" value="typed">
                  Call back then
                </Button>
              </div>
            </fieldset>
          )}
          <div className="row" data-gap="2" data-align="end">
            <TextField
              label="Visit"
              id="visit"
              name="visit"
              type="datetime-local"
              defaultValue={typed.visit}
            />
            {stageButton('visit-set', stage === 'visit-set' ? 'Move the visit' : 'Set the visit')}
          </div>
          <div className="row" data-gap="2">
            {stageButton('won', 'Mark as won')}
            {stageButton('lost', 'Mark as lost')}
            {stageButton('new', 'Back to new')}
          </div>
        </>
      )}
      <div className="row" data-gap="2" data-align="end">
        <SelectField
          label="Who takes care of it"
          id="person"
          name="person"
          prompt="Nobody yet"
          defaultValue={assigned?.[0] ?? ''}
          options={personOptions(people)}
        />
        <Button type="submit" tone="line" formAction={`/desk/requests/${reference}/assign`}>
          Assign
        </Button>
      </div>
    </form>
  );
}

/** Whether somebody else is visited at the time, and the mail that tells the homeowner. */
function Visit({ file, isConfirmable, now }: RequestPageProps) {
  const { reference, visitAt, clashes } = file;
  if (visitAt === null || (clashes.length === 0 && !isConfirmable)) return null;
  return (
    <section className={`stack ${styles.progress}`} data-gap="3" aria-label="The visit">
      {clashes.length > 0 && (
        <Banner tone="note" title="Another visit is at that time">
          <ul>
            {clashes.map((clash) => (
              <li key={clash.reference}>
                <a href={`/desk/requests/${clash.reference}`}>{formatShopTime(clash.visitAt)}</a>:{' '}
                {clash.what}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {isConfirmable && (
        <form className="row" method="post" action={`/desk/requests/${reference}/confirm`}>
          <Button type="submit" tone={nextPress(file, now) === null ? 'action' : 'line'}>
            Confirm by email
          </Button>
          <span className="fine">One mail with the time, our phone and a calendar file.</span>
        </form>
      )}
    </section>
  );
}

/** What a won one was worth, or why it was lost: asked, and never needed. */
function Outcome({ file: { reference, stage, wonDollars, lostReason } }: Pick<RequestPageProps, 'file'>) {
  if (stage !== 'won' && stage !== 'lost') return null;
  return (
    <form
      className={`row ${styles.progress}`}
      data-align="end"
      method="post"
      action={`/desk/requests/${reference}/outcome`}
    >
      {stage === 'won' ? (
        <TextField
          label="Won for how many dollars?"
          id="dollars"
          name="dollars"
          mark="optional"
          inputMode="decimal"
          defaultValue={wonDollars === null ? '' : formatCount(wonDollars)}
        />
      ) : (
        <SelectField
          label="Why was it lost?"
          id="reason"
          name="reason"
          mark="optional"
          prompt="Not said"
          defaultValue={lostReason ?? ''}
          options={Object.entries(lostReasons).map(([value, label]) => ({ value, label }))}
        />
      )}
      <Button type="submit" tone="line">
        Save
      </Button>
    </form>
  );
}

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
