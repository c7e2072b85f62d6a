import type { ReactNode } from 'react';
import type { TitledText } from '#content/pages/page-words.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import { DrawingFile } from '../../drawings/pictures/DrawingFile.tsx';
import styles from './FeatureCards.module.css';

interface FeatureCardsProps {
  readonly heading: string;
  /** Each with a drawing from /drawings/, where there is one. */
  readonly cards: readonly (TitledText & { readonly picture?: string })[];
  /** Steps in their order, each under its number. */
  readonly isNumbered?: boolean;
  readonly surface?: 'raised' | 'page' | 'calm';
  /** Under the list: where to read more. */
  readonly children?: ReactNode;
}

/** Titled texts side by side: what goes wrong with such roofs, or the steps of the work. */
export function FeatureCards(props: FeatureCardsProps) {
  const { heading, cards, isNumbered = false, surface = 'raised', children } = props;
  const List = isNumbered ? 'ol' : 'ul';
  const isFour = isNumbered || (cards.length === 4 && cards.every(({ picture }) => !picture));
  return (
    // On the page's own ground, like a section that names none, it stands closer to its neighbors there.
    <section className="section" data-surface={surface === 'page' ? undefined : surface}>
      <div className="wrap">
        <h2>{heading}</h2>
        <List
          className={joinClasses('ruled-cards', styles.cards, isNumbered && styles.numbered)}
          data-columns={isFour ? 4 : 3}
          data-fold={isFour ? 'twice' : 'narrow'}
        >
          {cards.map(({ title, text, picture }) => (
            <li key={title}>
              {picture !== undefined && <DrawingFile name={picture} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
        {children}
      </div>
    </section>
  );
}
