import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Host and path that a request is forwarded to. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

const toUpstreamOptions = ({ url, method, headers }: IncomingMessage, target: Target) => ({
  ...target,
  // A browser with a configured proxy sends absolute URLs.
  path: url?.replace(/^http:\/\/[^/]+/, ''),
  method,
  headers,
});

/** Forwards a request, and returns its response with additional headers. */
export function forwardCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: Target,
  extraHeaders: Readonly<Record<string, string | number>> = {},
): void {
  const upstream = request(toUpstreamOptions(incoming, target), (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...extraHeaders });
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  upstream.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** The response head as received, for an upgraded connection. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let place = 0; place < rawHeaders.length; place += 2)
    lines.push(`${rawHeaders[place]}: ${rawHeaders[place + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The upgrade request of a browser. */
export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Forwards a websocket; `onSocket` gets the connection to the server once it is open. */
export function forwardUpgrade(
  { incoming, socket, head }: Upgrade,
  target: Target,
  onSocket: (server: Duplex) => void = () => undefined,
): void {
  const upstream = request(toUpstreamOptions(incoming, target));
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
    onSocket(line);
  });
  upstream.end();
}
