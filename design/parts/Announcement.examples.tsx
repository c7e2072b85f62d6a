import { Announcement } from './Announcement.tsx';
import type { Example } from './example.ts';

export const announcementExamples: Example[] = [
  { name: 'something under way', element: <Announcement>Processing...</Announcement> },
];
