import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '#design/parts/Icon.tsx';
import styles from './FoldedExtra.module.css';

interface FoldedExtraProps {
  readonly title: string;
  /** Beside the title: what is inside, or what was answered inside. */
  readonly hint?: string | undefined;
  readonly isOpenAtFirst?: boolean;
  readonly fieldsRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Questions nobody has to answer, folded away. */
export function FoldedExtra({ title, hint, isOpenAtFirst = false, fieldsRef, children }: FoldedExtraProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.extra} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{title}</b>
          {hint && <small>{hint}</small>}
        </span>
        <Icon name="plus" />
      </summary>
      <div ref={fieldsRef} className={styles.fields}>
        {children}
      </div>
    </details>
  );
}
