// A passkey as a device holds it: what the database keeps of it, and what the device signs (WebAuthn, ES256).

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export function createFakePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  // RFC 9053: key type EC2, algorithm ES256, curve P-256, and the point.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  let counter = 0;
  return {
    id,
    publicKey: cose.toString('base64url'),
    /** Answers a page that asks for a passkey. */
    answer(page: string): string {
      const challenge = /&quot;challenge&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] ?? '';
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      counter += 1;
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const host = createHash('sha256').update(new URL(origin).hostname).digest();
      // Somebody is there, and was recognized.
      const authenticator = Buffer.concat([host, Buffer.from([0x05]), count]);
      const signed = Buffer.concat([authenticator, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
    },
  };
}
