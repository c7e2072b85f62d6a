import type { PreparedPicture } from './prepare-picture.ts';

/** For tests: a picture as the build prepares it. */
export const samplePicture: PreparedPicture = {
  alt: 'A roof.',
  isRendering: true,
  avifSources: '/a.avif 480w',
  webpSources: '/a.webp 480w',
  fallbackUrl: '/a.webp',
  sizes: '100vw',
  width: 960,
  height: 640,
};
