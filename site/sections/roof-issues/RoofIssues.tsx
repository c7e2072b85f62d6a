import type { LocalIssue } from '#content/service-in-city/local-texts.ts';
import styles from './LocalIssues.module.css';

interface LocalIssuesProps {
  readonly heading: string;
  readonly issues: readonly LocalIssue[];
}

/** What goes wrong; what is to be said of it in this town stands out, and stands first. */
export function LocalIssues({ heading, issues }: LocalIssuesProps) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.issues}>
          {issues.map(({ title, text, remark }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {remark !== null && <p className={styles.remark}>{remark}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
