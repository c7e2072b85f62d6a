interface StatsBandProps {
  /** Four: each a short value and what it means. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

/** Four figures across the whole window, like the title block of a drawing. */
export function StatsBand({ facts }: StatsBandProps) {
  return (
    <div className="ruled-below" data-surface="raised">
      <dl className="wrap fact-row">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
