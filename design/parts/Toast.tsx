import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';
import type { ShownToast } from './toast-store.ts';

// Source of both: specification §9.
const toastDurationMs = 5000;
const swipeToDismissPixels = 50;

interface ToastProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  readonly durationMs?: number;
}

/**
 * Disappears after five seconds, but not while someone points at it or has the focus in it.
 * Dismissed from the keyboard, it gives the focus back to where it came from.
 */
export function Toast({ toast, dismissLabel, onDismiss, durationMs = toastDurationMs }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isRunning = toast.isOpen && !isPointedAt && !isFocused;

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
      className={styles.toast}
      data-kind={toast.kind}
      data-open={toast.isOpen}
      onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={rememberOrigin}
      onBlur={() => setIsFocused(false)}
      {...swipe}
    >
      <p className={styles.title}>{toast.title}</p>
      <p className={styles.text}>{toast.text}</p>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Lets a finger drag `box` sideways: far enough sends it away, less lets it spring back. */
function useSwipeAway(box: RefObject<HTMLElement | null>, onSwipedAway: () => void) {
  const startX = useRef<number | undefined>(undefined);

  const moveTo = (pixels: number) => {
    if (box.current) box.current.style.translate = pixels === 0 ? '' : `${pixels}px`;
  };
  const release = () => {
    startX.current = undefined;
    moveTo(0);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      startX.current = event.clientX;
      box.current?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== undefined) moveTo(event.clientX - startX.current);
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = startX.current === undefined ? 0 : Math.abs(event.clientX - startX.current);
      release();
      if (distance >= swipeToDismissPixels) onSwipedAway();
    },
    onPointerCancel: release,
  };
}
