import type { Channel, ChannelStatus } from '@boostdesk/realtime';

export type LiveChannel = Pick<Channel, 'status' | 'onStatus' | 'request' | 'setRooms' | 'close'>;

/** Delays before loading is retried, in ms. */
const RETRY_MS = { first: 1_000, max: 30_000 };

/**
 * Loads the channel of SPEC §7 lazily, so that the first screen does not wait for the socket code. Requests and rooms
 * are passed on once it has loaded; while loading fails, the status is offline and loading is retried.
 */
export function createLazyChannel(load: () => Promise<Channel>): LiveChannel {
  let channel: Channel | undefined;
  let rooms: readonly string[] | undefined;
  let hasFailed = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(status: ChannelStatus) => void>();
  const notify = (status: ChannelStatus) => {
    for (const listener of listeners) listener(status);
  };

  function attach(loaded: Channel): Channel {
    channel = loaded;
    if (isClosed) loaded.close();
    if (rooms !== undefined) loaded.setRooms(rooms);
    loaded.onStatus(notify);
    notify(loaded.status());
    return loaded;
  }

  async function attempt(delay: number): Promise<Channel | null> {
    try {
      return attach(await load());
    } catch {
      if (isClosed) return null;
      timer = setTimeout(() => {
        loading = attempt(Math.min(delay * 2, RETRY_MS.max));
      }, delay);
      if (!hasFailed) {
        hasFailed = true;
        notify('offline');
      }
      return null;
    }
  }

  let loading = attempt(RETRY_MS.first);
  return {
    status: () => channel?.status() ?? (hasFailed ? 'offline' : 'connecting'),
    onStatus: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: async (name, payload) => {
      const ready = channel ?? (await loading);
      return ready === null ? { ok: false, code: 'offline', message: '' } : ready.request(name, payload);
    },
    setRooms: (roomNames) => {
      rooms = roomNames;
      channel?.setRooms(roomNames);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      channel?.close();
    },
  };
}
