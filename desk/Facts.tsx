import styles from './Facts.module.css';
import type { Fact } from './lead-facts.ts';

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={`lines ${styles.facts}`}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className="as-typed">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
