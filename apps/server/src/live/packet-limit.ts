import type { Server, Socket } from 'socket.io';
import { createTokenBucket } from './token-bucket.ts';

/** Packets of any kind, pings and junk among them; whoever sends more is cut off. */
const PACKETS = { burst: 1000, perSecond: 100 };
/** Letters, or bytes of one that is not text, that a packet has at no extra cost: a message of 4000 fits three times over. A longer one counts as several. */
const PACKET_SIZE = 32 * 1024;

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/**
 * Counts what comes on each line from its first packet on, and closes the line that sent too much. A socket begins only once
 * somebody is known by their token, and each packet that names one is looked up: before that as much has to be counted as after it.
 */
export function limitPackets(engine: Server['engine'], now: () => number): void {
  engine.on('connection', (line: Socket['conn']) => {
    const maySend = createTokenBucket(PACKETS, now);
    line.on('packet', ({ data }: { readonly data?: unknown }) => {
      // What waits to be sent is let go: whoever does not read it would hold the line open.
      if (!maySend(Math.max(1, Math.ceil(sizeOf(data) / PACKET_SIZE)))) line.close(true);
    });
  });
}
