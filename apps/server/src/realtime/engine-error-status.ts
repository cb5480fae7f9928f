import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';

/** Does not throw: the URL is unauthenticated input. */
function parseUrl({ url = '' }: IncomingMessage) {
  const [path = '', query = ''] = url.split('?');
  return { path, query: new URLSearchParams(query) };
}

/** 410 for an unknown engine.io session, otherwise 422. */
const errorStatusFor = (request: IncomingMessage): number => (parseUrl(request).query.has('sid') ? 410 : 422);

/**
 * API clients would read the 400 of engine.io as the end of the session (SPEC §8). Sends 410 when the engine.io session
 * is gone, as when it ends during a poll, and 422 for malformed requests.
 */
export function rewriteErrorStatus(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // An upgrade has a stub response whose head is never written. The Upgrade header alone does not make one.
  if (Reflect.get(request, 'upgrade') !== true) {
    const { writeHead } = response;
    const instead = errorStatusFor(request);
    response.writeHead = (status: number, ...rest: unknown[]) =>
      Reflect.apply(writeHead, response, [status === 400 ? instead : status, ...rest]);
  }
  next();
}

const BAD_REQUEST = /^HTTP\/1\.1 400 [^\r]*/;

/** engine.io writes the 400 of a rejected upgrade to the socket as text. */
export function rewriteUpgradeErrorStatus(server: Server): void {
  server.prependListener('upgrade', (request, socket) => {
    // Node removes its error listener before an upgrade; the next one may follow a second later, or never.
    socket.on('error', () => socket.destroy());
    if (!parseUrl(request).path.startsWith('/socket.io/')) return;
    const { end, write } = socket;
    const withStatus =
      (send: typeof write | typeof end) =>
      (head: unknown, ...rest: unknown[]) => {
        Object.assign(socket, { end, write });
        const instead = errorStatusFor(request);
        const answer =
          typeof head === 'string' ? head.replace(BAD_REQUEST, `HTTP/1.1 ${instead} ${STATUS_CODES[instead]}`) : head;
        return Reflect.apply(send, socket, [answer, ...rest]);
      };
    Object.assign(socket, { end: withStatus(end), write: withStatus(write) });
  });
}
