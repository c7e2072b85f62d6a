import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import type { ShownNotice } from './notice-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

interface NoticeProps {
  readonly notice: ShownNotice;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  readonly durationMs?: number;
}

/**
 * Goes by itself after five seconds, but not while someone points at it or has the focus in it.
 * Dismissed from the keyboard, it gives the focus back to where it came from.
 */
export function Notice({ notice, dismissLabel, onDismiss, durationMs = 5000 }: NoticeProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isRunning = notice.isOpen && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(onDismiss, durationMs);
    return () => clearTimeout(timer);
  }, [isRunning, durationMs, onDismiss]);

  const swipe = useSwipeAway(box, onDismiss);

  const rememberOrigin = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement) cameFrom.current = event.relatedTarget;
    setIsFocused(true);
  };

  const dismiss = () => {
    if (isFocused) cameFrom.current?.focus();
    onDismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and swiping are extras; the button does the same
    <div
      ref={box}
      className={styles.notice}
      data-kind={notice.kind}
      data-open={notice.isOpen}
      onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={rememberOrigin}
      onBlur={() => setIsFocused(false)}
      {...swipe}
    >
      <p className={styles.title}>{notice.title}</p>
      <p className={styles.text}>{notice.text}</p>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
