import { type PointerEvent, type RefObject, useRef } from 'react';

const swipeToDismissPixels = 50;

/** Handlers that let a finger drag `box` sideways; 50 px or more sends it away, less lets it spring back. */
export const useSwipeAway = (box: RefObject<HTMLElement | null>, onSwipedAway: () => void) => {
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
};
