import type { Socket } from 'socket.io';

/** More than one read of the broadcast feed delivers. */
const UNSENT_PACKETS_MAX = 10_000;
/** A thousand of the longest messages. */
const UNSENT_BYTES_MAX = 16 * 1024 * 1024;

interface Packet {
  readonly data?: unknown;
}

function bytesOf({ data }: Packet): number {
  if (typeof data === 'string') return Buffer.byteLength(data);
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

export interface Unread {
  readonly packets: number;
  readonly bytes: number;
}

/** Closes a socket whose client answers pings but does not read, because its unsent packets would fill the memory. */
export function disconnectSlowReader({ conn }: Pick<Socket, 'conn'>, onClose: (unread: Unread) => void): void {
  let [packets, bytes] = [0, 0];
  let isClosed = false;
  conn.on('packetCreate', (packet: Packet) => {
    packets += 1;
    bytes += bytesOf(packet);
    if (isClosed || (packets <= UNSENT_PACKETS_MAX && bytes <= UNSENT_BYTES_MAX)) return;
    isClosed = true;
    // A close that does not discard the queue would wait for it.
    conn.close(true);
    onClose({ packets, bytes });
  });
  // engine.io flushes the whole queue once the previous batch is sent.
  conn.on('flush', () => {
    [packets, bytes] = [0, 0];
  });
}
