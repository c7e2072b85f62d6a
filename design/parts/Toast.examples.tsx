import type { Example } from './example.ts';
import { Toast } from './Toast.tsx';

const stays = { dismissLabel: 'Dismiss', onDismiss: () => {}, durationMs: 2 ** 30 };

export const toastExamples: Example[] = [
  {
    name: 'done',
    element: (
      <Toast
        {...stays}
        toast={{
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
      <Toast
        {...stays}
        toast={{
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
