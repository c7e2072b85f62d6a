import type { ComponentProps } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

interface ArrowLinkProps extends ComponentProps<'a'> {
  /** To where the visitor comes from: the arrow stands before the words. */
  readonly isBack?: boolean;
}

/** Without `href` it only looks like a link: inside a card that is one link as a whole. */
export function ArrowLink({ href, isBack = false, className, children, ...rest }: ArrowLinkProps) {
  const look = joinClasses(styles.link, className);
  const inside = (
    <>
      {isBack && <Icon name="arrow-back" />}
      <span>{children}</span>
      {!isBack && <Icon name="arrow" />}
    </>
  );
  return href === undefined ? (
    <span className={look} data-print="hide">
      {inside}
    </span>
  ) : (
    <a {...rest} href={href} className={look} data-print="hide">
      {inside}
    </a>
  );
}
