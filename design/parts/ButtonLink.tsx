import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

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
    <a {...rest} className={joinClasses(styles.button, styles[tone], isWide && styles.wide, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  );
}
