import { AwsClient } from 'aws4fetch';
import { type PhotographStorage, StorageFull, type StoredObject } from './photograph-storage.ts';

export interface S3Address {
  /** Endpoint and bucket, such as `https://s3.eu-central-1.amazonaws.com/roofing-photographs`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const longestWaitMs = 20_000;

/** Photographs in a bucket of anything that speaks S3: several servers share it without a common disk. */
export function createS3Storage({ bucketUrl, ...key }: S3Address): PhotographStorage {
  const client = new AwsClient({ ...key, service: 's3', retries: 2 });

  /** An object that is not there is an answer; a missing bucket is an error. */
  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const response = await client.fetch(`${bucketUrl}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(longestWaitMs),
    });
    if (response.ok) return response;
    const text = await response.text();
    const code = textsOf(text, 'Code')[0] ?? 'no reason';
    if (response.status === 404 && code === 'NoSuchKey') return response;
    const message = `${bucketUrl} answered ${response.status} (${code})`;
    throw response.status === 507 || /QuotaExceeded|StorageFull/i.test(code)
      ? new StorageFull(message)
      : new Error(message);
  }

  return {
    location: bucketUrl,
    write: async (name, bytes) => void (await ask('PUT', `/${name}`, new Uint8Array(bytes))),
    async read(name) {
      const response = await ask('GET', `/${name}`);
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async list(prefix) {
      const found: StoredObject[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const text = await (await ask('GET', `/?${query}`)).text();
        for (const object of textsOf(text, 'Contents')) {
          const [name] = textsOf(object, 'Key');
          const [changedAt = ''] = textsOf(object, 'LastModified');
          const [size] = textsOf(object, 'Size');
          if (name) found.push({ name, byteCount: Number(size), changedAtMs: Date.parse(changedAt) });
        }
        token = textsOf(text, 'NextContinuationToken')[0];
      }
      return found;
    },
    async remove(names) {
      for (const name of names) await ask('DELETE', `/${name}`);
    },
  };
}

/** What stands in these elements. Our names and S3's tokens hold nothing that XML would escape but `&`. */
function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
}
