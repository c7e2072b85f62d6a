import type { RoofIssue } from '#client/shapes/service.ts';
import styles from './LocalIssues.module.css';

interface LocalIssuesProps {
  readonly heading: string;
  readonly issues: readonly RoofIssue[];
}

/** What goes wrong with such roofs here, a sentence each. */
export function LocalIssues({ heading, issues }: LocalIssuesProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="4 7">
        <h2>{heading}</h2>
        <ul className={`ruled-list ${styles.issues}`}>
          {issues.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> <span className="soft">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
