// The ways to call us: the number in a line of words, and the button.

import type { ComponentProps } from 'react';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { ButtonLink } from '#design/parts/Button.tsx';

const { display } = company.phone.value;

/** The number, as a link. */
export function PhoneLink(props: Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <a {...props} href={phoneHref}>
      {display}
    </a>
  );
}

interface CallButtonProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'icon'> {
  /** Shows the number alone; "Call" is read out with it. */
  readonly isNumberAlone?: boolean;
  /** Behind the number: ", 24/7". */
  readonly after?: string;
}

/** Says "Call" and the number, which stays whole, unless it has words of its own. */
export function CallButton({ isNumberAlone, after, children, ...rest }: CallButtonProps) {
  return (
    <ButtonLink
      icon="phone"
      href={phoneHref}
      aria-label={isNumberAlone ? `Call ${display}` : undefined}
      {...rest}
    >
      {isNumberAlone
        ? display
        : (children ?? (
            <span>
              Call <span className="unbroken">{display}</span>
              {after}
            </span>
          ))}
    </ButtonLink>
  );
}
