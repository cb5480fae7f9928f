import type { Socket } from 'socket.io';

/** Packets that may wait for a client to read: more than one look of the broadcast feed delivers at once. */
const WAITING_PACKETS_MAX = 10_000;

/** Closes a socket whose client answers pings but does not read: its unsent packets would fill the memory of the process. */
export function closeWhenUnread({ conn }: Pick<Socket, 'conn'>): void {
  let waiting = 0;
  conn.on('packetCreate', () => {
    waiting += 1;
    // Without discarding what waits, the close would wait for it as well.
    if (waiting > WAITING_PACKETS_MAX) conn.close(true);
  });
  // engine.io hands all queued packets to the network once the previous batch is sent.
  conn.on('flush', () => {
    waiting = 0;
  });
}
