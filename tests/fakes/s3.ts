// Stands in for storage that speaks S3: keeps objects in memory, checks every signature (SigV4) the way the real one does,
// lists in pages, and does as told when it is to be in trouble.

import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method = '', url = '' } = request;
  const given = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature = ''] = given ?? [];
  const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  const contentHash = String(headers['x-amz-content-sha256']);
  if (keyId !== s3Key.accessKeyId || region !== s3Key.region || service !== 's3') return false;
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams]
    .map(([name, text]) => `${encode(name)}=${encode(text)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(headers['x-amz-date']),
    `${day}/${region}/${service}/${end}`,
    sha256(canonical),
  ].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${s3Key.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature;
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const { port, close } = await serveOnLoopback((request, response, body) => {
    const answer = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text);
    if (fake.trouble) return answer(fake.trouble.status, `<Error><Code>${fake.trouble.code}</Code></Error>`);
    if (!isSigned(request, body)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
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
