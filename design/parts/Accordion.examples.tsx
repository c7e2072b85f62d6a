import { Accordion } from './Accordion.tsx';
import type { Example } from './example.ts';

export const accordionExamples: Example[] = [
  {
    name: 'two questions',
    element: (
      <Accordion
        items={[
          { title: 'How long does it take?', content: <p>Two to four dry days.</p> },
          { title: 'Do I have to be at home?', content: <p>No.</p> },
        ]}
      />
    ),
  },
];
