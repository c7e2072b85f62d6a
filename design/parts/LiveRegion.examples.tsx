import type { Example } from './example.ts';
import { LiveRegion } from './LiveRegion.tsx';

export const liveRegionExamples: Example[] = [
  { name: 'something under way', element: <LiveRegion>Processing...</LiveRegion> },
];
