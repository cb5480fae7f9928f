import type { Socket } from 'node:net';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import type { ConnectionError } from 'fastify';
import { isOwing } from './owed-answer.ts';

const plain = (status: string, sentence: string): string => answer(status, 'text/plain; charset=utf-8', sentence);

const invalid = (message: string): string =>
  answer(
    `422 Unprocessable Entity\r\n${ERROR_CODE_HEADER}: invalid`,
    'application/json; charset=utf-8',
    JSON.stringify({ message, fields: {} }),
  );

const answer = (status: string, type: string, body: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** By what Node says of it. In English: which language is asked for stands in the headers, which were not read. */
const answers: ReadonlyMap<string, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', plain('408 Request Timeout', 'The request took too long to arrive.')],
  ['HPE_HEADER_OVERFLOW', plain('431 Request Header Fields Too Large', 'The request headers are too large.')],
  ['HPE_INVALID_METHOD', plain('501 Not Implemented', 'This request method isn’t supported.')],
  ['HPE_INVALID_CONTENT_LENGTH', invalid('The Content-Length header is invalid.')],
  ['HPE_UNEXPECTED_CONTENT_LENGTH', invalid('The Content-Length header is invalid.')],
]);

/**
 * Ends a line on which something came that is no request: with an answer where there is one; never with 400. A line that owes an answer
 * is cut: what is said there would be taken for that answer, though the call may have been done.
 */
export function refuseUnreadable({ code }: ConnectionError, line: Socket): void {
  // A browser may take an answer on a connection that it has not used for the answer to its next request.
  if (line.bytesRead === 0) return void line.destroy();
  const said = answers.get(code);
  if (said === undefined || !line.writable || isOwing(line)) return void line.destroy();
  line.write(said);
  line.destroySoon();
}
