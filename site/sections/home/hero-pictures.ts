/** The slides whose pictures come as files, laid over the house that is in the page. */
export type LaterPicture = 'hero-storm' | 'hero-age';

export function heroPicturePath(name: LaterPicture): string {
  return `/drawings/${name}.svg`;
}
