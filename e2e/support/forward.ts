import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Where a request goes on to. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

const toUpstreamOptions = ({ url, method, headers }: IncomingMessage, target: Target) => ({
  ...target,
  // A browser that knows of its proxy asks it by the whole address.
  path: url?.replace(/^http:\/\/[^/]+/, ''),
  method,
  headers,
});

/** Passes a call on, and its answer back with these headers beside its own. */
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

/** The answer's head as it came, for a line that is no longer HTTP. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let place = 0; place < rawHeaders.length; place += 2)
    lines.push(`${rawHeaders[place]}: ${rawHeaders[place + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A websocket as a browser asks for it. */
export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Passes a websocket on; `onSocket` hears of the line to the server once it stands. */
export function forwardUpgrade(
  { incoming, socket, head }: Upgrade,
  target: Target,
  onSocket: (line: Duplex) => void = () => undefined,
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
