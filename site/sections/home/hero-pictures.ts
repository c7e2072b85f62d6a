/** What the later slides show; each exists as a file in two crops, the whole valley and the house alone. */
const laterDrawings = ['storm', 'metal'] as const;

export type LaterDrawing = (typeof laterDrawings)[number];
export type HeroPictureName = `hero-${LaterDrawing}` | `hero-${LaterDrawing}-narrow`;

/** Windows up to here get the house alone; HeroSlide.module.css changes the layout at the same width. */
export const narrowWindow = '(width <= 56.25em)';

export const heroPictureNames: readonly HeroPictureName[] = laterDrawings.flatMap(
  (drawing) => [`hero-${drawing}`, `hero-${drawing}-narrow`] as const,
);

export function heroPicturePath(name: HeroPictureName): string {
  return `/drawings/${name}.svg`;
}
