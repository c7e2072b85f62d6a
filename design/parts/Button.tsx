import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName, Spinner } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

interface ButtonLook {
  /**
   * `action` (copper) once per view region; `plain` (ink) elsewhere beside it; `line` is the second choice;
   * `emergency` (amber) only for the 24/7 call, and only on strong surfaces.
   */
  readonly tone?: 'action' | 'plain' | 'line' | 'emergency';
  readonly isWide?: boolean;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * `submitting` turns a spinner and disables; `sent` shows a check on green; `resting` takes no press for a moment and
   * looks as if it did. The words come as children.
   */
  readonly state?: 'ready' | 'submitting' | 'sent' | 'resting';
}

export function Button({
  tone = 'action',
  isWide = false,
  state = 'ready',
  icon,
  iconAfter,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const showsIcons = state === 'ready' || state === 'resting';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || state === 'submitting' || state === 'resting'}
      className={joinClasses(
        styles.button,
        state === 'sent' ? styles.sent : styles[tone],
        state === 'resting' && !disabled && styles.resting,
        isWide && 'wide',
        className,
      )}
    >
      {state === 'submitting' && <Spinner />}
      {state === 'sent' && <Icon name="check" />}
      {showsIcons && icon && <Icon name={icon} />}
      {/* Icons come and go beside it, and a browser that translates the page takes a bare text out of it. */}
      <span>{children}</span>
      {showsIcons && iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  readonly href: string;
}

/** Looks like a button, goes somewhere: for pages, phone numbers and downloads that have an address. */
export function ButtonLink({
  tone = 'action',
  isWide = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={joinClasses(styles.button, styles[tone], isWide && 'wide', className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}
