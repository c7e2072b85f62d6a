// The page behind the link in a notice: a lead's photographs, one under the other, as large as the window.

import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { photographPageWords as words } from '#content/pages/photograph-words.ts';
import type { LeadWithPhotographs, Photograph } from '../photographs/photographs.ts';
import { pictureTypeOf } from '../platform/picture-type.ts';
import { joinMarkup, Markup, markup } from './markup.ts';

const style =
  'body{margin:1rem auto;max-width:75rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}figure{margin:1.5rem 0}img{display:block;max-width:100%;height:auto}';

/** No script, no other site, nothing but this style and our own pictures. */
export const photographPagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whatever a stranger's file makes a browser believe, it may do nothing. */
export function sendPicture(reply: FastifyReply, picture: Buffer): FastifyReply {
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type(pictureTypeOf(picture).mediaType)
    .send(picture);
}

/** @param link the query of the page's own address */
export function writePhotographPage(
  { reference, expected }: LeadWithPhotographs,
  list: readonly Photograph[],
  link: URLSearchParams,
): string {
  const figures = list.map(({ place, widthPixels, heightPixels }) => {
    const address = `/photographs/${reference}/${place}.jpg?${link}`;
    return markup`<figure><a href="${address}"><img src="${address}" width="${String(widthPixels)}" height="${String(heightPixels)}" loading="lazy" alt="${words.picture(place)}"></a><figcaption>${words.picture(place)}</figcaption></figure>`;
  });
  return writePage(
    words.title(reference),
    markup`<p>${words.count(list.length, expected)}</p>${joinMarkup(figures)}`,
  );
}

/** For a link that has expired, or lost its end in the mail. */
export function writeNoPhotographsPage(): string {
  return writePage(words.noneTitle, markup`<p>${words.noneText}</p>`);
}

function writePage(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><h1>${title}</h1>${content}</body></html>`.html;
}
