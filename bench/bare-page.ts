// The physical limit of a page: the same words as one plain document without style, script, font or picture.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { builtFolder } from '../tests/journeys/built-pages.ts';

export interface BarePage {
  readonly url: string;
  readonly close: () => void;
}

export async function serveBarePage(path: string): Promise<BarePage> {
  const html = readFileSync(join(builtFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const main = parse(html).querySelector('main');
  for (const extra of main?.querySelectorAll('svg, script, style, img, picture, astro-island') ?? [])
    extra.remove();
  const bare = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${main?.outerHTML ?? ''}</html>`;
  const body = brotliCompressSync(bare);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
