/** The lead could not be put on disk. Whoever asked must be told so, and may ask again: nothing was promised. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause });
  }
}
