/**
 * The controls that a press on their middle does not reach, because something else lies there; `[]` when all can be pressed.
 * Runs in the page, by any browser's means, so it knows nothing but the page.
 */
export function findCoveredControls(): string[] {
  const scrolledTo = scrollY;
  const dialog = document.querySelector('dialog[open]') ?? document;
  const candidates = dialog.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  );
  const isPressed = (element: HTMLElement, { left, top, width, height }: DOMRect) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit) return false;
    return element.contains(hit) || hit.closest('label')?.control === element;
  };
  const canBeSeen = (element: Element, { width, height }: DOMRect) => {
    if (width <= 1 || height <= 1) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { visibility, display, opacity, clipPath } = getComputedStyle(at);
      if (visibility !== 'visible' || display === 'none' || opacity === '0' || clipPath === 'inset(50%)')
        return false;
      if (at.matches('[inert], [aria-hidden="true"], details:not([open]) > :not(summary)')) return false;
    }
    return true;
  };
  const covered = [...candidates].flatMap((element) => {
    // A radio button that is not drawn is pressed through its label.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const drawn = [element, ...labels].filter((box) => canBeSeen(box, box.getBoundingClientRect()));
    if (drawn.length === 0 || (element instanceof HTMLButtonElement && element.disabled)) return [];
    const [shown = element] = drawn;
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Sections that come near grow, and Firefox scrolls to the whole drawing where the link is a part of one.
    for (let tries = 0; tries < 3; tries += 1) {
      const { top, bottom } = shown.getBoundingClientRect();
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    }
    // Kept above the page until it has the focus: the skip link.
    if (shown.getBoundingClientRect().bottom <= 0) return [];
    // A link over several lines is pressed on one of them.
    if (drawn.some((box) => [...box.getClientRects()].some((rect) => isPressed(element, rect)))) return [];
    const box = shown.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
    return [`${element.localName} "${name.slice(0, 40)}" lies under ${over?.localName} ${over?.className}`];
  });
  scrollTo({ top: scrolledTo, behavior: 'instant' });
  return covered;
}
