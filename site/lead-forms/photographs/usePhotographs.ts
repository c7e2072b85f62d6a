import { useRef, useState } from 'react';
import { mostPhotographs } from '#content/pages/photograph-words.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { PhotographRefusal } from '#leads/forms/photographs.ts';

/** A photo that the visitor has chosen, before it is sent. */
export interface ChosenPhotograph {
  readonly id: number;
  readonly file: File;
  /** To the right. */
  readonly quarterTurns: number;
  readonly state: 'preparing' | 'ready' | 'refused';
  readonly reason?: PhotographRefusal;
  readonly blob?: Blob;
  /** Address of the small picture. */
  readonly preview?: string;
}

/** What sending a request needs to know of its photos. */
export interface AttachedPhotographs {
  /** How many will follow. */
  readonly count: number;
  /** Keeps them under the request's key while its words are sent; none is sent before. */
  readonly follow: (key: string, form: FormName) => Promise<void>;
  /** What became of the words: the photos go, or stay in the form. */
  readonly settle: (key: string, isSafe: boolean) => void;
}

export interface Photographs extends AttachedPhotographs {
  readonly chosen: readonly ChosenPhotograph[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly turn: (id: number) => void;
}

// Fetched with the first photo, while there is a connection: they are needed when there may be none.
const loadShrinking = () => import('./shrink-photograph.ts');
const loadFollowing = () => import('./following-photographs.ts');

/** The photos of one form: chosen, made small one after the other, handed over when the request is sent. */
export function usePhotographs(): Photographs {
  const [chosen, setChosen] = useState<readonly ChosenPhotograph[]>([]);
  // What comes from one event builds on what another has just done.
  const latest = useRef(chosen);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const lastId = useRef(0);

  const become = (next: readonly ChosenPhotograph[]) => {
    latest.current = next;
    setChosen(next);
  };
  const change = (id: number, changes: Partial<ChosenPhotograph>) =>
    become(latest.current.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const find = (id: number) => latest.current.find((each) => each.id === id);

  const prepare = (id: number) => {
    // One at a time: a phone has no memory for six large pictures.
    work.current = work.current.then(async () => {
      const photograph = find(id);
      if (!photograph) return;
      const { file, quarterTurns } = photograph;
      const [{ shrinkPhotograph }] = await Promise.all([loadShrinking(), loadFollowing()]);
      const shrunk = await shrinkPhotograph(file, quarterTurns);
      const now = find(id);
      // Removed, or turned once more, meanwhile.
      if (now?.quarterTurns !== quarterTurns) return;
      if (now.preview) URL.revokeObjectURL(now.preview);
      if (shrunk.kind === 'refused') change(id, { state: 'refused', reason: shrunk.reason });
      else change(id, { state: 'ready', blob: shrunk.blob, preview: URL.createObjectURL(shrunk.blob) });
    });
    work.current = work.current.catch(() => change(id, { state: 'refused', reason: 'not-a-picture' }));
  };

  const isUsable = ({ state }: ChosenPhotograph) => state !== 'refused';

  return {
    chosen,
    count: chosen.filter(isUsable).length,
    add: (files) => {
      for (const file of files) {
        lastId.current += 1;
        const id = lastId.current;
        const hasRoom = latest.current.filter(isUsable).length < mostPhotographs;
        const photograph: ChosenPhotograph = hasRoom
          ? { id, file, quarterTurns: 0, state: 'preparing' }
          : { id, file, quarterTurns: 0, state: 'refused', reason: 'one-too-many' };
        become([...latest.current, photograph]);
        if (hasRoom) prepare(id);
      }
    },
    remove: (id) => {
      const { preview } = find(id) ?? {};
      if (preview) URL.revokeObjectURL(preview);
      become(latest.current.filter((each) => each.id !== id));
    },
    turn: (id) => {
      change(id, { state: 'preparing', quarterTurns: ((find(id)?.quarterTurns ?? 0) + 1) % 4 });
      prepare(id);
    },
    follow: async (key, form) => {
      const { follow } = await loadFollowing();
      // Words never wait for photos that are still being made small.
      await work.current;
      const blobs = latest.current.flatMap(({ blob, state }) => (blob && state === 'ready' ? [blob] : []));
      await follow(key, form, blobs);
    },
    settle: (key, isSafe) => {
      void loadFollowing().then(({ sendFollowing, unfollow }) =>
        isSafe ? sendFollowing(key) : unfollow(key),
      );
      if (!isSafe) return;
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview);
      become([]);
    },
  };
}
