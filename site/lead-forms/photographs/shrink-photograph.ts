import {
  largestPhotographBytes,
  longestSidePixels,
  type PhotographRefusal,
} from '#leads/forms/photograph-limits.ts';

export type ShrunkPhotograph =
  | { readonly kind: 'ready'; readonly blob: Blob }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal };

/** Ten seconds on a weak signal. Smaller: a crack in a shingle is no longer seen. */
const targetBytes = 500_000;
/** Tried one after the other until the target is met; below the last one the picture falls apart. */
const qualities = [0.82, 0.7, 0.58, 0.46];
/** A browser makes small what the server would refuse, but not a film. */
const largestFileBytes = 2 * largestPhotographBytes;
const shortestSidePixels = 32;

/**
 * Redraws a photo: long side at most 2,000 px, about 500 KB. A canvas knows pixels only,
 * so nothing of what the phone wrote into the file (EXIF: place, time, model) is in what comes out.
 */
export async function shrinkPhotograph(file: File): Promise<ShrunkPhotograph> {
  if (file.size === 0) return refused('empty');
  if (/^video\/|^image\/gif$/.test(file.type)) return refused('moving');
  if (file.size > largestFileBytes) return refused('too-large');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return refused(/hei[cf]/i.test(`${file.type} ${file.name}`) ? 'heic' : 'not-a-picture');
  }
  try {
    if (Math.min(bitmap.width, bitmap.height) < shortestSidePixels) return refused('too-small');
    const canvas = draw(bitmap);
    if (canvas === null) return refused('no-memory');
    for (const quality of qualities) {
      const blob = await encode(canvas, quality);
      if (blob === null) return refused('no-memory');
      if (blob.size <= targetBytes || quality === qualities.at(-1)) return { kind: 'ready', blob };
    }
    return refused('damaged');
  } catch {
    return refused('damaged');
  } finally {
    bitmap.close();
  }
}

/** Null where the device has no memory for it; an empty canvas would be sent as a black picture. */
function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, longestSidePixels / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = document.createElement('canvas');
  canvas.width = width ?? 1;
  canvas.height = height ?? 1;
  const pen = canvas.getContext('2d');
  if (!pen || !width || !height) return null;
  // JPEG has no transparency: what shows through would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

const refused = (reason: PhotographRefusal) => ({ kind: 'refused', reason }) as const;
