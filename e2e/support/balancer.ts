import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Names the process that a browser stays with: a socket's polling and its upgrade must meet the same one. */
export const STICKY_COOKIE = 'boostdesk-process';
/** Says which process an answer came from. */
export const SERVED_BY = 'x-served-by';

const placeOf = ({ headers }: IncomingMessage, count: number): number | undefined => {
  const [, place] = new RegExp(`(?:^|; )${STICKY_COOKIE}=(\\d)(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return place !== undefined && Number(place) < count ? Number(place) : undefined;
};

/** The answer's head as it came, for a line that is no longer HTTP. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let place = 0; place < rawHeaders.length; place += 2)
    lines.push(`${rawHeaders[place]}: ${rawHeaders[place + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** What any balancer in front of several processes does: a browser's first call goes to the next one, later ones to the same. */
export function createBalancer(ports: readonly number[]): Server {
  let next = 0;
  const turn = () => {
    next = (next + 1) % ports.length;
    return next;
  };
  const target = (incoming: IncomingMessage, place: number) => ({
    host: '127.0.0.1',
    port: ports[place],
    path: incoming.url,
    method: incoming.method,
    headers: incoming.headers,
  });

  const server = createServer((incoming, outgoing) => {
    const known = placeOf(incoming, ports.length);
    const place = known ?? turn();
    const upstream = request(target(incoming, place), (answer) => {
      const sticky = `${STICKY_COOKIE}=${place}; Path=/; HttpOnly; SameSite=Lax`;
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        [SERVED_BY]: place,
        ...(known === undefined && { 'set-cookie': sticky }),
      });
      answer.pipe(outgoing);
    });
    upstream.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = request(target(incoming, placeOf(incoming, ports.length) ?? turn()));
    const cut = () => socket.destroy();
    socket.on('error', () => upstream.destroy());
    upstream.on('error', cut);
    upstream.on('response', (answer) => {
      socket.write(headOf(answer));
      answer.pipe(socket);
    });
    upstream.on('upgrade', (answer, line, rest) => {
      socket.write(headOf(answer));
      socket.write(rest);
      line.write(head);
      line.on('error', cut);
      line.on('close', cut);
      socket.on('close', () => line.destroy());
      line.pipe(socket).pipe(line);
    });
    upstream.end();
  });
  return server;
}
