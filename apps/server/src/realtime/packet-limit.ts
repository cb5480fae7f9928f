import type { Server, Socket } from 'socket.io';
import { createTokenBucket } from './token-bucket.ts';

/** Packets of any kind count, including pings and malformed ones. */
const PACKETS = { burst: 1000, perSecond: 100 };
/** Characters (bytes of a binary packet) that count as one packet: three times the longest message. */
const PACKET_SIZE = 32 * 1024;

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/**
 * Limits connections from their first packet, and closes them above the limit. Sockets, which exist only after
 * authentication, could not limit packets with a token, each of which costs a lookup.
 */
export function limitPackets(engine: Server['engine'], now: () => number): void {
  engine.on('connection', (connection: Socket['conn']) => {
    const takeTokens = createTokenBucket(PACKETS, now);
    connection.on('packet', ({ data }: { readonly data?: unknown }) => {
      // Discards unsent packets, which a client that does not read would keep open.
      if (!takeTokens(Math.max(1, Math.ceil(sizeOf(data) / PACKET_SIZE)))) connection.close(true);
    });
  });
}
