import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UploadList } from './UploadList.tsx';
import type { PhotographUpload } from './upload-queue.ts';

let list: readonly PhotographUpload[];
vi.mock('./upload-queue.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onUploads: () => () => {},
  listUploads: () => list,
  resumeUploads: async () => {},
}));

const said = {
  stored: 'Arrived',
  sending: '0% sent',
  'put-off': 'We cannot take it just now.',
  canceled: 'Not sent',
  refused: '',
};

test.each([
  [['stored', 'sending'], 'Your request is safe. The photos follow one at a time.'],
  [['stored', 'put-off'], 'Your request is safe. The photos follow one at a time.'],
  [['stored', 'stored'], 'All photos have arrived.'],
  [['stored', 'canceled'], '1 of 2 photos arrived.'],
  [['refused', 'stored'], '1 of 2 photos arrived.'],
] as const)('of two photos %j it says: %s', (states, sentence) => {
  list = states.map((state, at) => ({
    key: 'a',
    place: at + 1,
    preview: 'blob:photo',
    state,
    percent: 0,
    isKept: true,
  }));
  const { unmount, container } = render(<UploadList requestKey="a" isReceived />);
  expect(screen.getByRole('status').textContent).toBe(sentence);
  for (const state of states) expect(container.textContent).toContain(said[state]);
  unmount();
});
