import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';

/** Read without a parser that may throw: whoever asks may write anything here, and before anybody has looked who they are. */
function asked({ url = '' }: IncomingMessage) {
  const [path = '', query = ''] = url.split('?');
  return { path, query: new URLSearchParams(query) };
}

/** 410 for a line that is no more, 422 for what no client of ours sends. */
const insteadOf400 = (request: IncomingMessage): number => (asked(request).query.has('sid') ? 410 : 422);

/**
 * Statuses of requests that the line below socket.io refuses. It knows 400 for all of them, which clients of the API
 * read as the end of the session (SPEC §8): here it is 410 for a line that is no more, which happens to anybody whose
 * session ends while a poll is on its way, and 422 for what no client of ours sends.
 */
export function refuseAsTheApi(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // An upgrade brings a stand-in whose head is never written. What only names one in its head is a plain request.
  if (Reflect.get(request, 'upgrade') !== true) {
    const { writeHead } = response;
    const instead = insteadOf400(request);
    response.writeHead = (status: number, ...rest: unknown[]) =>
      Reflect.apply(writeHead, response, [status === 400 ? instead : status, ...rest]);
  }
  next();
}

const BAD_REQUEST = /^HTTP\/1\.1 400 [^\r]*/;

/** The same for upgrades: what refuses them writes the head of its answer as a text, before anything else. */
export function refuseUpgradesAsTheApi(server: Server): void {
  server.prependListener('upgrade', (request, socket) => {
    // Node takes its own listener off before an upgrade; the next one may come a second later, or never.
    socket.on('error', () => socket.destroy());
    if (!asked(request).path.startsWith('/socket.io/')) return;
    const { end, write } = socket;
    const asTheApi =
      (send: typeof write | typeof end) =>
      (head: unknown, ...rest: unknown[]) => {
        Object.assign(socket, { end, write });
        const instead = insteadOf400(request);
        const answer =
          typeof head === 'string' ? head.replace(BAD_REQUEST, `HTTP/1.1 ${instead} ${STATUS_CODES[instead]}`) : head;
        return Reflect.apply(send, socket, [answer, ...rest]);
      };
    Object.assign(socket, { end: asTheApi(end), write: asTheApi(write) });
  });
}
