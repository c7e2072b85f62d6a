// What a browser is told when its request did not arrive in time. No route has seen it, so nothing of it is stored: a form
// with photos is answered before, by its own route, as soon as its words are.

import type { Socket } from 'node:net';
import { noScriptResponseWords as words } from '#content/pages/lead-form-words.ts';
import { markup } from './markup.ts';

const page = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.tooSlowTitle}</title></head>
<body><h1>${words.tooSlowTitle}</h1><p>${words.tooSlow} ${words.tooSlowAgain}</p><p>${words.notSent}</p></body></html>`
  .html;

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[code] ?? '400 Bad Request';
  const body = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? page : status;
  const type = body === page ? 'text/html' : 'text/plain';
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: ${type}; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroy();
}
