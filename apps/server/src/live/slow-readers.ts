import type { Socket } from 'socket.io';

/** Packets that may wait for a client to read: more than one look of the broadcast feed delivers at once. */
const WAITING_PACKETS_MAX = 10_000;
/** Bytes of those packets: a thousand of the longest messages. */
const WAITING_BYTES_MAX = 16 * 1024 * 1024;

interface Packet {
  readonly data?: unknown;
}

function bytesOf({ data }: Packet): number {
  if (typeof data === 'string') return Buffer.byteLength(data);
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/** Closes a socket whose client answers pings but does not read: its unsent packets would fill the memory of the process. */
export function closeWhenUnread({ conn }: Pick<Socket, 'conn'>): void {
  let [packets, bytes] = [0, 0];
  conn.on('packetCreate', (packet: Packet) => {
    packets += 1;
    bytes += bytesOf(packet);
    // Without discarding what waits, the close would wait for it as well.
    if (packets > WAITING_PACKETS_MAX || bytes > WAITING_BYTES_MAX) conn.close(true);
  });
  // engine.io hands all queued packets to the network once the previous batch is sent.
  conn.on('flush', () => {
    [packets, bytes] = [0, 0];
  });
}
