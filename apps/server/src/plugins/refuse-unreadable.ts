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

/** Responses by Node's error code. In English, because the Accept-Language header was not parsed. */
const answers: ReadonlyMap<string, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', plain('408 Request Timeout', 'The request took too long to arrive.')],
  ['HPE_HEADER_OVERFLOW', plain('431 Request Header Fields Too Large', 'The request headers are too large.')],
  ['HPE_INVALID_METHOD', plain('501 Not Implemented', 'This request method isn’t supported.')],
  ['HPE_INVALID_CONTENT_LENGTH', invalid('The Content-Length header is invalid.')],
  ['HPE_UNEXPECTED_CONTENT_LENGTH', invalid('The Content-Length header is invalid.')],
]);

/**
 * Closes a connection after a malformed request, with a response (never 400) where one is defined. While another
 * response is pending, it sends none: the client would take it for the pending one, although that call may have
 * succeeded.
 */
export function refuseUnreadable({ code }: ConnectionError, line: Socket): void {
  // A browser could take a response on an unused connection for the response to its next request.
  if (line.bytesRead === 0) return void line.destroy();
  const said = answers.get(code);
  if (said === undefined || !line.writable || isOwing(line)) return void line.destroy();
  line.write(said);
  line.destroySoon();
}
