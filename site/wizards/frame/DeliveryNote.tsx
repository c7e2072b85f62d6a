import { calculatorDeliveryWords, leadFormWords } from '#content/pages/lead-form-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import type { Delivery } from '#leads/sending/send-outcome.ts';
import { NotSavedBanner } from '../../lead-forms/NotSavedBanner.tsx';

interface DeliveryNoteProps {
  readonly delivery: Delivery;
  /** What this calculator says of details that are not with us. */
  readonly words: {
    readonly queued: string;
    readonly notSavedText: string;
    readonly mailSubject: string;
  };
  /** Everything the lead holds, for an e-mail from the visitor's own program. */
  readonly lines: readonly string[];
}

/** Where the visitor's details are now. Nothing is called sent that is not safe (reading 1). */
export function DeliveryNote({ delivery, words, lines }: DeliveryNoteProps) {
  switch (delivery.kind) {
    case 'received':
      return (
        <p>
          {calculatorDeliveryWords.received} {leadFormWords.referenceLabel}:{' '}
          <strong>{delivery.reference}</strong>
        </p>
      );
    case 'queued':
      return (
        <Banner tone="note">
          <p>{words.queued}</p>
        </Banner>
      );
    case 'not-saved':
    case 'refused':
      return (
        <NotSavedBanner
          title={calculatorDeliveryWords.notSavedTitle}
          text={words.notSavedText}
          mailLabel={calculatorDeliveryWords.mail}
          mailSubject={words.mailSubject}
          lines={lines}
        />
      );
  }
}
