import type { ReactNode } from 'react';
import { Breadcrumbs } from '#design/parts/Breadcrumbs.tsx';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import styles from './CityHero.module.css';

interface CityHeroProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly heading: string;
  readonly lead: string;
  readonly picture: ReactNode;
  /** Under the lead: buttons. */
  readonly children: ReactNode;
}

/** The head of the page of a town: the words beside its map, which runs on to the edge of the window. */
export function CityHero({ breadcrumbs, heading, lead, picture, children }: CityHeroProps) {
  return (
    <section className="hero-band">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className="lead above-5">{lead}</p>
          {children}
        </div>
        <div className={styles.picture}>{picture}</div>
      </div>
    </section>
  );
}
