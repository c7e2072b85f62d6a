import type { ReactNode } from 'react';
import styles from './RoofIssues.module.css';

interface RoofIssuesProps {
  readonly heading: string;
  readonly issues: readonly {
    readonly title: string;
    readonly text?: string;
    /** What is to be said of it in one town; it stands out. */
    readonly remark?: string;
  }[];
  readonly surface?: 'raised' | 'page';
  /** Under the list: where to read more. */
  readonly children?: ReactNode;
}

/** What goes wrong with such roofs. */
export function RoofIssues({ heading, issues, surface = 'raised', children }: RoofIssuesProps) {
  return (
    <section className="section" data-surface={surface}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={`ruled-cards ${styles.issues}`}>
          {issues.map(({ title, text, remark }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
              {remark && <p className={styles.remark}>{remark}</p>}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
