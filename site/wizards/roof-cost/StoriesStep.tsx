import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describeSurcharge } from '#calculators/roof-cost/option-wording.ts';
import { stories } from '#calculators/roof-cost/prices.ts';
import { roofCostFieldWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { StoriesIcon } from '../../drawings/cards/StoriesIcon.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { StepProps } from './step-props.ts';

export function StoriesStep({ entries, change }: StepProps) {
  return (
    <ChoiceStep
      legend={words.stories}
      name="stories"
      options={roofCostOptions.stories}
      chosen={entries.stories}
      onChoose={(chosen) => change({ stories: chosen })}
      describe={(option) => ({
        title: stories[option].label,
        text: stories[option].note,
        effect: describeSurcharge(stories[option].multiplier),
        picture: <StoriesIcon stories={option} />,
      })}
    />
  );
}
