import type { Channel, ChannelStatus } from '@boostdesk/realtime';

export type LiveChannel = Pick<Channel, 'status' | 'onStatus' | 'request' | 'setRooms' | 'close'>;

/** Delays before loading is retried, in ms. */
const RETRY = { first: 1_000, most: 30_000 };

/**
 * Loads the channel of SPEC §7 lazily, so that the first screen does not wait for the socket code. Requests and rooms
 * are passed on once it has loaded; while loading fails, the status is offline and loading is retried.
 */
export function channelToCome(load: () => Promise<Channel>): LiveChannel {
  let channel: Channel | undefined;
  let rooms: readonly string[] | undefined;
  let hasFailed = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(status: ChannelStatus) => void>();
  const tell = (status: ChannelStatus) => {
    for (const hear of listeners) hear(status);
  };

  function take(loaded: Channel): Channel {
    channel = loaded;
    if (isClosed) loaded.close();
    if (rooms !== undefined) loaded.setRooms(rooms);
    loaded.onStatus(tell);
    tell(loaded.status());
    return loaded;
  }

  async function attempt(pause: number): Promise<Channel | null> {
    try {
      return take(await load());
    } catch {
      if (isClosed) return null;
      timer = setTimeout(() => {
        coming = attempt(Math.min(pause * 2, RETRY.most));
      }, pause);
      if (!hasFailed) {
        hasFailed = true;
        tell('offline');
      }
      return null;
    }
  }

  let coming = attempt(RETRY.first);
  return {
    status: () => channel?.status() ?? (hasFailed ? 'offline' : 'connecting'),
    onStatus: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    request: async (name, payload) => {
      const ready = channel ?? (await coming);
      return ready === null ? { ok: false, code: 'offline', message: '' } : ready.request(name, payload);
    },
    setRooms: (wanted) => {
      rooms = wanted;
      channel?.setRooms(wanted);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      channel?.close();
    },
  };
}
