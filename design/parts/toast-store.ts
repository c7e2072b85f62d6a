export interface Toast {
  readonly title: string;
  readonly text: string;
  /** A failure interrupts a screen reader; what is done waits its turn. */
  readonly kind: 'done' | 'failed';
}

export interface ShownToast extends Toast {
  /** Tells two toasts with the same words apart. */
  readonly turn: number;
  readonly isOpen: boolean;
}

/** At most one toast at a time: the next one takes the place of the last. */
export interface ToastStore {
  readonly show: (toast: Toast) => void;
  readonly dismiss: () => void;
  /** Forgets a dismissed toast; does nothing while one is open. */
  readonly remove: () => void;
  readonly current: () => ShownToast | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

export const createToastStore = (): ToastStore => {
  let shown: ShownToast | undefined;
  let turn = 0;
  const listeners = new Set<() => void>();
  const become = (next: ShownToast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => {
      turn += 1;
      become({ ...toast, turn, isOpen: true });
    },
    // Closed, not gone: it fades out in its place, and the region removes it much later.
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
