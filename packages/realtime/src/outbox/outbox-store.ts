import type { OutboxStore, StoredMessage } from './outbox-types.ts';

const DATABASE = 'boostdesk-outbox';
const MESSAGES = 'messages';

/** Creates an outbox store in memory, for browsers without storage. */
export function createMemoryStore(): OutboxStore {
  const stored = new Map<number, StoredMessage>();
  let last = 0;
  return {
    async add(message) {
      const own = { ...message, place: ++last };
      stored.set(own.place, own);
      return own;
    },
    all: async () => [...stored.values()],
    get: async (place) => stored.get(place),
    async update(message) {
      const there = stored.has(message.place);
      if (there) stored.set(message.place, message);
      return there;
    },
    async remove(gone) {
      stored.delete(gone);
    },
  };
}

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const waitForCommit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MESSAGES, { keyPath: 'place', autoIncrement: true });
  };
  return toPromise(request);
}

function createDatabaseStore(database: IDBDatabase): OutboxStore {
  // Lets newer pages upgrade the store.
  database.onversionchange = () => database.close();
  async function write<T>(task: (messages: IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = database.transaction(MESSAGES, 'readwrite');
    const end = waitForCommit(transaction);
    const [result] = await Promise.all([task(transaction.objectStore(MESSAGES)), end]);
    return result;
  }

  return {
    add: (message) =>
      write(async (messages) => {
        // Auto-incremented keys are numbers.
        const place = (await toPromise(messages.add(message))) as number;
        return { ...message, place };
      }),
    all: async () => toPromise(database.transaction(MESSAGES).objectStore(MESSAGES).getAll()),
    get: async (place) => toPromise(database.transaction(MESSAGES).objectStore(MESSAGES).get(place)),
    update: (message) =>
      write(async (messages) => {
        const there = (await toPromise(messages.count(message.place))) > 0;
        if (there) await toPromise(messages.put(message));
        return there;
      }),
    remove: (place) => write((messages) => toPromise(messages.delete(place))),
  };
}

async function openStore(factory: IDBFactory): Promise<OutboxStore> {
  try {
    return createDatabaseStore(await openDatabase(factory));
  } catch {
    return createMemoryStore();
  }
}

/** Retries once with a new connection: the database may have been closed or deleted. */
function createReopeningStore(factory: IDBFactory): OutboxStore {
  let opened = openStore(factory);

  async function withStore<T>(task: (store: OutboxStore) => Promise<T>): Promise<T> {
    const own = opened;
    try {
      return await task(await own);
    } catch {
      if (opened === own) opened = openStore(factory);
      return task(await opened);
    }
  }

  return {
    add: (message) => withStore((store) => store.add(message)),
    all: () => withStore((store) => store.all()),
    get: (place) => withStore((store) => store.get(place)),
    update: (message) => withStore((store) => store.update(message)),
    remove: (place) => withStore((store) => store.remove(place)),
  };
}

/** Opens IndexedDB, or memory where it is unavailable. */
export async function openOutboxStore(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<OutboxStore> {
  return factory ? createReopeningStore(factory) : createMemoryStore();
}
