import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly isInTwoColumns?: boolean;
}

export function LinkCard({ heading, links, isInTwoColumns = false }: LinkCardProps) {
  return (
    <section className={styles.card} data-surface="raised">
      <h2>{heading}</h2>
      <ul className={joinClasses(styles.links, isInTwoColumns && styles.wide)}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
