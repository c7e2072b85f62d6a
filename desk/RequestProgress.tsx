import { formatShopTime } from '#content/business/format-shop-time.ts';
import { formatWeekday } from '#content/wording/dates.ts';
import { formatCount } from '#content/wording/money.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField, TextField } from '#design/parts/TextField.tsx';
import { lostReasons } from '#leads/progress/next-step.ts';
import type { Stage } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import desk from './DeskDocument.module.css';
import { primaryAction } from './primary-action.ts';
import styles from './RequestPage.module.css';

type RequestPageProps = DeskPage & { readonly kind: 'request' };

/** What was done, what comes next and when, and how it ended. */
export function RequestProgress(props: RequestPageProps & { readonly isQuarantined: boolean }) {
  return (
    <>
      {!props.isQuarantined && <Outcome {...props} />}
      <Visit {...props} />
      <ProgressForm {...props} />
    </>
  );
}

function ProgressForm({
  details,
  isQuarantined,
  typed,
  people,
  now,
  nextDays,
}: RequestPageProps & { readonly isQuarantined: boolean }) {
  const { reference, stage, revision } = details;
  const assigned = [...people].find(([, name]) => name === details.assignedTo);
  const isOpen = stage !== 'won' && stage !== 'lost';
  const primary = primaryAction(details, now);
  const stageButton = (each: Stage, words: string) =>
    (each !== stage || each === 'visit-set') && (
      <Button type="submit" name="stage" value={each} tone={primary === each ? 'action' : 'line'}>
        {words}
      </Button>
    );
  return (
    <form
      id="progress"
      className={`stack shingle ${styles.progress}`}
      method="post"
      action={`/desk/requests/${reference}`}
    >
      <h2 className="card-heading">What next?</h2>
      <input type="hidden" name="revision" value={revision} />
      <TextAreaField label="Note" name="note" mark="optional" rows={3} defaultValue={typed.note} />
      {/* The first button of the form: Enter in a field saves what was typed, a visit or a day included. */}
      <div className="row">
        <Button type="submit" tone="line">
          Save the note
        </Button>
      </div>
      {!isQuarantined && (
        <>
          <div className={`row ${styles.group}`} data-gap="2">
            {stageButton('called', 'Mark as called')}
            {isOpen && (
              <Button type="submit" tone="line" name="next" value="voicemail">
                No answer: call again {formatWeekday(nextDays[0] ?? '')}
              </Button>
            )}
          </div>
          {isOpen && <NextCall details={details} typed={typed} nextDays={nextDays} />}
          <div className={`row ${styles.group}`} data-gap="2" data-align="end">
            <TextField label="Visit" name="visit" type="datetime-local" defaultValue={typed.visit} />
            {stageButton('visit-set', stage === 'visit-set' ? 'Move the visit' : 'Set the visit')}
          </div>
          <div className={`row ${styles.group}`} data-gap="2">
            {stageButton('won', 'Mark as won')}
            {stageButton('lost', 'Mark as lost')}
            {stage !== 'new' && (
              <button type="submit" name="stage" value="new" className={desk.quiet}>
                Back to new
              </button>
            )}
          </div>
        </>
      )}
      <div className={`row ${styles.group}`} data-gap="2" data-align="end">
        <SelectField
          label="Who takes care of it"
          name="person"
          prompt="Nobody yet"
          defaultValue={assigned?.[0] ?? ''}
          options={Object.fromEntries(people)}
        />
        <Button type="submit" tone="line" formAction={`/desk/requests/${reference}/assign`}>
          Assign
        </Button>
      </div>
    </form>
  );
}

/** On which day to call again: one press for the usual ones, and a field for any other. */
function NextCall({
  details: { stage, next },
  typed,
  nextDays,
}: Pick<RequestPageProps, 'details' | 'typed' | 'nextDays'>) {
  return (
    <fieldset className={`stack ${styles.next}`} data-gap="3">
      <legend>
        <b>Call back</b>
      </legend>
      <div className="row" data-gap="2">
        {nextDays.map((day) => (
          <Button key={day} type="submit" tone="line" name="next" value={day}>
            {formatWeekday(day)}
          </Button>
        ))}
        {next !== null && stage === 'called' && (
          <button type="submit" name="next" value="none" className={desk.quiet}>
            No call needed
          </button>
        )}
      </div>
      <div className="row" data-gap="2" data-align="end">
        <TextField label="Another day" name="nextDay" type="date" defaultValue={typed.nextDay} />
        <Button type="submit" tone="line" name="next" value="typed">
          Call back then
        </Button>
      </div>
    </fieldset>
  );
}

/** Whether somebody else is visited at the time, and the mail that tells the homeowner. */
function Visit({ details, isConfirmable, now }: RequestPageProps) {
  const { reference, visitAt, clashes } = details;
  if (visitAt === null || (clashes.length === 0 && !isConfirmable)) return null;
  return (
    <section className={`stack shingle ${styles.progress}`} data-gap="3" aria-label="The visit">
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
          <Button type="submit" tone={primaryAction(details, now) === null ? 'action' : 'line'}>
            Confirm by email
          </Button>
          <span className="fine">One mail with the time, our phone and a calendar file.</span>
        </form>
      )}
    </section>
  );
}

/** What a won one was worth, or why it was lost: asked, and never needed. */
function Outcome({ details, typed }: Pick<RequestPageProps, 'details' | 'typed'>) {
  const { reference, stage, revision, wonDollars, lostReason } = details;
  if (stage !== 'won' && stage !== 'lost') return null;
  return (
    <form
      className={`row shingle ${styles.progress}`}
      data-align="end"
      method="post"
      action={`/desk/requests/${reference}/outcome`}
    >
      <input type="hidden" name="revision" value={revision} />
      {stage === 'won' ? (
        <TextField
          label="Won for how many dollars?"
          name="dollars"
          mark="optional"
          inputMode="decimal"
          defaultValue={typed.dollars || (wonDollars === null ? '' : formatCount(wonDollars))}
        />
      ) : (
        <SelectField
          label="Why was it lost?"
          name="reason"
          mark="optional"
          prompt="Not said"
          defaultValue={typed.reason || (lostReason ?? '')}
          options={lostReasons}
        />
      )}
      <Button type="submit" tone="line">
        Save
      </Button>
    </form>
  );
}
