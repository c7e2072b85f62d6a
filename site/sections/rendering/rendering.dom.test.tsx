import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderingCaption } from '#content/pages/picture-words.ts';
import { samplePicture } from '../../pictures/sample-picture.ts';
import { Rendering } from './Rendering.tsx';

test('a rendering is captioned as one, and a photograph put in its place is not', () => {
  expect(renderToStaticMarkup(<Rendering picture={samplePicture} />)).toContain(renderingCaption);
  expect(
    renderToStaticMarkup(<Rendering picture={{ ...samplePicture, isRendering: false }} />),
  ).not.toContain(renderingCaption);
});

test('only a picture above the fold is fetched at once', () => {
  expect(renderToStaticMarkup(<Rendering picture={samplePicture} />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Rendering picture={samplePicture} isAboveTheFold />)).toContain(
    'loading="eager"',
  );
});
