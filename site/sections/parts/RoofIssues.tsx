import type { LocalIssue } from '#content/cities/local-texts.ts';
import styles from './RoofIssues.module.css';

interface RoofIssuesProps {
  readonly heading: string;
  readonly issues: readonly LocalIssue[];
}

/** What goes wrong with such roofs; what is to be said of it in one town stands out. */
export function RoofIssues({ heading, issues }: RoofIssuesProps) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={`ruled-cards ${styles.issues}`}>
          {issues.map(({ title, text, remark }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              {remark && <p className={styles.remark}>{remark}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
