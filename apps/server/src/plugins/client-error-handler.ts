import type { Socket } from 'node:net';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import type { ConnectionError } from 'fastify';
import { hasPendingResponse } from './pending-response.ts';

const textResponse = (status: string, sentence: string): string =>
  formatResponse(status, 'text/plain; charset=utf-8', sentence);

const invalidResponse = (message: string): string =>
  formatResponse(
    `422 Unprocessable Entity\r\n${ERROR_CODE_HEADER}: invalid`,
    'application/json; charset=utf-8',
    JSON.stringify({ message, fields: {} }),
  );

const formatResponse = (status: string, type: string, body: string): string =>
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

/** Responses by Node's error code, in English because the Accept-Language header was not parsed. */
const responses: ReadonlyMap<string, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', textResponse('408 Request Timeout', 'The request took too long to arrive.')],
  ['HPE_HEADER_OVERFLOW', textResponse('431 Request Header Fields Too Large', 'The request headers are too large.')],
  ['HPE_INVALID_METHOD', textResponse('501 Not Implemented', 'This request method isn’t supported.')],
  ['HPE_INVALID_CONTENT_LENGTH', invalidResponse('The Content-Length header is invalid.')],
  ['HPE_UNEXPECTED_CONTENT_LENGTH', invalidResponse('The Content-Length header is invalid.')],
]);

/**
 * Closes a connection after a malformed request, with a response (never 400) where one is defined. Sends none while
 * another response is pending, for which the client would take it, although that call may have succeeded.
 */
export function handleClientError({ code }: ConnectionError, socket: Socket): void {
  // A browser could take a response on an unused connection for the response to its next request.
  if (socket.bytesRead === 0) return void socket.destroy();
  const response = responses.get(code);
  if (response === undefined || !socket.writable || hasPendingResponse(socket)) return void socket.destroy();
  socket.write(response);
  socket.destroySoon();
}
