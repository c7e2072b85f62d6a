// A push service and one browser on loopback: keeps what it is sent and opens it with the browser's keys (RFC 8291).

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { serveOnLoopback } from './loopback.ts';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export async function startFakePushService() {
  const received: ReceivedPush[] = [];
  /** What it answers, by the path of the endpoint; 201 unless set. */
  const answers = new Map<string, { readonly status: number; readonly headers?: Record<string, string> }>();
  const { port, close } = await serveOnLoopback(({ url: path = '', headers: sent }, response, body) => {
    received.push({ path, headers: sent, body });
    const { status, headers } = answers.get(path) ?? { status: 201 };
    response.writeHead(status, headers).end();
  });
  return { url: `http://127.0.0.1:${port}`, received, answers, close };
}

/** A browser's keys, and how it reads what was encrypted for them. */
export function createBrowserKeys() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
      const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
