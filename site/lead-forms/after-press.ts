// A message that appears while a finger or mouse button is down moves what is under it, and the press misses.

let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(
      end,
      () => {
        isPressed = false;
      },
      true,
    );
}

/** Runs `work` now, or once the press under way is over and its click has been seen. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const run = () => {
    document.removeEventListener('pointerup', run, true);
    document.removeEventListener('pointercancel', run, true);
    setTimeout(work);
  };
  document.addEventListener('pointerup', run, true);
  document.addEventListener('pointercancel', run, true);
}
