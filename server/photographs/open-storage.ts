import { type PlaceMemory, withEarlierPlaces } from './earlier-places.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { PhotographStorage } from './photograph-storage.ts';
import { createS3Storage, type S3Address } from './s3-storage.ts';
import { createSealedStorage } from './sealed-storage.ts';

export type PhotographStorageAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & S3Address);

/** Never fails: trouble shows when the first photograph comes, and leads are taken all the same. */
export function openStorage(
  {
    storage,
    key,
  }: {
    readonly storage: PhotographStorageAddress;
    readonly key: Buffer | undefined;
  },
  memory: PlaceMemory,
): PhotographStorage {
  const seal = (open: PhotographStorage) => (key === undefined ? open : createSealedStorage(open, key));
  const present = storage.kind === 'folder' ? createFolderStorage(storage.path) : createS3Storage(storage);
  return withEarlierPlaces(seal(present), (folder) => seal(createFolderStorage(folder)), memory);
}
