import type { Channel, ChannelStatus } from '@boostdesk/realtime';

/** What the app uses of the channel. */
export type LiveChannel = Pick<Channel, 'status' | 'onStatus' | 'request' | 'setRooms' | 'close'>;

/**
 * The channel of SPEC §7 before its code is there: the first screen does not wait for the socket. What is asked of it meanwhile
 * is done when it has come.
 */
export function channelToCome(load: () => Promise<Channel>): LiveChannel {
  let channel: Channel | undefined;
  let rooms: readonly string[] | undefined;
  let isClosed = false;
  const listeners = new Set<(status: ChannelStatus) => void>();
  const coming = load().then((loaded) => {
    channel = loaded;
    if (isClosed) loaded.close();
    if (rooms !== undefined) loaded.setRooms(rooms);
    loaded.onStatus((status) => {
      for (const hear of listeners) hear(status);
    });
    for (const hear of listeners) hear(loaded.status());
    return loaded;
  });
  return {
    status: () => channel?.status() ?? 'connecting',
    onStatus: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    request: async (name, payload) => (await coming).request(name, payload),
    setRooms: (wanted) => {
      rooms = wanted;
      channel?.setRooms(wanted);
    },
    close: () => {
      isClosed = true;
      channel?.close();
    },
  };
}
