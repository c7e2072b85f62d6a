// The contractor's pictures in client/pictures/, ready for the pages: photographs made smaller and turned the right way up,
// without what the camera wrote into them; drawings as they are.

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { listPictures, type NamedPicture, picturePath } from '#content/business/pictures.ts';

/** Twice the width of the widest frame they are shown in. */
const widestPixels = 1280;

/** @throws Error of one line naming the file that names a picture which is not there or cannot be read. */
export async function preparePicture({ file, namedIn }: NamedPicture, folder: URL): Promise<Buffer> {
  let original: Buffer;
  try {
    original = await readFile(new URL(encodeURIComponent(file), folder));
  } catch {
    throw new Error(`${namedIn} names the picture ${file}, and client/pictures/ has no such file.`);
  }
  if (file.endsWith('.svg')) return original;
  try {
    return await sharp(original, { failOn: 'error' })
      .rotate()
      .resize({ width: widestPixels, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    throw new Error(
      `client/pictures/${file} cannot be read. Save it as .jpg, .png, .webp or .avif and name that file in ${namedIn}.`,
    );
  }
}

export async function preparePictures(
  pictures: readonly NamedPicture[] = listPictures(),
  folder = new URL('../../client/pictures/', import.meta.url),
): Promise<Readonly<Record<string, Buffer>>> {
  const prepared = await Promise.all(
    pictures.map(
      async (picture) => [picturePath(picture.file), await preparePicture(picture, folder)] as const,
    ),
  );
  return Object.fromEntries(prepared);
}
