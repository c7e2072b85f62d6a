import { coreValues } from '#content/pages/about.ts';
import styles from './CoreValues.module.css';

export function CoreValues() {
  return (
    <section className="section" data-surface="calm">
      <div className="wrap">
        <h2>{coreValues.heading}</h2>
        <ul className={styles.values}>
          {coreValues.values.map(({ title, text }) => (
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
