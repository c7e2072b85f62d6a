/** What the later slides show; each exists as a file in two crops, the whole valley and the house alone. */
export type LaterDrawing = 'storm' | 'metal';
export type HeroPictureName = `hero-${LaterDrawing}` | `hero-${LaterDrawing}-narrow`;

/** Windows up to here get the house alone; Hero.module.css changes the layout at the same width. */
export const narrowWindow = '(max-width: 45em)';

export function heroPicturePath(name: HeroPictureName): string {
  return `/drawings/${name}.svg`;
}
