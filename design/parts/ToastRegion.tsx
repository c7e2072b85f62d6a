import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toast.module.css';
import { Toast } from './Toast.tsx';
import type { ShownToast, ToastStore } from './toast-store.ts';

/** How long a dismissed toast, already out of sight, stays in the page. Source: specification §9. */
const removalDelayMs = 1_000_000;

interface ToastRegionProps {
  readonly store: ToastStore;
  readonly dismissLabel: string;
}

const nothingYet = () => undefined;

/** In the page from the start: a screen reader announces only what changes inside a region that was there before. */
export function ToastRegion({ store, dismissLabel }: ToastRegionProps) {
  const current = useSyncExternalStore<ShownToast | undefined>(store.subscribe, store.current, nothingYet);
  const isDismissed = current?.isOpen === false;

  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(store.remove, removalDelayMs);
    return () => clearTimeout(timer);
  }, [isDismissed, store]);

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
