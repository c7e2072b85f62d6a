import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toast.module.css';
import { Toast } from './Toast.tsx';
import type { ShownToast, ToastStore } from './toast-store.ts';

interface ToastRegionProps {
  readonly store: ToastStore;
  readonly dismissLabel: string;
  /** How long a dismissed toast, already out of sight, stays before it is taken out of the page. */
  readonly removalDelayMs?: number;
}

const nothingYet = () => undefined;

/** Stands in the page from the start, because a listener only hears what changes inside a region that was there before. */
export function ToastRegion({ store, dismissLabel, removalDelayMs = 1_000_000 }: ToastRegionProps) {
  const current = useSyncExternalStore<ShownToast | undefined>(store.subscribe, store.current, nothingYet);
  const isDismissed = current?.isOpen === false;

  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(store.remove, removalDelayMs);
    return () => clearTimeout(timer);
  }, [isDismissed, store, removalDelayMs]);

  const toastOf = (kind: ShownToast['kind']) =>
    current?.kind === kind && (
      <Toast key={current.turn} toast={current} dismissLabel={dismissLabel} onDismiss={store.dismiss} />
    );

  return (
    <div className={styles.region} data-print="hide">
      <div role="status">{toastOf('done')}</div>
      <div role="alert">{toastOf('failed')}</div>
    </div>
  );
}
