import type { TitledText } from '#content/pages/page-words.ts';
import styles from './NumberedRules.module.css';

interface NumberedRulesProps {
  readonly entries: readonly TitledText[];
}

/** Steps in their order, each under a rule with its number. */
export function NumberedRules({ entries }: NumberedRulesProps) {
  return (
    <ol className={styles.rules}>
      {entries.map(({ text, title }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
