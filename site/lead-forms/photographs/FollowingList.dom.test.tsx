import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FollowingList } from './FollowingList.tsx';
import type { FollowingPhotograph } from './following-photographs.ts';

let list: readonly FollowingPhotograph[];
vi.mock('./following-photographs.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onFollowing: () => () => {},
  listFollowing: () => list,
  resumeKept: async () => {},
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
  const { unmount, container } = render(<FollowingList requestKey="a" isReceived />);
  expect(screen.getByRole('status').textContent).toBe(sentence);
  for (const state of states) expect(container.textContent).toContain(said[state]);
  unmount();
});
