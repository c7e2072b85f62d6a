import { leadFormWords, whereaboutsWords } from '#content/pages/lead-form-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import type { Whereabouts } from '#leads/sending/send-outcome.ts';
import { NotSavedBanner } from '../../lead-forms/NotSavedBanner.tsx';

interface WhereaboutsNoteProps {
  readonly whereabouts: Whereabouts;
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
export function WhereaboutsNote({ whereabouts, words, lines }: WhereaboutsNoteProps) {
  switch (whereabouts.kind) {
    case 'received':
      return (
        <p>
          {whereaboutsWords.received} {leadFormWords.referenceLabel}:{' '}
          <strong className="reference">{whereabouts.reference}</strong>
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
          title={whereaboutsWords.notSavedTitle}
          text={words.notSavedText}
          mailLabel={whereaboutsWords.mail}
          mailSubject={words.mailSubject}
          lines={lines}
        />
      );
  }
}
