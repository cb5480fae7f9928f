import { ERROR_CODE_HEADER, ERROR_DETAILS_HEADER, type ErrorCode } from '@boostdesk/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-error.ts';
import { isReadTimeout } from '../db/timed-reads.ts';
import { negotiateLanguage } from '../i18n/accept-language.ts';
import { type MessageDescriptor, msg } from '../i18n/message.ts';
import { HttpError, RateLimitError, withReference } from './http-error.ts';

/** Fastify's 400s become 422, because a 400 would sign the user out (SPEC §4). */
function toCode(error: FastifyError): ErrorCode {
  if (error.statusCode === 413) return 'too_large';
  if (error.statusCode === 415) return 'unsupported_media';
  if (error.statusCode === 429) return 'too_many';
  if (error.statusCode === 503) return 'closing';
  if (error.statusCode !== undefined && error.statusCode < 500) return 'invalid';
  return 'internal';
}

const decompressionErrors: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['FST_CP_ERR_INVALID_CONTENT', msg('The request body couldn’t be decompressed.')],
  ['FST_CP_ERR_INVALID_CONTENT_ENCODING', msg('The request body uses an unsupported compression method.')],
]);

/** Retry-After while the process closes or the database is unavailable. */
const RETRY_SECONDS = 2;

/** How long the rest of a too large body is discarded. */
const LINGER_MS = 5_000;

const retryAfterSeconds = (refusal: HttpError): number => (refusal instanceof RateLimitError ? refusal.seconds : 60);

/** Sends ≤ 2 KB: a plain-text sentence, or for 422 JSON with a message per field. */
function sendError(request: FastifyRequest, reply: FastifyReply, refusal: HttpError): FastifyReply {
  reply.status(refusal.status).header(ERROR_CODE_HEADER, refusal.code).header('cache-control', 'no-store');
  if (refusal.code === 'too_many') reply.header('retry-after', retryAfterSeconds(refusal));
  else if (refusal.status === 503) reply.header('retry-after', RETRY_SECONDS);
  const details = new URLSearchParams(refusal.details).toString();
  if (details !== '') reply.header(ERROR_DETAILS_HEADER, details);
  const said = refusal.toBody(negotiateLanguage(request.headers['accept-language']));
  if (refusal.status !== 422) return reply.type('text/plain; charset=utf-8').send(said.message.slice(0, 500));
  return reply.send(said);
}

const isClientDisconnect = (error: FastifyError): boolean => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

function toHttpError(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (isReadTimeout(error)) {
    request.log.warn({ err: error }, 'a read was ended for its time');
    return new HttpError('too_long');
  }
  // A request aborted by the client has the codes of a lost database connection.
  const isOfCaller = error.statusCode !== undefined && error.statusCode < 500;
  if (!isOfCaller && isDatabaseUnavailable(error)) {
    request.log.error({ err: error, reference: request.id }, 'the database is away or too busy');
    return new HttpError('unavailable', withReference(request.id, 'unavailable'));
  }
  const code = toCode(error);
  if (code !== 'internal') return new HttpError(code, decompressionErrors.get(error.code));
  if (isClientDisconnect(error)) request.log.debug({ err: error }, 'the client went away');
  else request.log.error({ err: error, reference: request.id }, 'call failed');
  return new HttpError('internal', withReference(request.id));
}

/** 404 for a malformed URL; Fastify would answer 400. */
export const sendNotFound = (_error: Error, request: FastifyRequest, reply: FastifyReply): void =>
  void sendError(request, reply, new HttpError('not_found'));

/**
 * Closes the connection `LINGER_MS` after a 413. Closed at once with unread bytes, TCP would reset it and the client
 * would never see the response.
 */
function drainAfterResponse({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  reply.raw.once('finish', () => {
    if (raw.complete || raw.closed) return;
    raw.resume();
    const cut = setTimeout(() => raw.socket.destroy(), LINGER_MS);
    raw.once('close', () => clearTimeout(cut));
  });
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = toHttpError(error, request);
    if (refusal.code === 'too_large') drainAfterResponse(request, reply);
    return sendError(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new HttpError('not_found')));
}
