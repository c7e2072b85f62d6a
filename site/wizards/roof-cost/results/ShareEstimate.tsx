import { useId, useState } from 'react';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { writeSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import styles from './ShareEstimate.module.css';

/** A link with the answers about the house, and nothing about the visitor. */
export function ShareEstimate({ answers }: { readonly answers: RoofCostAnswers }) {
  const id = useId();
  const [shared, setShared] = useState<{ link: string; isCopied: boolean } | null>(null);

  const share = async () => {
    const link = `${location.origin}${location.pathname}?${writeSharedLink(answers)}`;
    try {
      await navigator.clipboard.writeText(link);
      setShared({ link, isCopied: true });
    } catch {
      // Not every browser lets a page write to the clipboard; the field below can be copied from.
      setShared({ link, isCopied: false });
    }
  };

  return (
    <section className={`row whole ${styles.share}`} aria-labelledby={id} data-print="hide">
      <div className="filling">
        <h3 id={id}>{words.shareTitle}</h3>
        <p className="fine">{words.shareText}</p>
      </div>
      <Button tone="line" icon="share" onClick={() => void share()}>
        {words.share}
      </Button>
      <p role="status" className={`whole small ${styles.outcome}`}>
        {shared && (shared.isCopied ? words.shareCopied : words.shareByHand)}
      </p>
      {shared && (
        <TextField
          label={words.shareFieldLabel}
          readOnly
          value={shared.link}
          onFocus={(event) => event.currentTarget.select()}
          className="whole"
        />
      )}
    </section>
  );
}
