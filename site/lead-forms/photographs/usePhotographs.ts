import { useRef, useState } from 'react';
import type * as Parts from './ChosenPhotographs.tsx';
import type { ChosenPhotograph, ChosenPhotographs } from './chosen-photographs.ts';

/** What sending a request needs to know of its photos. */
export interface AttachedPhotographs extends Pick<ChosenPhotographs, 'follow' | 'settle'> {
  /** How many will follow. */
  readonly count: number;
}

export interface Photographs extends AttachedPhotographs, Pick<ChosenPhotographs, 'add' | 'remove'> {
  readonly chosen: readonly ChosenPhotograph[];
  /** Shows them; not there before the first. */
  readonly List: typeof Parts.ChosenPhotographs | undefined;
  /** From the press on "Send" until it is known what became of the words: what is added or removed then would be lost, or sent. */
  readonly isHandedOver: boolean;
  /** What makes photos small could not be fetched. */
  readonly isNotLoaded: boolean;
}

/** The photos of one form. What handles them is fetched with the first one, while there is a connection. */
export function usePhotographs(): Photographs {
  const [chosen, setChosen] = useState<readonly ChosenPhotograph[]>([]);
  const [parts, setParts] = useState<typeof Parts>();
  const [isHandedOver, setIsHandedOver] = useState(false);
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const store = useRef<ChosenPhotographs>(null);
  return {
    chosen,
    List: parts?.ChosenPhotographs,
    isHandedOver,
    isNotLoaded,
    count: chosen.filter(({ reason }) => !reason).length,
    add: async (files) => {
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
    remove: (id) => store.current?.remove(id),
    follow: async (key, form) => {
      setIsHandedOver(true);
      await store.current?.follow(key, form);
    },
    settle: (key, isSafe) => {
      store.current?.settle(key, isSafe);
      setIsHandedOver(false);
    },
  };
}
