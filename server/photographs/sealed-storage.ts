import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PhotographStorage } from './photograph-storage.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Begins what is sealed, so that photographs from before there was a key can still be read. */
const mark = Buffer.from('SEALED-1');

/**
 * Seals what goes into `storage` and opens what comes out: nonce, text, tag. Each object is bound to its name, so that
 * nobody who can write there can pass one lead's photograph off as another's.
 * @param key 32 bytes
 */
export function createSealedStorage(storage: PhotographStorage, key: Buffer): PhotographStorage {
  return {
    ...storage,
    write(name, bytes) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return storage.write(name, Buffer.concat([mark, nonce, sealed, cipher.getAuthTag()]));
    },
    async read(name) {
      const stored = await storage.read(name);
      if (stored === null || !stored.subarray(0, mark.length).equals(mark)) return stored;
      const body = stored.subarray(mark.length);
      const decipher = createDecipheriv(algorithm, key, body.subarray(0, nonceBytes))
        .setAAD(Buffer.from(name))
        .setAuthTag(body.subarray(-tagBytes));
      try {
        return Buffer.concat([
          decipher.update(body.subarray(nonceBytes, body.length - tagBytes)),
          decipher.final(),
        ]);
      } catch {
        throw new Error(`${name} cannot be opened with PHOTOGRAPH_KEY`);
      }
    },
  };
}
