import type { Outbox, OutboxMessage } from '@boostdesk/realtime/outbox';
import type { LiveChannel } from './lazy-channel.ts';

export type LiveOutbox = Pick<Outbox, 'add' | 'retry' | 'cancel' | 'restore' | 'messages' | 'subscribe' | 'close'> & {
  /** Resolves after the first read of the stored messages. Rejects when the outbox cannot be loaded. */
  readonly whenReady: () => Promise<void>;
};

const noMessages: readonly OutboxMessage[] = [];
const ignoreError = () => undefined;

/**
 * Loads the outbox lazily: when the channel goes online, to send messages of an earlier visit, or when a chat
 * subscribes or writes. A failed load is retried by the next of these.
 */
export function createLazyOutbox(load: () => Promise<Outbox>, live: Pick<LiveChannel, 'onStatus'>): LiveOutbox {
  let outbox: Outbox | undefined;
  let loading: Promise<Outbox> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function attach(loaded: Outbox): Outbox {
    outbox = loaded;
    if (isClosed) loaded.close();
    const notify = () => {
      for (const listener of listeners) listener();
    };
    loaded.subscribe(notify);
    notify();
    return loaded;
  }

  function loadOnce(): Promise<Outbox> {
    loading ??= load().then(attach, (error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  live.onStatus((status) => {
    if (status === 'online' && !isClosed) loadOnce().catch(ignoreError);
  });
  return {
    messages: () => outbox?.messages() ?? noMessages,
    subscribe: (listener) => {
      listeners.add(listener);
      loadOnce().catch(ignoreError);
      return () => listeners.delete(listener);
    },
    whenReady: async () => (await loadOnce()).ready,
    add: async (...message) => (await loadOnce()).add(...message),
    retry: async (clientId) => (await loadOnce()).retry(clientId),
    cancel: async (clientId) => (await loadOnce()).cancel(clientId),
    restore: async (message) => (await loadOnce()).restore(message),
    close: () => {
      isClosed = true;
      outbox?.close();
    },
  };
}
