import type { ProofLine } from '#content/business/proof-words.ts';

/** What we can show, one small line each; nothing where nothing is filled in. */
export function ProofLines({ lines }: { readonly lines: readonly ProofLine[] }) {
  return lines.map(({ term, value }) => (
    <p key={term + value} className="fine">
      <b>{term}:</b> {value}
    </p>
  ));
}
