// Bodies of forms, read whole: a streaming parser passes on the fields before a break as if they were all, and half a
// lead would be stored. How much of them is looked at is bounded, because all visitors share one thread.

import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The longest form has a fifth of this. */
export const mostFields = 100;

export const tooMany = new Refusal(400, `A request has at most ${mostFields} fields.`);

/** @throws Refusal for a body that is not plain UTF-8: read as if it were, it would be stored as nonsense. */
function checkEncoding({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const coding = headers['content-encoding'] ?? 'identity';
  if (!/^(utf-?8|us-ascii)$/i.test(charset) || !/^identity$/i.test(coding))
    throw new Refusal(415, 'Send text in UTF-8, not compressed.');
}

/** Takes multipart and urlencoded forms up to `bodyLimit` bytes; the fields become the request's body. */
export function addFormBodies(app: FastifyInstance, bodyLimit: number): void {
  const options = { parseAs: 'buffer', bodyLimit } as const;
  app.addHook('preParsing', async (request) => checkEncoding(request));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: unknown, body: Buffer) => readUrlencodedForm(body.toString()),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    options,
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const fields = await readMultipartForm(body, request.headers['content-type'] ?? '');
      if (fields === null) throw new Refusal(400, 'The form cannot be read.');
      return fields;
    },
  );
}

export function readUrlencodedForm(body: string): Fields {
  if (hasMore(body, '&', mostFields)) throw tooMany;
  return fieldsOf([...new URLSearchParams(body)]);
}

/** The text fields of a form; null for anything that is not one whole form. No form asks for a file. */
export async function readMultipartForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<Fields | null> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  // One before each field and one at the end.
  if (hasMore(body.toString('latin1'), `--${boundary}`, mostFields + 1)) throw tooMany;
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return fieldsOf([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return null;
  }
}

/** Null for what is no type, or has none. */
export function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}

/** @throws Refusal for anything but an object of a bounded number of fields. */
export function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'The request holds no form fields.');
  if (Object.keys(body).length > mostFields) throw tooMany;
  return body as Fields;
}

/** A field given twice becomes a list, which the rules of every form refuse. */
export function fieldsOf(entries: readonly [string, string][]): Fields {
  const fields = [...Map.groupBy(entries, ([name]) => name)].map(([name, given]) => {
    const texts = given.map(([, text]) => text);
    return [name, texts.length === 1 ? texts[0] : texts];
  });
  return Object.fromEntries(fields);
}

function hasMore(text: string, mark: string, most: number): boolean {
  let place = -1;
  for (let count = 0; count <= most; count += 1) {
    place = text.indexOf(mark, place + 1);
    if (place === -1) return false;
  }
  return true;
}
