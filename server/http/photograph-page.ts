// The pages behind the links in a notice: a lead's photographs, one under the other and window-wide, and each alone.

import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { photographPageWords as words } from '#content/pages/photograph-words.ts';
import type { PhotographLinks } from '../photographs/photograph-links.ts';
import type { LeadWithPhotographs, Photograph, Photographs } from '../photographs/photographs.ts';
import { pictureTypeOf } from '../platform/picture-type.ts';
import { sendPage } from './lead-routes.ts';
import { joinMarkup, Markup, markup } from './markup.ts';
import { Refusal } from './refusal.ts';

const style =
  'body{margin:1rem auto;max-width:75rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}figure{margin:1.5rem 0}img{display:block;max-width:100%;height:auto}';

/** No script, no other site, nothing but this style and our own pictures. */
const pagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type ReferenceParams = {
  Params: { reference: string; picture?: string };
  Querystring: Record<string, unknown>;
};

/** For the contractor, from the notice. Without a valid link nothing is told, not even whether there is such a lead. */
export function addPhotographPages(
  app: FastifyInstance,
  { photographs, links }: { readonly photographs: Photographs; readonly links: PhotographLinks },
): void {
  async function listFor({ params, query }: FastifyRequest<ReferenceParams>) {
    const { reference } = params;
    const lead = (await links.isValid(reference, query)) && (await photographs.findLead({ reference }));
    return lead ? { lead, list: await photographs.list(lead.id) } : null;
  }
  const keepPrivate = (reply: FastifyReply) =>
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });

  app.get<ReferenceParams>('/photographs/:reference', async (request, reply) => {
    const found = await listFor(request);
    keepPrivate(reply).header('content-security-policy', pagePolicy);
    if (found === null) return sendPage(reply.code(404), writeNoPhotographsPage());
    // The links of the pictures expire with the page's own: newly signed ones would never expire.
    const query = new URLSearchParams(request.query as Record<string, string>);
    return sendPage(reply, writePhotographPage(found.lead, found.list, query));
  });
  app.get<ReferenceParams>('/photographs/:reference/:picture', async (request, reply) => {
    const found = await listFor(request);
    const photograph = found?.list.find(({ place }) => `${place}.jpg` === request.params.picture);
    const picture = await photograph?.read();
    keepPrivate(reply);
    if (!picture) throw new Refusal(404, words.noPicture);
    return sendPicture(reply, picture);
  });
}

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
function writePhotographPage(
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
function writeNoPhotographsPage(): string {
  return writePage(words.noneTitle, markup`<p>${words.noneText}</p>`);
}

function writePage(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><h1>${title}</h1>${content}</body></html>`.html;
}
