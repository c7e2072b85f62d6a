import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database may never answer, as when another tab holds up its upgrade; a visitor who has pressed send is waiting. */
const longestAnswerMs = 3_000;

/**
 * A way into one of the browser's databases; `createStores` runs where there was none yet.
 * Its work throws when the browser forbids storage, has no room, or does not answer in time.
 */
export function createDeviceDatabase<Schema extends DBSchema>(
  name: string,
  createStores: (database: IDBPDatabase<Schema>) => void,
) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    // Without a version number, so that a tab left open since an earlier release still opens what a later one has upgraded.
    opened ??= openDB<Schema>(name, undefined, {
      upgrade: createStores,
      // A newer release in another tab cannot open its version before this one has let go.
      blocking: (_current, _blocked, { target }) => {
        opened = undefined;
        (target as IDBDatabase).close();
      },
      terminated: () => {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noAnswer = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        opened = undefined;
        reject(new Error("The browser's database does not answer."));
      }, longestAnswerMs);
    });
    try {
      return await Promise.race([open().then(work), noAnswer]);
    } finally {
      clearTimeout(timer);
    }
  };
}
