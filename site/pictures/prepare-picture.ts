// Only .astro files and build-time modules can reach Astro's image pipeline; React components get the plain result.

import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { renderingMark } from '#content/pages/page-words.ts';
import { type PictureName, pictures } from './pictures.ts';

const files = import.meta.glob<{ default: ImageMetadata }>('./*.jpg', { eager: true });

/** Beside a column of text; the whole width of a small window. As in HTML, so that the browser can choose early. */
const sizes = '(width <= 56.25em) calc(100vw - 2.5rem), min(44vw, 40rem)';
const widthsPixels = [480, 720, 960];

// Below these the shingles blur; above them the files grow without a visible difference.
const qualities = { avif: 50, webp: 72 } as const;

/** A picture cut to its sizes: all that an <img> needs, as plain strings and numbers. */
export interface PreparedPicture {
  readonly alt: string;
  readonly isRendering: boolean;
  readonly avifSources: string;
  readonly webpSources: string;
  /** For browsers that read no `srcset`. */
  readonly fallbackUrl: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts the picture to its widths, as AVIF and WebP.
 * @throws Error naming the file when it is missing, which stops the build.
 */
export async function preparePicture(name: PictureName): Promise<PreparedPicture> {
  const source = files[`./${name}.jpg`]?.default;
  if (source === undefined) throw new Error(`There is no picture site/pictures/${name}.jpg.`);
  // The source's own properties stay untouched: Astro would take that for a link to the original and publish it whole.
  const cuts = { src: source, widths: widthsPixels };
  const [avif, webp] = await Promise.all([
    getImage({ ...cuts, format: 'avif', quality: qualities.avif }),
    getImage({ ...cuts, format: 'webp', quality: qualities.webp }),
  ]);
  const { alt, isRendering } = pictures[name];
  return {
    alt: isRendering ? `${renderingMark}: ${alt}` : alt,
    isRendering,
    avifSources: avif.srcSet.attribute,
    webpSources: webp.srcSet.attribute,
    fallbackUrl: webp.srcSet.values.at(-1)?.url ?? webp.src,
    sizes,
    width: Number(webp.attributes.width),
    height: Number(webp.attributes.height),
  };
}

/** Several pictures for one page, by name. */
export async function prepareEachPicture<Name extends PictureName>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, PreparedPicture>>> {
  const prepared = await Promise.all(names.map(async (name) => [name, await preparePicture(name)] as const));
  return Object.fromEntries(prepared) as Record<Name, PreparedPicture>;
}
