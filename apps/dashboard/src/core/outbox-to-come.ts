import type { Outbox, OutboxMessage } from '@boostdesk/realtime/outbox';
import type { LiveChannel } from './channel-to-come.ts';

export type LiveOutbox = Pick<Outbox, 'add' | 'retry' | 'cancel' | 'messages' | 'subscribe' | 'close'>;

const none: readonly OutboxMessage[] = [];
const isLate = () => undefined;

/**
 * Loads the outbox lazily: when the channel goes online, to send messages of an earlier visit, or when a chat
 * subscribes or writes. A failed load is retried by the next of these.
 */
export function outboxToCome(load: () => Promise<Outbox>, live: Pick<LiveChannel, 'onStatus'>): LiveOutbox {
  let outbox: Outbox | undefined;
  let coming: Promise<Outbox> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function take(loaded: Outbox): Outbox {
    outbox = loaded;
    if (isClosed) loaded.close();
    const tell = () => {
      for (const hear of listeners) hear();
    };
    loaded.subscribe(tell);
    tell();
    return loaded;
  }

  function bring(): Promise<Outbox> {
    coming ??= load().then(take, (error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  }

  live.onStatus((status) => {
    if (status === 'online' && !isClosed) bring().catch(isLate);
  });
  return {
    messages: () => outbox?.messages() ?? none,
    subscribe: (hear) => {
      listeners.add(hear);
      bring().catch(isLate);
      return () => listeners.delete(hear);
    },
    add: async (room, text) => (await bring()).add(room, text),
    retry: async (clientId) => (await bring()).retry(clientId),
    cancel: async (clientId) => (await bring()).cancel(clientId),
    close: () => {
      isClosed = true;
      outbox?.close();
    },
  };
}
