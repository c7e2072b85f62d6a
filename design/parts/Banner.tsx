import type { ReactNode, Ref } from 'react';
import styles from './Banner.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

interface BannerProps {
  /**
   * `danger` for what must be corrected, `success` for what is safe, `note` for what is good to know, `emergency` for
   * the call that cannot wait.
   */
  readonly tone: 'danger' | 'success' | 'note' | 'emergency';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits its turn. Leave out for what is there from the start. */
  readonly role?: 'alert' | 'status';
  /** Lets a script move the focus here. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

const icons: Record<BannerProps['tone'], IconName | undefined> = {
  danger: 'alert',
  success: 'check',
  note: undefined,
  emergency: undefined,
};

export function Banner({ tone, title, children, role, takesFocus = false, ref }: BannerProps) {
  const icon = icons[tone];
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
      data-surface={tone === 'emergency' ? 'strong' : undefined}
      className={joinClasses(styles.banner, styles[tone])}
    >
      {icon && <Icon name={icon} />}
      <div className={styles.words}>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
