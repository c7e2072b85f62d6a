import type { ComponentProps } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

/** Without `href` it only looks like a link: inside a card that is one link as a whole. */
export function ArrowLink({ href, className, children, ...rest }: ComponentProps<'a'>) {
  const look = joinClasses(styles.link, className);
  const inside = (
    <>
      <span>{children}</span>
      <Icon name="arrow" />
    </>
  );
  return href === undefined ? (
    <span className={look}>{inside}</span>
  ) : (
    <a {...rest} href={href} className={look}>
      {inside}
    </a>
  );
}
