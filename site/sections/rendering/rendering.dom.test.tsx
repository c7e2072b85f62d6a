import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderingCaption } from '#content/pages/picture-words.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import { Rendering } from './Rendering.tsx';

const picture: PreparedPicture = {
  alt: 'A roof.',
  isRendering: true,
  avifSources: '/a.avif 480w',
  webpSources: '/a.webp 480w',
  fallbackUrl: '/a.webp',
  sizes: '100vw',
  width: 960,
  height: 640,
};

test('a rendering is captioned as one, and a photograph put in its place is not', () => {
  expect(renderToStaticMarkup(<Rendering picture={picture} />)).toContain(renderingCaption);
  expect(renderToStaticMarkup(<Rendering picture={{ ...picture, isRendering: false }} />)).not.toContain(
    renderingCaption,
  );
});

test('only a picture above the fold is fetched at once', () => {
  expect(renderToStaticMarkup(<Rendering picture={picture} />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Rendering picture={picture} isAboveTheFold />)).toContain('loading="eager"');
});
