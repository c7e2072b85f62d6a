// Presentation attributes understand var(), so drawings need no style attribute, which the content security policy forbids.
export const paint = {
  ink: 'var(--d-ink)',
  mid: 'var(--d-mid)',
  hair: 'var(--d-hair)',
  copper: 'var(--d-copper)',
  chalk: 'var(--d-chalk)',
  wall: 'var(--d-wall)',
  side: 'var(--d-side)',
  shade: 'var(--d-shade)',
  glass: 'var(--d-glass)',
  door: 'var(--d-door)',
  brick: 'var(--d-brick)',
  brickSide: 'var(--d-brick-side)',
  gutter: 'var(--d-gutter)',
  leaf: 'var(--d-leaf)',
} as const;
