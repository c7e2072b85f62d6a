import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photographRefusals } from '#content/pages/photograph-words.ts';
import { fillHomeForm, hydrate } from '../../../tests/hydrate.ts';
import { HomeLeadForm } from '../HomeLeadForm.tsx';
import { type SentRequest, useLeadRequest } from '../useLeadRequest.ts';
import type { ShrunkPhotograph } from './shrink-photograph.ts';

// What a simulated page does not have: pictures, and a place for them. The words are answered when a test says so.
let posts: { _photographs?: string }[];
let followed: string[];
let answerWords: () => void;
let shrink: (file: File) => Promise<ShrunkPhotograph>;
vi.mock('./shrink-photograph.ts', () => ({ shrinkPhotograph: (file: File) => shrink(file) }));
vi.mock('./upload-queue.ts', () => ({
  enqueue: async (key: string, _form: string, blobs: readonly Blob[]) =>
    void followed.push(`${key} ${blobs.length}`),
  startUploads: () => {},
  removeUploads: async () => {},
  onUploads: () => () => {},
  listUploads: () => [],
  resumeUploads: async () => {},
}));

const ready = async (): Promise<ShrunkPhotograph> => ({ kind: 'ready', blob: new Blob(['photo']) });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Photos/);
const choose = (...names: string[]) =>
  act(
    async () =>
      void fireEvent.change(chooser(), { target: { files: names.map((name) => new File(['x'], name)) } }),
  );

beforeEach(() => {
  [posts, followed, shrink] = [[], [], ready];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    await new Promise<void>((resolve) => {
      answerWords = resolve;
    });
    return new Response(JSON.stringify({ reference: 'APR-TEST-0007' }), { status: 201 });
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pressSend() {
  fillHomeForm();
  await act(async () => void fireEvent.click(button('Send message')));
  await waitFor(() => expect(posts).toHaveLength(1));
}

test('while a request is being sent, no photo can be added or removed: it would be lost, or sent', async () => {
  hydrate(<HomeLeadForm fine="" />);
  await choose('stain.jpg');
  await waitFor(() => button('Remove (Photo 1)'));
  await pressSend();
  expect([chooser(), button('Remove (Photo 1)')].map((each) => each.disabled)).toEqual([true, true]);
  await act(async () => answerWords());
  await waitFor(() => expect(chooser().disabled).toBe(false));
  expect(followed).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove (Photo 1)' })).toBeNull();
});

test('the field says how many are chosen and that more may be, and one that cannot be used is named with its reason', async () => {
  hydrate(<HomeLeadForm fine="" />);
  shrink = async ({ name }) =>
    name === 'report.pdf' ? { kind: 'refused', reason: 'not-a-picture' } : await ready();
  await choose('stain.jpg', 'report.pdf');
  const refused = await screen.findByText('report.pdf');
  expect(refused.closest('li')?.textContent).toContain(photographRefusals['not-a-picture']);
  expect(chooser().closest('form')?.textContent).toContain('1 of 6 chosen. Choose again to add more.');
  await choose('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
  await waitFor(() => expect(document.body.textContent).toContain('6 of 6 chosen.'));
  expect(document.body.textContent).not.toContain('add more');
});

test('one that turns out to be no photo after "Send message" still says so', async () => {
  hydrate(<HomeLeadForm fine="" />);
  let find: (shrunk: ShrunkPhotograph) => void = () => {};
  shrink = () =>
    new Promise((resolve) => {
      find = resolve;
    });
  await choose('report.jpg');
  await pressSend();
  await act(async () => answerWords());
  await act(async () => find({ kind: 'refused', reason: 'not-a-picture' }));
  await waitFor(() => expect(chooser().disabled).toBe(false));
  expect(document.body.textContent).toContain(photographRefusals['not-a-picture']);
});

test('a calculator sends its request once; with photos that came to it, once more, so that somebody learns of them', async () => {
  let sent: SentRequest | null = null;
  const photographs = (count: number) => ({ count, enqueue: async () => {}, afterSubmit: () => {} });
  const { result, rerender } = renderHook(() =>
    useLeadRequest({
      form: 'roof-cost',
      sent,
      onSent: (next) => {
        sent = next;
      },
      sendsAgain: false,
    }),
  );
  const send = async (count: number) => {
    rerender();
    const before = posts.length;
    await act(async () => {
      const sending = result.current.send({ name: 'Dana' }, { photographs: photographs(count) });
      await Promise.race([vi.waitFor(() => expect(posts.length).toBe(before + 1)), sending]);
      answerWords();
      await sending;
    });
  };
  await send(0);
  await send(0);
  expect(posts).toHaveLength(1);
  await send(2);
  expect(posts.map(({ _photographs }) => _photographs)).toEqual([undefined, '2']);
});
