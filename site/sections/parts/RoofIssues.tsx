import type { ReactNode } from 'react';
import type { RoofIssue } from '#client/shapes/service.ts';
import styles from './RoofIssues.module.css';

interface RoofIssuesProps {
  readonly heading: string;
  readonly issues: readonly RoofIssue[];
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
          {issues.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
