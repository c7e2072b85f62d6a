// Stands in for storage that speaks S3: keeps objects in memory, checks every signature (SigV4), lists in pages, and does
// as told when it is to be in trouble.

import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { onTestFinished } from 'vitest';
import { serveOnLoopback } from './loopback.ts';

export interface FakeS3 {
  readonly url: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly changedAt: Date }>;
  /** Answered instead, as long as it is set. */
  trouble: { readonly status: number; readonly code: string } | null;
}

export const s3Key = { accessKeyId: 'AKTEST', secretAccessKey: 'se/cret+key', region: 'us-east-2' };
const keysPerPage = 2;

/** Signed once more as it arrived, with the key that this storage knows. */
async function isSigned({ headers, method = '', url = '' }: IncomingMessage, body: Buffer): Promise<boolean> {
  const given = String(headers.authorization);
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const signer = new AwsV4Signer({
    ...s3Key,
    service: 's3',
    method,
    url: `http://${headers.host}${url}`,
    headers: names.split(';').map((name): [string, string] => [name, String(headers[name])]),
    body: new Uint8Array(body),
    datetime: String(headers['x-amz-date']),
    allHeaders: true,
  });
  return given === (await signer.sign()).headers.get('authorization');
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const { port, close } = await serveOnLoopback(async (request, response, body) => {
    const answer = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (fake.trouble) return answer(fake.trouble.status, `<Error><Code>${fake.trouble.code}</Code></Error>`);
    if (!(await isSigned(request, body)))
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const name = decodeURIComponent(pathname).replace('/bucket/', '');
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, changedAt: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return answer(204);
    }
    if (searchParams.get('list-type') === '2') {
      const names = [...objects.keys()]
        .filter((each) => each.startsWith(searchParams.get('prefix') ?? ''))
        .sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const page = names.slice(from, from + keysPerPage);
      const more =
        from + keysPerPage < names.length
          ? `<NextContinuationToken>${from + keysPerPage}</NextContinuationToken>`
          : '';
      const listed = page.map(
        (each) =>
          `<Contents><Key>${each}</Key><LastModified>${objects.get(each)?.changedAt.toISOString()}</LastModified><Size>${objects.get(each)?.bytes.length}</Size></Contents>`,
      );
      return answer(200, `<ListBucketResult>${listed.join('')}${more}</ListBucketResult>`);
    }
    const found = objects.get(name);
    return found ? answer(200, found.bytes) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  onTestFinished(close);
  const fake: FakeS3 = { url: `http://127.0.0.1:${port}/bucket`, objects, trouble: null };
  return fake;
}
