import type { Question } from '#client/shapes/service.ts';
import { Accordion } from '#design/parts/Accordion.tsx';

interface QuestionsProps {
  readonly heading: string;
  readonly questions: readonly Question[];
}

/** Questions with their answers folded under them. What a page shows here is what it may tell search engines. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <section className="section">
      <div className="wrap two-columns" data-split="4 7">
        <h2>{heading}</h2>
        <Accordion
          items={questions.map(({ answer, question }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </section>
  );
}
