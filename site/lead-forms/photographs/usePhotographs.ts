import { useRef, useState } from 'react';
import type { FormName } from '#leads/forms/form-names.ts';
import type * as Parts from './ChosenPhotographs.tsx';
import type { ChosenPhotograph, ChosenPhotographs } from './chosen-photographs.ts';

/** What sending a request needs to know of its photos. */
export type AttachedPhotographs = Pick<Photographs, 'count' | 'enqueue' | 'afterSubmit'>;

export type Photographs = ReturnType<typeof usePhotographs>;

/** The photos of one form. What handles them is fetched with the first one, while there is a connection. */
export function usePhotographs() {
  const [chosen, setChosen] = useState<readonly ChosenPhotograph[]>([]);
  const [parts, setParts] = useState<typeof Parts>();
  /** From "Send" until it is known what became of the words: a photo added then would be lost, one removed would be sent. */
  const [isSubmitting, setIsSubmitting] = useState(false);
  /** What makes photos small could not be fetched. */
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const store = useRef<ChosenPhotographs>(null);
  return {
    chosen,
    /** Shows them; not there before the first. */
    List: parts?.ChosenPhotographs,
    isSubmitting,
    isNotLoaded,
    /** How many will follow. */
    count: chosen.filter(({ reason }) => !reason).length,
    add: async (files: readonly File[]) => {
      try {
        const loaded = await import('./ChosenPhotographs.tsx');
        setParts(loaded);
        setIsNotLoaded(false);
        store.current ??= loaded.createChosenPhotographs(setChosen);
        store.current.add(files);
      } catch {
        setIsNotLoaded(true);
      }
    },
    remove: (id: number) => store.current?.remove(id),
    enqueue: async (key: string, form: FormName) => {
      setIsSubmitting(true);
      await store.current?.enqueue(key, form);
    },
    afterSubmit: (key: string, isSafe: boolean): void => {
      store.current?.afterSubmit(key, isSafe);
      setIsSubmitting(false);
    },
  };
}
