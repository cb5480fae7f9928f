import { connect, createServer, type Socket } from 'node:net';

/** Connections can fall silent as behind a partition: they stay open and carry nothing either way. */
export async function openSilentProxy(to: string) {
  const { hostname, port, protocol } = new URL(to);
  const pairs: (readonly [Socket, Socket])[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    pairs.push([client, server]);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    url: `${protocol}//127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** Silences the open connections; those opened later work. */
    silence: () => {
      for (const [client, server] of pairs) {
        client.unpipe();
        server.unpipe();
      }
    },
    close: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of pairs.flat()) socket.destroy();
      await closed;
    },
  };
}
