export interface Notice {
  readonly title: string;
  readonly text: string;
  /** A failure interrupts a listener; what is done waits its turn. */
  readonly kind: 'done' | 'failed';
}

export interface ShownNotice extends Notice {
  /** Tells two notices with the same words apart. */
  readonly turn: number;
  readonly isOpen: boolean;
}

/** At most one notice at a time: the next one takes the place of the last. */
export interface NoticeStore {
  readonly show: (notice: Notice) => void;
  readonly dismiss: () => void;
  /** Forgets a dismissed notice; does nothing while one is open. */
  readonly remove: () => void;
  readonly current: () => ShownNotice | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

export const createNoticeStore = (): NoticeStore => {
  let shown: ShownNotice | undefined;
  let turn = 0;
  const listeners = new Set<() => void>();
  const become = (next: ShownNotice | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (notice) => {
      turn += 1;
      become({ ...notice, turn, isOpen: true });
    },
    // Closed, not gone: it fades out where it stood, and the region removes it much later.
    dismiss: () => {
      if (shown?.isOpen) become({ ...shown, isOpen: false });
    },
    remove: () => {
      if (shown && !shown.isOpen) become(undefined);
    },
    current: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
