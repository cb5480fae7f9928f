import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Statuses of requests that the line below socket.io refuses. It knows 400 for all of them, which clients of the API
 * read as the end of the session (SPEC §8): here it is 410 for a line that is no more, which happens to anybody whose
 * session ends while a poll is on its way, and 422 for what no client of ours sends.
 *
 * An upgrade that is refused has no such answer; browsers tell nobody its status.
 */
export function refuseAsTheApi(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // An upgrade brings a stand-in whose head is never written.
  if (request.headers.upgrade === undefined) {
    const { writeHead } = response;
    const isOfLine = new URL(request.url ?? '', 'http://line').searchParams.has('sid');
    const instead = isOfLine ? 410 : 422;
    response.writeHead = (status: number, ...rest: unknown[]) =>
      Reflect.apply(writeHead, response, [status === 400 ? instead : status, ...rest]);
  }
  next();
}
