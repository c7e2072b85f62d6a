import type { ReactElement } from 'react';
import { company } from '#client/company.ts';
import { emailHref, phoneHref } from '#content/business/contact-links.ts';

const linked = [
  { words: company.phone.value.display, href: phoneHref },
  { words: company.email.value, href: emailHref },
];

/** A text in which the company's phone number and mailbox are links. */
export function ContactLinks({ text }: { readonly text: string }) {
  return linked.reduce<(string | ReactElement)[]>(
    (parts, { words, href }) =>
      parts.flatMap((part) =>
        typeof part !== 'string'
          ? [part]
          : part.split(words).flatMap((rest, place) =>
              place === 0
                ? [rest]
                : [
                    <a key={`${words} ${rest}`} href={href}>
                      {words}
                    </a>,
                    rest,
                  ],
            ),
      ),
    [text],
  );
}
