import type { LeadDatabase } from '../database/lead-database.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { type StorageWithEarlier, withEarlierPhotographs } from './earlier-photographs.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage, type S3Address } from './s3-storage.ts';

export type PhotographStorageAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & S3Address);

/** Never fails: trouble shows when the first photograph comes, and leads are still taken. */
export function openStorage(
  /** The key opens what releases up to 0.2.3 sealed. */
  { storage, key }: { readonly storage: PhotographStorageAddress; readonly key: Buffer | undefined },
  memory: { readonly database: LeadDatabase; readonly log: OperatorLog },
): StorageWithEarlier {
  const present = storage.kind === 'folder' ? createFolderStorage(storage.path) : createS3Storage(storage);
  return withEarlierPhotographs(present, key, memory);
}
