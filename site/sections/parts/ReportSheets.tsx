import {
  type Rank,
  type ReportPoint,
  ranks,
  reportPages,
  reportPoints,
  sampleReport as words,
} from '#content/pages/sample-report.ts';
import { capitalize } from '#content/wording/text.ts';
import { RoofPlan } from '../../drawings/details/RoofPlan.tsx';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import styles from './ReportSheets.module.css';
import type { SheetsOfSample } from './SampleSheets.tsx';

/** The verdict before the detail: the count, the plan and the twelve ranks. */
function Cover() {
  return (
    <>
      <p className="display card-heading">{words.title}</p>
      <p className="soft" data-detail="">
        {words.lead}
      </p>
      <div className={`stack ${styles.cover}`}>
        {/* The labels of the plan grow by the room it has. */}
        <figure className="container">
          <RoofPlan darkNumbers={reportPoints.filter(needsWork).map(({ number }) => number)} />
          <figcaption className="fine" data-detail="">
            {words.planNote}
          </figcaption>
        </figure>
        <dl className={`ruled lines ${styles.head}`} data-detail="">
          {words.head.map(([term, value]) => (
            <div key={term} className="beside" data-gap="0">
              <dt className="soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`framed ${styles.verdict}`}>
        <b className="display own-line">{words.verdict}</b> {words.verdictNote}
      </p>
      <ol className={`ruled lines ${styles.ranks}`} data-detail="">
        {reportPoints.map((point) => (
          <li key={point.number} data-work={needsWork(point) ? '' : undefined}>
            <span>{point.title}</span> <Gauge rank={point.rank} />
          </li>
        ))}
      </ol>
    </>
  );
}

const needsWork = ({ rank }: ReportPoint) => rank.startsWith('repair');

/** The rank in words, and as a gauge of four steps. */
function Gauge({ rank }: { readonly rank: Rank }) {
  const reached = ranks.indexOf(rank);
  return (
    <span className={styles.gauge}>
      <i aria-hidden="true">
        {ranks.map((step, index) => (
          <i key={step} data-on={index <= reached ? '' : undefined} />
        ))}
      </i>
      {capitalize(rank)}
    </span>
  );
}

/** What a point looks like when it is sound and when it is not, from the same place; and how it is on this house. */
function Point({ point }: { readonly point: ReportPoint }) {
  const { number, title, rank, here, takes, canWait } = point;
  const sides = [
    ['sound', words.sound, point.sound],
    ['not-sound', words.notSound, point.notSound],
  ] as const;
  return (
    <section className={styles.point}>
      <h3 className={`row ${styles.pointHead}`} data-gap="3">
        <span className={styles.number}>{number}</span>
        <span>{title}</span>
        <Gauge rank={rank} />
      </h3>
      <div className={`fitting ${styles.sides}`} data-fill="" data-gap="3">
        {sides.map(([side, label, text]) => (
          <figure key={side} data-side={side}>
            <DrawingFile name={`point-${number}-${side}`} />
            <figcaption className="above-2">
              <b>{label}.</b> {text}
            </figcaption>
          </figure>
        ))}
      </div>
      {here !== undefined && (
        <p className={styles.here}>
          <b>{words.here}</b> {here} <b>{words.takes}</b> {takes} <b>{words.canWait}</b> {canWait}
        </p>
      )}
    </section>
  );
}

function Points({ points }: { readonly points: readonly ReportPoint[] }) {
  return (
    <>
      {points.map((point) => (
        <Point key={point.number} point={point} />
      ))}
      <p className="fine">{words.drawingNote}</p>
    </>
  );
}

export const reportSheets: SheetsOfSample = {
  foot: words.foot,
  pages: [
    <Cover key="cover" />,
    ...reportPages.map((points) => <Points key={points[0]?.number} points={points} />),
  ],
};
