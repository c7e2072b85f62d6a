import type { Example } from './example.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const segmentedChoiceExamples: Example[] = [
  {
    name: 'two answers',
    element: <SegmentedChoice legend="Reply by" name="reply" options={answers} defaultValue="no" />,
  },
  {
    name: 'three answers, optional',
    element: (
      <SegmentedChoice
        legend="How soon?"
        mark="optional"
        name="soon"
        options={[...answers, { value: 'unsure', label: 'Not sure yet' }]}
      />
    ),
  },
  {
    name: 'in error',
    element: (
      <SegmentedChoice
        legend="Gutters"
        name="gutters"
        options={answers}
        error="Please choose one of the options"
      />
    ),
  },
];
