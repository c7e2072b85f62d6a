import { company, phoneHref } from '#content/business/company.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import type { Delivery } from './sent-request.ts';

interface DeliveryWords {
  readonly received: string;
  readonly referenceLabel: string;
  readonly kept: string;
  readonly unsafeTitle: string;
  readonly unsafeText: string;
  readonly call: string;
  readonly mail: string;
  readonly mailSubject: string;
}

interface DeliveryNoteProps {
  readonly delivery: Delivery;
  readonly words: DeliveryWords;
  /** Everything the lead holds, for an e-mail from the visitor's own program. */
  readonly lines: readonly string[];
}

/** Where the visitor's details are now. Nothing is called sent that is not safe (ruling 1). */
export function DeliveryNote({ delivery, words, lines }: DeliveryNoteProps) {
  switch (delivery.kind) {
    case 'received':
      return (
        <p>
          {words.received} {words.referenceLabel}: <strong>{delivery.reference}</strong>
        </p>
      );
    case 'kept':
      return (
        <Banner tone="note">
          <p>{words.kept}</p>
        </Banner>
      );
    case 'unsafe': {
      const query = `subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(lines.join('\n'))}`;
      return (
        <Banner tone="danger" role="alert" title={words.unsafeTitle}>
          <p>{words.unsafeText}</p>
          <p className="row">
            <ButtonLink href={phoneHref} icon="phone" tone="plain">
              {words.call}
            </ButtonLink>
            <ButtonLink href={`mailto:${company.email.value}?${query}`} tone="line" icon="mail">
              {words.mail}
            </ButtonLink>
          </p>
        </Banner>
      );
    }
  }
}
