import { type ReactNode, useEffect, useRef } from 'react';
import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { ErrorSummary } from '#design/parts/ErrorSummary.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import type { Field } from '#leads/forms/form-table.ts';
import { CallButton, PhoneLink } from './CallLinks.tsx';
import { EmergencyNote, emergencyAt } from './EmergencyNote.tsx';
import { FormFields } from './FormField.tsx';
import { Honeypot } from './Honeypot.tsx';
import './keep-plain-form.ts';
import styles from './LeadFormFrame.module.css';
import { formAction, NoScriptFields, withPhotographs } from './NoScriptFields.tsx';
import { NotSavedBanner } from './NotSavedBanner.tsx';
import { PhotographField } from './photographs/PhotographField.tsx';
import { PhotographUploads } from './photographs/PhotographUploads.tsx';
import { type LeadFormOptions, useLeadForm } from './useLeadForm.ts';
import type { SentRequest } from './useLeadRequest.ts';

interface LeadFormFrameProps<Name extends string> extends LeadFormOptions<Name> {
  readonly name: string;
  readonly table: Readonly<Record<Name, Field>>;
  readonly heading?: ReactNode;
  readonly fine?: ReactNode;
}

/** A lead form: its questions, summary of errors, honeypot, button, and what became of the lead. */
export function LeadFormFrame<Name extends string>(props: LeadFormFrameProps<Name>) {
  const { name, table, heading, fine, ...options } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const leadForm = useLeadForm(options, formRef);
  const { form, fields, request, lastSafe, failedChecks } = leadForm;
  const errors = Object.entries(fields.shownErrors);
  const [state, text] = request.isSending
    ? (['submitting', words.sending] as const)
    : request.showsSuccess
      ? (['sent', words.sent] as const)
      : (['ready', words.send] as const);
  return (
    <div className="stack" data-gap="5">
      <form
        ref={formRef}
        className={`columns fields framed ${styles.form}`}
        data-fold="phone"
        method="post"
        action={formAction(form)}
        data-form={form}
        aria-label={name}
        // Without script the browser's own checks help; with it, our messages and their summary do it better.
        noValidate={leadForm.isHydrated}
        onSubmit={leadForm.submit}
        data-surface="raised"
      >
        {failedChecks > 0 && errors.length > 0 && (
          <div className="stack">
            <ErrorSummary
              title={words.errorTitle(errors.length)}
              text={words.errorText}
              errors={errors.map(([field, message]) => ({ fieldId: `${form}-${field}`, message }))}
              attempt={failedChecks}
            />
          </div>
        )}
        <NoScriptFields form={form} />
        {heading}
        <FormFields
          table={table}
          fields={fields}
          emergency={{ at: emergencyAt(leadForm.values), note: <EmergencyNote /> }}
        />
        <Honeypot idPrefix={form} />
        <PhotographField
          idPrefix={form}
          photographs={leadForm.photographs}
          isHydrated={leadForm.isHydrated}
        />
        <div className="stack">
          <Button type="submit" isWide state={state} {...withPhotographs(form)}>
            {text}
          </Button>
          <LiveRegion>
            {request.isSending ? words.sending : request.showsSuccess && lastSafe && thanksFor(lastSafe)}
          </LiveRegion>
          {leadForm.failure && (
            <NotSavedBanner
              title={leadForm.failure === 'refused' ? words.refusedTitle : words.notSavedTitle}
              text={leadForm.failure === 'refused' ? words.refusedText : words.notSavedText}
              mailLabel={words.mail}
              mailSubject={words.mailSubject}
              lines={Object.entries(leadForm.values)
                .filter(([, value]) => value)
                .map(([field, value]) => `${field}: ${value}`)}
            />
          )}
        </div>
        {fine && <p className="small soft">{fine}</p>}
      </form>
      {lastSafe && <Confirmation request={lastSafe} isNew={request.showsSuccess} />}
    </div>
  );
}

const isEmergency = ({ fields }: SentRequest) => emergencyAt(fields) !== null;

function thanksFor(request: SentRequest): string {
  if (request.whereabouts?.kind !== 'received') return words.thanksQueued;
  return isEmergency(request) ? words.thanksEmergency : words.thanksReceived;
}

/** What has just been said is brought into view and takes the focus, clear of every bar. */
function Confirmation({ request, isNew }: { readonly request: SentRequest; readonly isNew: boolean }) {
  const { key, whereabouts } = request;
  const isReceived = whereabouts?.kind === 'received';
  const thanks = thanksFor(request);
  // A visitor with water coming in is asked to call as long as the thanks are shown.
  const showsThanks = isNew || (isReceived && isEmergency(request));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="flagged" data-confirmation="" data-surface="raised">
      <p className={styles.thanks} data-room={thanks}>
        <strong>{showsThanks ? thanks : isReceived ? words.sentBefore : words.queuedBefore}</strong>
      </p>
      {isReceived && (
        <p className="large">
          {words.referenceLabel}: <strong className="reference">{whereabouts.reference}</strong>
        </p>
      )}
      <p>
        {!isReceived
          ? words.nextAfterQueued
          : isEmergency(request)
            ? words.nextAfterEmergency
            : words.nextAfterReceived}
      </p>
      {isEmergency(request) ? (
        <CallButton className="above-4" tone="emergency">
          {words.call}
        </CallButton>
      ) : (
        <p>
          <PhoneLink className="touch" />
        </p>
      )}
      <PhotographUploads requestKey={key} isReceived={isReceived} />
    </div>
  );
}
