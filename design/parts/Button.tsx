import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './button-look.ts';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** `submitting` turns a spinner and disables; `sent` shows a check on green. The words come as children. */
  readonly state?: 'ready' | 'submitting' | 'sent';
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
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || state === 'submitting'}
      className={joinClasses(
        styles.button,
        state === 'sent' ? styles.sent : styles[tone],
        isWide && styles.wide,
        className,
      )}
    >
      {state === 'submitting' && <Spinner />}
      {state === 'sent' && <Icon name="check" />}
      {state === 'ready' && icon && <Icon name={icon} />}
      {children}
      {state === 'ready' && iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
