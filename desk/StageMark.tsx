import { formatShopTime } from '#content/business/format-shop-time.ts';
import type { Urgency } from '#leads/forms/urgency.ts';
import { nextStepWords } from '#leads/progress/next-step.ts';
import { type Stage, stageWords } from '#leads/progress/stage.ts';
import type { LeadRecord } from '#server/office/lead-record.ts';
import { describeWait } from './describe-wait.ts';
import styles from './StageMark.module.css';

export function StageMark({ stage }: { readonly stage: Stage }) {
  return (
    <span className={styles.mark} data-stage={stage}>
      {stageWords[stage]}
    </span>
  );
}

export function UrgencyMark({ urgency }: { readonly urgency: Urgency }) {
  if (urgency === 'normal') return null;
  return <b className={styles.urgent}>{urgency === 'emergency' ? 'Emergency' : 'Urgent'}</b>;
}

const shopDay = (time: number) => formatShopTime(time).replace(/, \d{4},.*$/, '');

/** What is next, and since when or when: a call that waits, one that was put off, a visit. */
export function DueMark({
  lead: { stage, next, receivedAt, quarantine, visitAt },
  now,
}: {
  readonly lead: LeadRecord;
  readonly now: number;
}) {
  const waitsSince = quarantine?.releasedAt ?? receivedAt;
  const isVisitOver = stage === 'visit-set' && visitAt !== null && Date.parse(visitAt) < now;
  // From the next day on: a call for today may still be made this afternoon.
  const isLate = next !== null && Date.parse(next.at) < now && shopDay(Date.parse(next.at)) !== shopDay(now);
  return (
    <>
      {stage === 'new' && next === null && <span>Waiting {describeWait(now - Date.parse(waitsSince))}</span>}
      {next !== null && (
        <span>
          {nextStepWords[next.step]} {shopDay(Date.parse(next.at))}
          {isLate && <b className="trouble"> (late)</b>}
        </span>
      )}
      {visitAt !== null && <span>Visit: {formatShopTime(visitAt)}</span>}
      {isVisitOver && <b>What became of it?</b>}
    </>
  );
}
