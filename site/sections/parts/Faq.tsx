import type { ReactNode } from 'react';
import type { Question } from '#client/shapes/service.ts';
import { Icon } from '#design/parts/Icon.tsx';
import styles from './Faq.module.css';

interface FaqProps {
  readonly heading: string;
  readonly questions: readonly Question[];
  /** Under the questions: conditions, proof. */
  readonly children?: ReactNode;
}

/**
 * Questions with their answers folded under them: without script, found by the browser's own search, open on paper. What a
 * page shows here is what it may tell search engines.
 */
export function Faq({ heading, questions, children }: FaqProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="4 7">
        <h2>{heading}</h2>
        <div className="stack" data-gap="5">
          <div className={`ruled ${styles.questions}`}>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary className="unfolding">
                  <h3 className="pointed">{question}</h3>
                  <Icon name="plus" />
                </summary>
                <p className={`soft measure ${styles.answer}`}>{answer}</p>
              </details>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
