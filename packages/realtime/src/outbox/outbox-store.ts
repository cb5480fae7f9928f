import type { KeptMessage, OutboxStore } from './outbox-types.ts';

const DATABASE = 'boostdesk-outbox';
const MESSAGES = 'messages';

/** Creates an outbox store in memory, for browsers without storage. */
export function createMemoryStore(): OutboxStore {
  const kept = new Map<number, KeptMessage>();
  let last = 0;
  return {
    async add(message) {
      const own = { ...message, place: ++last };
      kept.set(own.place, own);
      return own;
    },
    all: async () => [...kept.values()],
    get: async (place) => kept.get(place),
    async update(message) {
      const there = kept.has(message.place);
      if (there) kept.set(message.place, message);
      return there;
    },
    async remove(gone) {
      kept.delete(gone);
    },
  };
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when the transaction is complete. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MESSAGES, { keyPath: 'place', autoIncrement: true });
  };
  return answerOf(request);
}

function storeOf(database: IDBDatabase): OutboxStore {
  // Allow newer pages to upgrade the store.
  database.onversionchange = () => database.close();
  async function write<T>(task: (messages: IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = database.transaction(MESSAGES, 'readwrite');
    const end = endOf(transaction);
    const [result] = await Promise.all([task(transaction.objectStore(MESSAGES)), end]);
    return result;
  }

  return {
    add: (message) =>
      write(async (messages) => {
        // Auto-incremented keys are numbers.
        const place = (await answerOf(messages.add(message))) as number;
        return { ...message, place };
      }),
    all: async () => answerOf(database.transaction(MESSAGES).objectStore(MESSAGES).getAll()),
    get: async (place) => answerOf(database.transaction(MESSAGES).objectStore(MESSAGES).get(place)),
    update: (message) =>
      write(async (messages) => {
        const there = (await answerOf(messages.count(message.place))) > 0;
        if (there) await answerOf(messages.put(message));
        return there;
      }),
    remove: (place) => write((messages) => answerOf(messages.delete(place))),
  };
}

async function openStore(factory: IDBFactory): Promise<OutboxStore> {
  try {
    return storeOf(await openDatabase(factory));
  } catch {
    return createMemoryStore();
  }
}

/** Retries once with a new connection: the database may have been closed or deleted. */
function createLastingStore(factory: IDBFactory): OutboxStore {
  let opened = openStore(factory);

  async function use<T>(task: (store: OutboxStore) => Promise<T>): Promise<T> {
    const own = opened;
    try {
      return await task(await own);
    } catch {
      if (opened === own) opened = openStore(factory);
      return task(await opened);
    }
  }

  return {
    add: (message) => use((store) => store.add(message)),
    all: () => use((store) => store.all()),
    get: (place) => use((store) => store.get(place)),
    update: (message) => use((store) => store.update(message)),
    remove: (place) => use((store) => store.remove(place)),
  };
}

/** Opens IndexedDB, or memory where it is unavailable. */
export async function openOutboxStore(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<OutboxStore> {
  return factory ? createLastingStore(factory) : createMemoryStore();
}
