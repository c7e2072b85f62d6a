import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

/** Native disclosure: works without script, opens when the browser's own search finds a word inside, prints open. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  return (
    <div className={`ruled ${styles.accordion}`}>
      {items.map((item) => (
        <details key={item.title}>
          <summary className="unfolding">
            <h3>{item.title}</h3>
            <Icon name="plus" />
          </summary>
          <div className={`soft measure ${styles.content}`}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
