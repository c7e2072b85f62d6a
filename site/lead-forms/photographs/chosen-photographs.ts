// Photos that a visitor has chosen for a request: made small one after the other, handed over when the request is sent.

import { mostPhotographs } from '#content/pages/photograph-field-words.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';
import { enqueue, removeUploads, startUploads } from './upload-queue.ts';

export interface ChosenPhotograph {
  readonly id: number;
  readonly file: File;
  readonly state: 'preparing' | 'ready' | 'refused';
  readonly reason?: PhotographRefusal;
  readonly blob?: Blob;
  readonly preview?: string;
}

export type ChosenPhotographs = ReturnType<typeof createChosenPhotographs>;

const isUsable = ({ state }: ChosenPhotograph) => state !== 'refused';

export function createChosenPhotographs(onChange: (chosen: readonly ChosenPhotograph[]) => void) {
  let chosen: readonly ChosenPhotograph[] = [];
  let work: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  /** Still being made small when their request was sent. */
  let unseen: ReadonlySet<number> = new Set();

  const become = (next: readonly ChosenPhotograph[]) => {
    chosen = next;
    onChange(chosen);
  };
  const change = (id: number, changes: Partial<ChosenPhotograph>) =>
    become(chosen.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const find = (id: number) => chosen.find((each) => each.id === id);
  const letGo = ({ preview }: ChosenPhotograph) => preview && URL.revokeObjectURL(preview);

  const prepare = (id: number) => {
    // One at a time: a phone has no memory for six large pictures.
    work = work.then(async () => {
      const photograph = find(id);
      if (!photograph) return;
      const shrunk = await shrinkPhotograph(photograph.file);
      // Removed in the meantime.
      if (!find(id)) return;
      if (shrunk.kind === 'refused') change(id, { state: 'refused', reason: shrunk.reason });
      else change(id, { state: 'ready', blob: shrunk.blob, preview: URL.createObjectURL(shrunk.blob) });
    });
  };

  return {
    add(files: readonly File[]) {
      for (const file of files) {
        lastId += 1;
        const hasRoom = chosen.filter(isUsable).length < mostPhotographs;
        const photograph = { id: lastId, file } as const;
        become([
          ...chosen,
          hasRoom
            ? { ...photograph, state: 'preparing' }
            : { ...photograph, state: 'refused', reason: 'one-too-many' },
        ]);
        if (hasRoom) prepare(lastId);
      }
    },
    remove(id: number) {
      for (const each of chosen) if (each.id === id) letGo(each);
      become(chosen.filter((each) => each.id !== id));
    },
    /** Keeps them under the request's key while its words are sent; none is sent before. */
    async enqueue(key: string, form: FormName) {
      unseen = new Set(chosen.filter(({ state }) => state === 'preparing').map(({ id }) => id));
      // The words do not wait for photos that are still being made small.
      await work;
      const blobs = chosen.flatMap(({ blob, state }) => (blob && state === 'ready' ? [blob] : []));
      await enqueue(key, form, blobs);
    },
    /** What became of the words: the photos go, or stay in the form. */
    afterSubmit(key: string, isSafe: boolean): void {
      if (!isSafe) return void removeUploads(key);
      startUploads(key);
      for (const each of chosen) letGo(each);
      // Nobody has read yet why these cannot be used.
      become(chosen.filter(({ id, state }) => state === 'refused' && unseen.has(id)));
    },
  };
}
