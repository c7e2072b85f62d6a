import { type ReactNode, useEffect, useState } from 'react';
import { company, phoneHref } from '#content/business/company.ts';
import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { ErrorSummary } from '#design/parts/ErrorSummary.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import type { FormName } from '#leads/forms/form-names.ts';
import { Honeypot } from './Honeypot.tsx';
import styles from './LeadFormFrame.module.css';
import { formAction, NoScriptFields } from './NoScriptFields.tsx';
import { NotSavedBanner } from './NotSavedBanner.tsx';
import type { LeadForm } from './useLeadForm.ts';

interface LeadFormFrameProps {
  readonly form: FormName;
  readonly name: string;
  readonly leadForm: LeadForm;
  readonly heading?: ReactNode;
  readonly children: ReactNode;
  readonly fine?: ReactNode;
}

/** What both lead forms have around their questions: summary of errors, honeypot, button, and what became of the lead. */
export function LeadFormFrame({ form, name, leadForm, heading, children, fine }: LeadFormFrameProps) {
  const { errors, submission, showsThanks, lastSafe, failedChecks, submit } = leadForm;
  const errorList = Object.entries(errors);
  // Without script the browser's own checks help; with it, our messages and their summary do it better.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);

  return (
    <div className={styles.frame}>
      <form
        className={styles.form}
        method="post"
        action={formAction(form)}
        data-form={form}
        aria-label={name}
        noValidate={isAlive}
        onSubmit={submit}
        data-surface="raised"
      >
        {failedChecks > 0 && errorList.length > 0 && (
          <div className={styles.whole}>
            <ErrorSummary
              title={words.errorTitle(errorList.length)}
              text={words.errorText}
              errors={errorList.map(([field, message]) => ({ fieldId: `${form}-${field}`, message }))}
              attempt={failedChecks}
            />
          </div>
        )}
        <NoScriptFields form={form} />
        {heading}
        {children}
        <Honeypot idPrefix={form} />
        <div className={styles.whole}>
          {/* Shown by site/islands/calm-directive.ts; once this runs, the outbox takes over. */}
          {!isAlive && (
            <div hidden data-offline-note="">
              <Banner tone="danger" role="alert" title={words.offlineTitle}>
                <p>{words.offlineText}</p>
              </Banner>
            </div>
          )}
          <SendButton leadForm={leadForm} />
          <LiveRegion>{submission.kind === 'sending' && words.sending}</LiveRegion>
          <div role="status" className={styles.thanks}>
            {showsThanks && (
              <Banner
                tone="success"
                title={submission.kind === 'queued' ? words.thanksQueued : words.thanksReceived}
              />
            )}
          </div>
          {submission.kind === 'not-saved' && (
            <NotSavedBanner
              title={words.notSavedTitle}
              text={words.notSavedText}
              mailLabel={words.mail}
              mailSubject={words.mailSubject}
              lines={Object.entries(leadForm.values)
                .filter(([, value]) => value)
                .map(([field, value]) => `${field}: ${value}`)}
            />
          )}
        </div>
        {fine && <p className={styles.fine}>{fine}</p>}
      </form>
      {lastSafe && <Confirmation lastSafe={lastSafe} />}
    </div>
  );
}

function SendButton({ leadForm: { submission, showsThanks } }: { readonly leadForm: LeadForm }) {
  if (submission.kind === 'sending') {
    return (
      <Button type="submit" isWide state="submitting">
        {words.sending}
      </Button>
    );
  }
  return (
    <Button type="submit" isWide state={showsThanks ? 'sent' : 'ready'}>
      {showsThanks ? words.sent : words.send}
    </Button>
  );
}

function Confirmation({ lastSafe }: { readonly lastSafe: NonNullable<LeadForm['lastSafe']> }) {
  return (
    <div className={styles.confirmation} data-surface="raised">
      {lastSafe.kind === 'received' && (
        <p className={styles.reference}>
          {words.referenceLabel}: <strong>{lastSafe.reference}</strong>
        </p>
      )}
      <p>{lastSafe.kind === 'received' ? words.nextAfterReceived : words.nextAfterQueued}</p>
      <p>
        <a href={phoneHref}>{company.phone.value.display}</a>
      </p>
    </div>
  );
}
