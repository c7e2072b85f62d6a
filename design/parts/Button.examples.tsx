import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import type { Example } from './example.ts';

export const buttonExamples: Example[] = [
  { name: 'action', element: <Button>Send message</Button> },
  { name: 'plain', element: <Button tone="plain">Start with a visit</Button> },
  { name: 'line', element: <Button tone="line">Second choice</Button> },
  {
    name: 'emergency, as a link',
    element: (
      <ButtonLink tone="emergency" icon="phone" href="tel:+15550100">
        Call, 24/7
      </ButtonLink>
    ),
  },
  {
    name: 'link with an arrow',
    element: (
      <ButtonLink href="/contact" iconAfter="arrow">
        Go on
      </ButtonLink>
    ),
  },
  { name: 'disabled', element: <Button disabled>Continue</Button> },
  { name: 'submitting', element: <Button state="submitting">Processing...</Button> },
  { name: 'sent', element: <Button state="sent">Message Sent!</Button> },
  { name: 'wide', element: <Button isWide>Send message</Button> },
  {
    name: 'on a strong surface',
    element: (
      <div data-surface="strong" className="row">
        <Button>Action</Button>
        <Button tone="line" icon="phone">
          Line
        </Button>
      </div>
    ),
  },
];
