import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '#design/parts/Icon.tsx';
import styles from './FoldedExtra.module.css';

interface FoldedExtraProps {
  readonly title: string;
  /** Beside the title: what is inside. */
  readonly hint?: string;
  readonly isOpenAtFirst?: boolean;
  readonly ref?: RefObject<HTMLDetailsElement | null>;
  readonly children: ReactNode;
}

/** Questions nobody has to answer, folded away. */
export function FoldedExtra({ title, hint, isOpenAtFirst = false, ref, children }: FoldedExtraProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      ref={ref}
      className={styles.extra}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          <b>{title}</b>
          {hint && <small>{hint}</small>}
        </span>
        <Icon name="plus" />
      </summary>
      <div className={`columns ${styles.fields}`}>{children}</div>
    </details>
  );
}
