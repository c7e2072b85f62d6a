import type { NavigationLink } from './navigation.ts';
import styles from './SiteFooter.module.css';

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly isInTwoColumns?: boolean;
}

export function FooterColumn({ title, links, isInTwoColumns = false }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={isInTwoColumns ? styles.inTwo : undefined}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
