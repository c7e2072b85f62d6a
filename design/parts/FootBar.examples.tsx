import { Button } from './Button.tsx';
import type { Example } from './example.ts';
import { FootBar } from './FootBar.tsx';

export const footBarExamples: Example[] = [
  {
    name: 'two buttons, one of them disabled',
    element: (
      <FootBar>
        <Button tone="line" icon="arrow-back">
          PREVIOUS
        </Button>
        <Button iconAfter="arrow" disabled>
          CONTINUE NEXT
        </Button>
      </FootBar>
    ),
  },
  {
    name: 'a closing line',
    element: (
      <FootBar>
        <p>CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE</p>
      </FootBar>
    ),
  },
];
