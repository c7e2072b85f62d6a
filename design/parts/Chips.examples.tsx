import { Chips } from './Chips.tsx';
import type { Example } from './example.ts';

export const chipsExamples: Example[] = [
  {
    name: 'links and quiet ones',
    element: <Chips chips={[{ label: 'Dayton', href: '/dayton' }, { label: 'Xenia' }]} />,
  },
];
