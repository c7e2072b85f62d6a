import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/** A database may never answer, as when another tab holds up its upgrade; a visitor who has pressed send is waiting. */
const longestAnswerMs = 3_000;

/**
 * A way into one of the browser's databases, with these stores and the key of each. Its work throws when the browser forbids
 * storage, has no room, or does not answer in time. Work that names a store can be sure of it, also where an earlier release
 * made the database without it; other work never waits for that.
 */
export function createDeviceDatabase<Schema extends DBSchema>(
  name: string,
  stores: Readonly<Record<string, string | string[]>>,
) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  function createStores(database: IDBPDatabase<Schema>): void {
    for (const [name, keyPath] of Object.entries(stores)) {
      const store = name as StoreNames<Schema>;
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath });
    }
  }

  /** Without a version number, so that a tab still open from an earlier release can open what a later one has upgraded. */
  function open(version?: number): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(name, version, {
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

  async function openWith(store: StoreNames<Schema> | undefined): Promise<IDBPDatabase<Schema>> {
    const database = await open();
    if (store === undefined || database.objectStoreNames.contains(store)) return database;
    // This one closes when it is asked to, after what is just being written.
    opened = undefined;
    return open(database.version + 1);
  }

  return async <T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
    store?: StoreNames<Schema>,
  ): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noAnswer = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        opened = undefined;
        reject(new Error("The browser's database does not answer."));
      }, longestAnswerMs);
    });
    try {
      return await Promise.race([openWith(store).then(work), noAnswer]);
    } finally {
      clearTimeout(timer);
    }
  };
}
