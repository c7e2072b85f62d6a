// multipart/form-data, read whole like every other body: a streaming parser passes on the fields before a break as if
// they were all, and half a lead would be stored.

import type { FastifyInstance, FastifyRequest } from 'fastify';

type Fields = Record<string, unknown>;

/** Takes multipart forms up to `bodyLimit` bytes; the fields become the request's body. */
export function addMultipartForm(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const fields = await readMultipartForm(body, request.headers['content-type'] ?? '');
      if (fields === null) throw Object.assign(new Error('The form cannot be read.'), { statusCode: 400 });
      return fields;
    },
  );
}

/**
 * The text fields of a form; null for anything that is not one whole form. A field given twice becomes a list, as in the
 * other encodings. No form of ours asks for a file, so none is kept.
 */
export async function readMultipartForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<Fields | null> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const fields = [...Map.groupBy(texts, ([name]) => name)].map(([name, entries]) => {
      const given = entries.map(([, text]) => text);
      return [name, given.length === 1 ? given[0] : given];
    });
    return Object.fromEntries(fields);
  } catch {
    return null;
  }
}
