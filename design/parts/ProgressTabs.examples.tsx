import type { Example } from './example.ts';
import { ProgressTabs } from './ProgressTabs.tsx';

const words = { label: 'Progress', stepCount: 7, startLabel: 'Started', endLabel: 'Complete' };

export const progressTabsExamples: Example[] = [
  { name: 'second of seven', element: <ProgressTabs {...words} step={2} stepText="Step 2 of 7" /> },
  { name: 'last of seven', element: <ProgressTabs {...words} step={7} stepText="Step 7 of 7" /> },
];
