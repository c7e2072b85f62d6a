// Turns the slides of the hero every four seconds; the first follows the last (specification §4). They wait for their
// pictures and while a link or button is pointed at or has the focus of the keyboard; a press on a need or on pause stops
// them until play is pressed, and reduced motion for good (reading 34). The slide behind the last is only shown when asked
// for.

const slideMilliseconds = 4000;

/** There a new slide would take the press. */
const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button:not([data-slide-pause])') !== null;

export function initSlideshow(hero: HTMLElement, reducedMotion: MediaQueryList): void {
  const stage = hero.querySelector<HTMLElement>('[data-hero-stage]');
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const turning = slides.filter((slide) => !slide.hasAttribute('data-aside')).length;
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-slide-dot]')];
  const pause = hero.querySelector<HTMLElement>('[data-slide-pause]');
  let shown = 0;
  let isPaused = false;
  let isPointedAt = false;
  let hasFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  hero.style.setProperty('--slide-time', `${slideMilliseconds}ms`);

  const show = (position: number) => {
    shown = position;
    for (const [index, slide] of slides.entries())
      slide.dataset.slide = index === position ? 'shown' : 'waiting';
    for (const [index, dot] of dots.entries()) {
      if (index === position) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };

  const wait = () => {
    clearTimeout(timer);
    const isHeld = isPaused || isPointedAt || hasFocus || reducedMotion.matches || document.hidden;
    const mayTurn = hero.dataset.hero === 'loaded' && !isHeld;
    hero.toggleAttribute('data-turning', mayTurn);
    // A slide that changes on its own is not announced; one that was asked for is.
    stage?.setAttribute('aria-live', mayTurn ? 'off' : 'polite');
    if (!mayTurn) return;
    timer = setTimeout(() => {
      show(shown + 1 < turning ? shown + 1 : 0);
      wait();
    }, slideMilliseconds);
  };

  const point = (event: PointerEvent, target: EventTarget | null) => {
    // A finger leaves no pointer behind that could leave the hero again.
    if (event.pointerType !== 'mouse' || isOnControl(target) === isPointedAt) return;
    isPointedAt = !isPointedAt;
    wait();
  };
  const focus = (isInside: boolean) => {
    hasFocus = isInside;
    wait();
  };

  const stop = (mustStop: boolean) => {
    isPaused = mustStop;
    hero.toggleAttribute('data-paused', isPaused);
    pause?.setAttribute('aria-label', (isPaused ? pause.dataset.labelPlay : pause.dataset.labelPause) ?? '');
  };
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => {
      stop(true);
      show(index);
      wait();
    });
  }
  pause?.addEventListener('click', () => {
    stop(!isPaused);
    // Somebody who presses "play" has pointer and focus on the hero; it must start anyway.
    isPointedAt = false;
    hasFocus = false;
    wait();
  });
  hero.addEventListener('pointerover', (event) => point(event, event.target));
  hero.addEventListener('pointerleave', (event) => point(event, null));
  // The mouse or a finger leaves the focus behind on what it pressed; that holds nothing.
  hero.addEventListener('focusin', ({ target }) =>
    focus(target instanceof Element && target.matches(':focus-visible')),
  );
  hero.addEventListener('focusout', () => focus(false));
  hero.addEventListener('hero-loaded', wait);
  reducedMotion.addEventListener('change', wait);
  document.addEventListener('visibilitychange', wait);
}
