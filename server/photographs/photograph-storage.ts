export interface StoredObject {
  readonly name: string;
  readonly byteCount: number;
  readonly changedAtMs: number;
}

/**
 * The port to where the bytes of photographs are: a folder, or storage that speaks S3. Names are ours: `<lead>/<object>` of
 * letters, digits, dots and dashes. An object is written once and never changed in place.
 */
export interface PhotographStorage {
  /** Fit to be printed: no key, no password. */
  readonly location: string;
  /** Resolves once the bytes are on disk. @throws StorageFull when there is no room, or soon none for leads either. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  read(name: string): Promise<Buffer | null>;
  /** Objects whose names begin with `prefix`, in the order of their names; also what a crash left unfinished. */
  list(prefix: string): Promise<readonly StoredObject[]>;
  /** What is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
}

/** The photograph is not taken; leads still are. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}
