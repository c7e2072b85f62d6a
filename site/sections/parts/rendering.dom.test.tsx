import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderingCaption } from '#content/pages/page-words.ts';
import { samplePicture } from '../../pictures/sample-picture.ts';
import { Rendering } from './Rendering.tsx';

test('a rendering is captioned as one, and a photograph put in its place is not', () => {
  expect(renderToStaticMarkup(<Rendering picture={samplePicture} />)).toContain(renderingCaption);
  expect(
    renderToStaticMarkup(<Rendering picture={{ ...samplePicture, isRendering: false }} />),
  ).not.toContain(renderingCaption);
});

test('a picture is fetched when it comes into sight, and not before the words', () => {
  expect(renderToStaticMarkup(<Rendering picture={samplePicture} />)).toContain('loading="lazy"');
});
