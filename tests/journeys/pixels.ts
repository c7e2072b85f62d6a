import sharp from 'sharp';

/** How many pixels of two pictures of the same size a person could tell apart. */
export async function countDifferentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()),
  );
  if (before?.length !== after?.length) throw new Error('The pictures are not of the same size.');
  // A sixth of the way from black to white; less is the smoothing of edges.
  const least = 40;
  return before?.filter((shade, at) => Math.abs(shade - (after?.[at] ?? 0)) > least).length ?? 0;
}
