import type { ReactNode } from 'react';
import type { Question } from '#client/shapes/service.ts';
import { Accordion } from '#design/parts/Accordion.tsx';

interface QuestionsProps {
  readonly heading: string;
  readonly questions: readonly Question[];
  /** Under the questions: conditions, proof. */
  readonly children?: ReactNode;
}

/** Questions with their answers folded under them. What a page shows here is what it may tell search engines. */
export function Questions({ heading, questions, children }: QuestionsProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="4 7">
        <h2>{heading}</h2>
        <div className="stack" data-gap="5">
          <Accordion
            items={questions.map(({ answer, question }) => ({ title: question, content: <p>{answer}</p> }))}
          />
          {children}
        </div>
      </div>
    </section>
  );
}
