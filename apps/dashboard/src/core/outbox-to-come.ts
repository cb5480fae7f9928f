import type { Outbox, OutboxMessage } from '@boostdesk/realtime/outbox';
import type { LiveChannel } from './channel-to-come.ts';

/** What the app uses of the outbox. */
export type LiveOutbox = Pick<Outbox, 'add' | 'retry' | 'cancel' | 'messages' | 'subscribe' | 'close'>;

const none: readonly OutboxMessage[] = [];
const isLate = () => undefined;

/**
 * The outbox before its code is there: no first screen waits for it. It comes with the line (what an earlier visit left is sent then),
 * or as soon as a chat looks or writes. Code that does not load is asked for again with the next of these.
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
