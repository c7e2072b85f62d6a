import type { EstimateLine } from '#calculators/roof-cost/estimate.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import styles from './CostBar.module.css';

const tones: Readonly<Record<EstimateLine['subject'], string>> = {
  material: 'var(--laid)',
  stories: 'var(--selected)',
  pitch: 'var(--success)',
  access: 'var(--line-control)',
  gutters: 'var(--text-accent-strong)',
  skylights: 'var(--to-come)',
  chimneys: 'var(--text)',
};

interface Segment {
  readonly subject: EstimateLine['subject'];
  readonly label: string;
  /** Of the whole, in percent. */
  readonly from: number;
  readonly share: number;
}

function segmentsOf(lines: readonly EstimateLine[]): Segment[] {
  const sum = lines.reduce((total, line) => total + line.dollars, 0);
  let from = 0;
  return lines
    .filter((line) => line.dollars > 0)
    .map(({ subject, label, dollars }) => {
      const segment = { subject, label, from, share: (100 * dollars) / sum };
      from += segment.share;
      return segment;
    });
}

const percentOf = (share: number) => (share < 1 ? 'under 1%' : `${Math.round(share)}%`);

/** What the average is made of. The legend names every part and its share, so nobody has to tell the tones apart. */
export function CostBar({ lines }: { readonly lines: readonly EstimateLine[] }) {
  const segments = segmentsOf(lines);
  return (
    <figure className={styles.figure} aria-label={words.shareBarLabel}>
      <svg className={styles.bar} aria-hidden="true">
        {segments.map(({ subject, from, share }) => (
          <rect key={subject} fill={tones[subject]} x={`${from}%`} width={`${share}%`} height="100%" />
        ))}
      </svg>
      <ul className={`row small soft figures ${styles.legend}`} data-align="stretch">
        {segments.map(({ subject, label, share }) => (
          <li key={subject} className="row">
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect fill={tones[subject]} width="12" height="12" />
            </svg>
            {label} <b>{percentOf(share)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
