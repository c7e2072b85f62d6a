// A numbered drawing and the list that explains it point at each other: what is pointed at in one is marked in both. Where
// the drawing stays in view while the list scrolls by, the entry in the middle of the window counts as pointed at.

export function followReading(section: HTMLElement): void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-rows] > li')];
  const drawn = [...section.querySelectorAll<SVGElement>('[data-number]')];
  const numberOf = (target: EventTarget | null): number => {
    if (!(target instanceof Element)) return 0;
    const part = target.closest<SVGElement>('[data-number]');
    return part ? Number(part.dataset.number) : rows.findIndex((row) => row.contains(target)) + 1;
  };
  const mark = (number: number) => {
    for (const [index, row] of rows.entries()) row.toggleAttribute('data-read', index + 1 === number);
    for (const part of drawn) part.toggleAttribute('data-read', Number(part.dataset.number) === number);
  };

  let inMiddle = 0;
  section.addEventListener('pointerover', ({ target }) => mark(numberOf(target) || inMiddle));
  section.addEventListener('pointerleave', () => mark(inMiddle));
  if (section.dataset.reading !== 'scrolling') return;
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) inMiddle = numberOf(target);
      mark(inMiddle);
    },
    { rootMargin: '-49% 0px -50% 0px' },
  );
  for (const row of rows) middle.observe(row);
}

for (const section of document.querySelectorAll<HTMLElement>('[data-reading]')) followReading(section);
