import { calculatorDeliveryWords, leadFormWords } from '#content/pages/lead-form-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { UnsafeBanner } from '../../lead-forms/UnsafeBanner.tsx';
import type { Delivery } from './sent-request.ts';

interface DeliveryNoteProps {
  readonly delivery: Delivery;
  /** What this calculator says of details that are not with us. */
  readonly words: {
    readonly kept: string;
    readonly unsafeText: string;
    readonly mailSubject: string;
  };
  /** Everything the lead holds, for an e-mail from the visitor's own program. */
  readonly lines: readonly string[];
}

/** Where the visitor's details are now. Nothing is called sent that is not safe (ruling 1). */
export function DeliveryNote({ delivery, words, lines }: DeliveryNoteProps) {
  switch (delivery.kind) {
    case 'received':
      return (
        <p>
          {calculatorDeliveryWords.received} {leadFormWords.referenceLabel}:{' '}
          <strong>{delivery.reference}</strong>
        </p>
      );
    case 'kept':
      return (
        <Banner tone="note">
          <p>{words.kept}</p>
        </Banner>
      );
    case 'unsafe':
      return (
        <UnsafeBanner
          title={calculatorDeliveryWords.unsafeTitle}
          text={words.unsafeText}
          mailLabel={calculatorDeliveryWords.mail}
          mailSubject={words.mailSubject}
          lines={lines}
        />
      );
  }
}
