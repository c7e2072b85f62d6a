import type { Example } from './example.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const visuallyHiddenExamples: Example[] = [
  {
    name: 'after a visible word',
    element: (
      <p>
        Read on<VisuallyHidden> about metal roofing</VisuallyHidden>
      </p>
    ),
  },
];
