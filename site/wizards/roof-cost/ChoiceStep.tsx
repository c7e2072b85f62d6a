import type { ReactNode } from 'react';
import { ChoiceCard } from '#design/parts/ChoiceCard.tsx';
import { ChoiceGroup } from '#design/parts/ChoiceGroup.tsx';

interface ChoiceStepProps<Choice extends string> {
  /** Accessible name of the group; the step's heading already asks the question. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Choice[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly describe: (choice: Choice) => { title: string; text: string; effect: string; picture: ReactNode };
}

/** A question answered by one of several cards. */
export function ChoiceStep<Choice extends string>(props: ChoiceStepProps<Choice>) {
  const { legend, name, options, chosen, onChoose, describe } = props;
  return (
    <ChoiceGroup legend={legend} showsLegend={false}>
      {options.map((option) => (
        <ChoiceCard
          key={option}
          name={name}
          value={option}
          isChosen={option === chosen}
          onChoose={() => onChoose(option)}
          {...describe(option)}
        />
      ))}
    </ChoiceGroup>
  );
}
