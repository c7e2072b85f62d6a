import type { Example } from './example.ts';
import { Notice } from './Notice.tsx';

const stays = { dismissLabel: 'Dismiss', onDismiss: () => {}, durationMs: 2 ** 30 };

export const noticeExamples: Example[] = [
  {
    name: 'done',
    element: (
      <Notice
        {...stays}
        notice={{
          turn: 1,
          isOpen: true,
          kind: 'done',
          title: 'Report Downloaded!',
          text: 'Your energy savings report has been downloaded successfully.',
        }}
      />
    ),
  },
  {
    name: 'failed',
    element: (
      <Notice
        {...stays}
        notice={{
          turn: 2,
          isOpen: true,
          kind: 'failed',
          title: 'Submission Error',
          text: 'There was an issue submitting your information. Please try again.',
        }}
      />
    ),
  },
];
