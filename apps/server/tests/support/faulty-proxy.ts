import { connect, createServer, type Socket } from 'node:net';

/** `after`: the server received the request, and its response is lost. */
export const faults = ['before', 'after', 'inside', 'stall'] as const;
type Fault = (typeof faults)[number];

/** Longer than clients of a test wait for a response. */
export const STALL_MS = 2000;

interface FaultyProxyOptions {
  readonly to: string;
  /** Chunks from a client between faults of its connection. */
  readonly every: number;
  /** Most faults; afterwards connections work. */
  readonly most: number;
}

/** A TCP proxy in front of the server, whose connections fail in every way in turn. */
export async function openFaultyProxy({ to, every, most }: FaultyProxyOptions) {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const made = { before: 0, after: 0, inside: 0, stall: 0 } satisfies Record<Fault, number>;
  let pieces = 0;
  let count = 0;

  function nextFault(): Fault | undefined {
    pieces += 1;
    if (count === most || pieces % every !== 0) return undefined;
    const fault = faults[count % faults.length];
    count += 1;
    if (fault !== undefined) made[fault] += 1;
    return fault;
  }

  function serve(client: Socket): void {
    const server = connect(Number(port), hostname);
    let answerLost = false;
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    const hit: Record<Fault, (piece: Buffer) => void> = {
      before: cut,
      after: (piece) => {
        answerLost = true;
        server.write(piece);
      },
      inside: (piece) => void server.write(piece.subarray(0, Math.ceil(piece.length / 2)), cut),
      stall: (piece) => {
        client.pause();
        server.pause();
        setTimeout(() => {
          server.write(piece);
          client.resume();
          server.resume();
        }, STALL_MS);
      },
    };
    client.on('data', (piece: Buffer) => {
      const fault = nextFault();
      if (fault === undefined) server.write(piece);
      else hit[fault](piece);
    });
    server.on('data', (piece: Buffer) => {
      if (answerLost) cut();
      else client.write(piece);
    });
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
  }

  const proxy = createServer(serve);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    made,
    close: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
