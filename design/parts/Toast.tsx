// A message that comes and goes: how long it stays, one at a time, how it looks, and the region it is shown in.

import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';

// Source of both: specification §9.
const toastDurationMs = 5000;
const swipeToDismissPixels = 50;

/** How long a dismissed toast, already out of sight, stays in the page. Source: specification §9. */
const removalDelayMs = 1_000_000;

interface ToastWords {
  readonly title: string;
  readonly text: string;
  /** A failure interrupts a screen reader; what is done waits its turn. */
  readonly kind: 'done' | 'failed';
}

interface ShownToast extends ToastWords {
  /** Tells two toasts with the same words apart. */
  readonly turn: number;
  readonly isOpen: boolean;
}

/** At most one toast at a time: the next one takes the place of the last. */
export function useToast() {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const isDismissed = shown?.isOpen === false;

  useEffect(() => {
    if (!isDismissed) return;
    const timer = setTimeout(() => setShown(null), removalDelayMs);
    return () => clearTimeout(timer);
  }, [isDismissed]);

  return {
    shown,
    show: (toast: ToastWords) =>
      setShown((last) => ({ ...toast, turn: (last?.turn ?? 0) + 1, isOpen: true })),
    // Closed, not gone: it fades out in its place.
    dismiss: () => setShown((last) => last && { ...last, isOpen: false }),
  };
}

export type Toasts = ReturnType<typeof useToast>;

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
  const previousFocus = useRef<HTMLElement | null>(null);
  const isRunning = toast.isOpen && !isPointedAt && !isFocused;

  const end = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [isRunning, durationMs]);

  const swipe = useSwipeAway(onDismiss);

  const rememberOrigin = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement) previousFocus.current = event.relatedTarget;
    setIsFocused(true);
  };

  const dismiss = () => {
    if (isFocused) previousFocus.current?.focus();
    onDismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and swiping are extras; the button does the same
    <div
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
      <button
        type="button"
        className={`icon-button ${styles.dismiss}`}
        aria-label={dismissLabel}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

type BoxEvent = PointerEvent<HTMLElement>;

function moveSideways({ currentTarget }: BoxEvent, pixels: number): void {
  currentTarget.style.translate = pixels === 0 ? '' : `${pixels}px`;
}

/** Lets a finger drag a box sideways: far enough sends it away, less lets it spring back. */
function useSwipeAway(onSwipedAway: () => void) {
  const startX = useRef<number | undefined>(undefined);

  const release = (event: BoxEvent) => {
    startX.current = undefined;
    moveSideways(event, 0);
  };

  return {
    onPointerDown: (event: BoxEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: BoxEvent) => {
      if (startX.current !== undefined) moveSideways(event, event.clientX - startX.current);
    },
    onPointerUp: (event: BoxEvent) => {
      const distance = startX.current === undefined ? 0 : Math.abs(event.clientX - startX.current);
      release(event);
      if (distance >= swipeToDismissPixels) onSwipedAway();
    },
    onPointerCancel: release,
  };
}

interface ToastRegionProps {
  readonly toasts: Toasts;
  readonly dismissLabel: string;
}

/** In the page from the start: a screen reader announces only what changes inside a region that was there before. */
export function ToastRegion({ toasts: { shown, dismiss }, dismissLabel }: ToastRegionProps) {
  const toastOf = (kind: ShownToast['kind']) =>
    shown?.kind === kind && (
      <Toast key={shown.turn} toast={shown} dismissLabel={dismissLabel} onDismiss={dismiss} />
    );

  return (
    <div className={styles.region} data-print="hide">
      <div role="status">{toastOf('done')}</div>
      <div role="alert">{toastOf('failed')}</div>
    </div>
  );
}
