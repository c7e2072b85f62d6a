import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { explainSavings } from '#calculators/energy-savings/figures-in-words.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import { energyFacts } from '#content/facts/energy.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';

interface HowWorkedOutProps {
  readonly answers: EnergyAnswers;
  readonly savings: EnergySavings;
}

/** The model and its limits, open to everybody: nobody has to ask for it (reading 17). */
export function HowWorkedOut({ answers, savings }: HowWorkedOutProps) {
  return (
    <div className="stack measure">
      <h3>{words.howTitle}</h3>
      {explainSavings(answers, savings).map((paragraph) => (
        <p key={paragraph} className="small soft">
          {paragraph}
        </p>
      ))}
      <p className="small soft">
        <a className="touch" href={energyFacts.sealingBenchmark.sourceUrl}>
          {words.howSource}
        </a>
      </p>
    </div>
  );
}
