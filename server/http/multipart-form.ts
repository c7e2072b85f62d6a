// multipart/form-data, read whole like every other body. A parser that streams hands over the fields before a break as if
// they were all, and half a lead would be stored; and its limits hold for each part, so that a body may go on for ever.

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Takes multipart forms up to `bodyLimit` bytes; the fields become the request's body. */
export function addMultipartForm(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      const fields = readMultipartForm(body, request.headers['content-type'] ?? '');
      if (fields === null) throw Object.assign(new Error('The form cannot be read.'), { statusCode: 400 });
      return fields;
    },
  );
}

type Fields = Record<string, string | string[]>;

/**
 * The text fields of a form as RFC 7578 writes it; null for anything that is not exactly one whole form. A field given
 * twice becomes a list, as in the other encodings. No form of ours asks for a file, so none is kept.
 */
export function readMultipartForm(body: Buffer, contentType: string): Fields | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!/^[\w'()+,\-./:=? ]{1,70}$/.test(boundary)) return null;
  // One character for one byte: what is searched for is ASCII, and each text is decoded on its own.
  const pieces = `\r\n${body.toString('latin1')}`.split(delimiterOf(boundary));
  const [, ...parts] = pieces;
  const end = parts.findIndex((part) => part.startsWith('--'));
  if (end < 0) return null;
  const fields = new Map<string, string[]>();
  for (const part of parts.slice(0, end)) {
    const field = readPart(part);
    if (field === null) return null;
    if (!field.isFile) fields.set(field.name, [...(fields.get(field.name) ?? []), field.text]);
  }
  return Object.fromEntries(
    [...fields].map(([name, texts]) => [name, texts.length === 1 ? (texts[0] ?? '') : texts]),
  );
}

/** A delimiter is a line of its own; the same characters within a text are text. */
function delimiterOf(boundary: string): RegExp {
  return new RegExp(`\\r\\n--${boundary.replace(/\W/g, '\\$&')}(?=(?:--)?[ \\t]*(?:\\r\\n|$))`);
}

interface Part {
  readonly name: string;
  readonly text: string;
  readonly isFile: boolean;
}

function readPart(part: string): Part | null {
  const headersEnd = part.indexOf('\r\n\r\n');
  if (headersEnd < 0) return null;
  const [, parameters] =
    /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(part.slice(0, headersEnd)) ?? [];
  const [, quoted, plain] = /;\s*name=(?:"([^"]*)"|([^\s;]+))/i.exec(parameters ?? '') ?? [];
  const name = quoted ?? plain;
  if (name === undefined) return null;
  return {
    name: decode(name),
    text: decode(part.slice(headersEnd + 4)),
    isFile: /;\s*filename\*?=/i.test(parameters ?? ''),
  };
}

function decode(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
