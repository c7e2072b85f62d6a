import { useEffect, useSyncExternalStore } from 'react';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';
import type { NoticeStore, ShownNotice } from './notice-store.ts';

interface NoticeRegionProps {
  readonly store: NoticeStore;
  readonly dismissLabel: string;
  /** How long a dismissed notice, already out of sight, stays before it is taken out of the page. */
  readonly removalDelayMs?: number;
}

const nothingYet = () => undefined;

/** Stands in the page from the start, because a listener only hears what changes inside a region that was there before. */
export function NoticeRegion({ store, dismissLabel, removalDelayMs = 1_000_000 }: NoticeRegionProps) {
  const current = useSyncExternalStore<ShownNotice | undefined>(store.subscribe, store.current, nothingYet);
  const isDismissed = current?.isOpen === false;

  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(store.remove, removalDelayMs);
    return () => clearTimeout(timer);
  }, [isDismissed, store, removalDelayMs]);

  const noticeOf = (kind: ShownNotice['kind']) =>
    current?.kind === kind && (
      <Notice key={current.turn} notice={current} dismissLabel={dismissLabel} onDismiss={store.dismiss} />
    );

  return (
    <div className={styles.region} data-print="hide">
      <div role="status">{noticeOf('done')}</div>
      <div role="alert">{noticeOf('failed')}</div>
    </div>
  );
}
