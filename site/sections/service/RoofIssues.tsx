import { servicePageWords as words } from '#content/pages/service-page-words.ts';
import type { RoofIssue } from '#content/services/service.ts';
import styles from './RoofIssues.module.css';

interface RoofIssuesProps {
  readonly issues: readonly RoofIssue[];
}

export function RoofIssues({ issues }: RoofIssuesProps) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap">
        <h2>{words.issuesHeading}</h2>
        <ul className={styles.issues}>
          {issues.map(({ text, title }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
