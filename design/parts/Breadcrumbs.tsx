import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface BreadcrumbsProps {
  /** From the home page down; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
      <ol className={`row small soft ${styles.crumbs}`} data-align="stretch">
        {crumbs.map((crumb, position) => (
          <li key={crumb.path}>
            {position === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a className="touch" href={crumb.path}>
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
