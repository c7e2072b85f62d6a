// A connection so slow that the browser paints a page after each of its elements: whatever would move while it comes in,
// moves.

import { setTimeout as wait } from 'node:timers/promises';
import { serveOnLoopback } from '../fakes/loopback.ts';

/** As far as the first view reaches, with room to spare. */
const firstViewBytes = 60_000;
const shortestPiece = 60;
/** Longer than a frame. */
const pauseMs = 25;

/** Passes on what the site at `origin` answers to GET, its pages piece by piece. */
export async function startSlowConnection(origin: string) {
  const { port, close } = await serveOnLoopback(async ({ method, url = '/' }, response) => {
    // What the page reports is no part of what comes in.
    if (method !== 'GET') return response.writeHead(204).end();
    const answer = await fetch(origin + url, { headers: { 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const text = body.toString('latin1');
      let sent = 0;
      // A drawing is one piece: its first tag says how large it is.
      for (const { index } of text.matchAll(/<svg\b.*?<\/svg|<(?!path|\/?g\b)/gs)) {
        if (index < text.indexOf('<body') || index - sent < shortestPiece) continue;
        if (index > text.indexOf('<body') + firstViewBytes) break;
        response.write(text.slice(sent, index), 'latin1');
        sent = index;
        await wait(pauseMs);
      }
      response.end(text.slice(sent), 'latin1');
    } else {
      // Scripts and typefaces come after the words.
      await wait(500);
      response.end(body);
    }
  });
  return { url: `http://127.0.0.1:${port}`, close };
}
