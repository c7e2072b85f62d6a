import { ChoiceCard } from './ChoiceCard.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Example } from './example.ts';

const triangle = (
  <svg viewBox="0 0 60 40" aria-hidden="true">
    <path d="M4 36H56V8Z" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

export const choiceCardExamples: Example[] = [
  {
    name: 'with pictures and effects, one chosen',
    element: (
      <ChoiceGroup legend="Slope">
        <ChoiceCard
          name="slope"
          value="flat"
          title="Flat"
          text="Easy to walk."
          effect="No surcharge"
          picture={triangle}
        />
        <ChoiceCard
          name="slope"
          value="steep"
          title="Steep"
          text="Needs roof jacks, and more time than one would think."
          effect="+20%"
          picture={triangle}
          isChosenAtFirst
        />
      </ChoiceGroup>
    ),
  },
  {
    name: 'words only, in error',
    element: (
      <ChoiceGroup legend="Age" error="Please choose one of the options">
        <ChoiceCard name="age" value="new" title="New" />
        <ChoiceCard name="age" value="old" title="Old" text="Over twenty years." />
      </ChoiceGroup>
    ),
  },
];
