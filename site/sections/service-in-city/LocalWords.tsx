import type { ReactNode } from 'react';
import type { LocalServiceText } from '#client/shapes/town.ts';

interface LocalWordsProps {
  readonly local: LocalServiceText;
  /** Stands beside the words: whom to call. */
  readonly children: ReactNode;
}

/** What only this page says. */
export function LocalWords({ local, children }: LocalWordsProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="7 4">
        <div>
          <h2>{local.pageTitle}</h2>
          <div className="stack measure above-5">
            {local.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="ruled-rows measure above-6">
            {local.points.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p className="soft above-2">{answer}</p>
              </div>
            ))}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
